// Tables of the terminal API: keys, commands and reports already received.
import type { TASK_ERRORS } from '../../../contract/boxes/boxes.ts';
import type { StrayCause, StrayEnd } from '../../../domain/parcels/strays.ts';
import type { Id, Json, Maybe, Preset } from './columns.ts';

export interface TerminalsTable {
  lockerId: number;
  /** HMAC of the terminal's key; the key itself is never stored. */
  keyHmac: string;
  version: Maybe<string>;
  /** When the terminal last started, epoch milliseconds. */
  startTime: Maybe<number>;
  creationTime: number;
  lastUpdatedTime: number;
}

/** A remote opening of one box. */
export interface OpenTasksTable {
  taskId: string;
  lockerId: number;
  boxId: number;
  taskStatus: Preset<'CREATED' | 'SENT' | 'SUCCESS' | 'FAILED'>;
  error: Maybe<(typeof TASK_ERRORS)[number]>;
  /** The staff user who requested it. */
  requestedBy: Maybe<number>;
  creationTime: number;
  /** When the terminal fetched it. */
  sentTime: Maybe<number>;
  /** When it ended, successfully or not. */
  endTime: Maybe<number>;
}

/** A PIN verified at a terminal, and the parcels it releases. */
export interface CollectionsTable {
  collectionId: string;
  lockerId: number;
  boxId: number;
  /** The parcel the PIN belongs to. */
  ordersId: number;
  /** All parcels of the customer in that box. */
  ordersIds: Json<number[]>;
  /** HMAC of the PIN; null for those from before version 57 of the schema, which prove nothing. */
  pinHmac: Maybe<string>;
  /** When the PIN was last checked. */
  creationTime: number;
}

/** The last heartbeat of a terminal: in a table of its own, because it changes every ten seconds. */
export interface LockerHeartbeatsTable {
  lockerId: number;
  heartbeatTime: number;
}

/** A time without heartbeats of a locker: those before and after it. */
export interface LockerOutagesTable {
  lockerId: number;
  fromTime: number;
  toTime: number;
}

/** A replaced PIN: a terminal that was offline may still have accepted it. */
export interface RetiredPinsTable {
  ordersId: number;
  pinHmac: string;
  retiredTime: number;
}

/** A report received from a terminal: the same key of the same locker has no further effect. */
export interface GatewayKeysTable {
  lockerId: number;
  key: string;
  answer: Json<unknown>;
  /** HMAC of its content; null for those from before version 39 of the schema. */
  bodyHmac: Maybe<string>;
  creationTime: number;
}

/** A parcel reported as stored without a matching booking. */
export interface StraysTable {
  strayId: Id;
  lockerId: number;
  boxId: number;
  /** The reported parcel; null if a courier stored it without a booking. */
  ordersId: Maybe<number>;
  parcelNumber: string;
  cause: Preset<StrayCause>;
  /** When the terminal says it was stored, and when the server received the report. */
  laidInTime: number;
  reportedTime: number;
  /** When it was resolved, by whom (null: the terminal), and with which result. */
  resolvedTime: Maybe<number>;
  resolvedById: Maybe<number>;
  resolution: Maybe<StrayEnd>;
}
