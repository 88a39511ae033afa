// Tables of the audit trail: its seals, and the personal values stored apart from it.

/** A sealed batch of events. Never changed. */
export interface SealsTable {
  /** From 1, without gaps. */
  sealId: number;
  /** The batch contains all events after the previous batch, up to `lastId`. */
  firstId: number;
  lastId: number;
  count: number;
  /** The hash of the previous batch; null for the first. */
  hashBefore: string | null;
  /** HMAC of the batch's text (domain/people/seals.ts) under the server key; without a key its SHA-256, hex. */
  hash: string;
  time: number;
  /** The server key it was made with; null without one, as before keyed seals were introduced. */
  keyId: string | null;
}

/** A personal value that the history refers to by hash. Never changed, but deleted with its owner. */
export interface PersonalValuesTable {
  /** SHA-256 of salt and value, hex. */
  valueHash: string;
  /** The owner: a subject and its id. */
  ownerType: string;
  ownerId: string;
  field: string;
  /** 16 random bytes, hex. */
  salt: string;
  value: string;
  creationTime: number;
}
