// The lockers' own computers: their keys, what they were asked to do, and the reports already taken.
import type { TASK_FAULTS } from '../../../contract/boxes/boxes.ts';
import type { StrayEnd } from '../../../domain/parcels/strays.ts';
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

/** The remote opening of one box. */
export interface OpenTasksTable {
  taskId: string;
  lockerId: number;
  boxId: number;
  taskStatus: Preset<'CREATED' | 'SENT' | 'SUCCESS' | 'FAILED'>;
  fault: Maybe<(typeof TASK_FAULTS)[number]>;
  /** The staff user who asked. */
  askedBy: Maybe<number>;
  creationTime: number;
  /** When the terminal fetched it. */
  sentTime: Maybe<number>;
  /** When it ended, in either way. */
  endTime: Maybe<number>;
}

/** A PIN that was checked at a terminal, and the parcels that it lets the customer take out. */
export interface CollectionsTable {
  collectionId: string;
  lockerId: number;
  boxId: number;
  /** The parcel whose PIN it was. */
  ordersId: number;
  /** All parcels of the customer in that box. */
  ordersIds: Json<number[]>;
  creationTime: number;
}

/** A PIN that was replaced by a new one: a terminal that was out of touch may still have let its owner in. */
export interface RetiredPinsTable {
  ordersId: number;
  pinHmac: string;
  retiredTime: number;
}

/** A terminal's report that was taken: the same key of the same locker changes nothing again. */
export interface GatewayKeysTable {
  lockerId: number;
  key: string;
  answer: Json<unknown>;
  /** HMAC of what it said; none of those from before version 39 of the schema. */
  bodyHmac: Maybe<string>;
  creationTime: number;
}

/** A parcel that was reported laid in and that no booking accounts for. */
export interface StraysTable {
  strayId: Id;
  lockerId: number;
  boxId: number;
  /** The parcel that was named; none where a courier brought it without a booking. */
  ordersId: Maybe<number>;
  parcelNumber: string;
  /** When the terminal says that it was laid in, and when the server heard of it. */
  laidInTime: number;
  reportedTime: number;
  /** When somebody had looked, who (nobody: the terminal), and what came of it. */
  settledTime: Maybe<number>;
  settledBy: Maybe<number>;
  settledAs: Maybe<StrayEnd>;
}
