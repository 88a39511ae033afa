// What keeps the history honest: its seals, and the personal values that stand apart from it.

/** A batch of happenings, sealed. Never changed. */
export interface SealsTable {
  /** From 1, without a gap. */
  sealId: number;
  /** The happenings of the batch are all behind the batch before, up to `lastId`. */
  firstId: number;
  lastId: number;
  count: number;
  /** The hash of the batch before; null for the first. */
  hashBefore: string | null;
  /** HMAC of the batch's text (domain/people/seals.ts) under the server key; without a key its SHA-256, hex. */
  hash: string;
  time: number;
  /** Which server key it was made with; null: with none, as before there were keyed seals. */
  keyId: string | null;
}

/** A value that says who somebody is; the history refers to it by its hash. Never changed, but removed with its owner. */
export interface PersonalValuesTable {
  /** SHA-256 of salt and value, hex. */
  valueHash: string;
  /** Whose it is: a subject and its number. */
  ownerKind: string;
  ownerId: string;
  field: string;
  salt: string;
  value: string;
  creationTime: number;
}
