// A parcel's state machine as a table: the only transitions of its status.
import type { ParcelStatus } from './parcels.ts';

interface Move {
  /** The statuses it may start from; empty for the first action. */
  readonly from: readonly ParcelStatus[];
  readonly to: ParcelStatus;
}

export const PARCEL_MOVES = {
  RESERVE: { from: [], to: 'RESERVED' },
  /** R4.36: a Booked parcel can be cancelled after confirmation. */
  CANCEL: { from: ['RESERVED'], to: 'CANCELED' },
  /** The booking ended without a deposit. */
  TIME_OUT: { from: ['RESERVED'], to: 'CANCELED' },
  DEPOSIT: { from: ['RESERVED'], to: 'STORED' },
  /** Staff found it in a box: its booking had ended, it was in another box, or a warehouse scan was wrong. */
  REINSTATE: { from: ['RESERVED', 'CANCELED', 'FAILED_DEPOSIT', 'WAREHOUSE_STORED'], to: 'STORED' },
  /** A courier could not deposit it. */
  FAIL: { from: ['RESERVED'], to: 'FAILED_DEPOSIT' },
  COLLECT: { from: ['STORED', 'EXPIRED'], to: 'FINISHED' },
  EXPIRE: { from: ['STORED'], to: 'EXPIRED' },
  /** R4.38: an expired parcel is stored again. */
  EXTEND: { from: ['EXPIRED'], to: 'STORED' },
  /** Removed from its box by the operator. */
  REMOVE: { from: ['STORED', 'EXPIRED'], to: 'REMOVE' },
  IN_WARE: { from: ['STORED', 'EXPIRED', 'REMOVE', 'FAILED_DEPOSIT'], to: 'WAREHOUSE_STORED' },
  OUT_WARE: { from: ['WAREHOUSE_STORED'], to: 'WAREHOUSE_COLLECTED' },
} as const satisfies Record<string, Move>;

export type ParcelAction = keyof typeof PARCEL_MOVES;

/** Whether the action is allowed in this status; `undefined` for a parcel that does not exist yet. */
export function mayMove(action: ParcelAction, from: ParcelStatus | undefined): boolean {
  const move: Move = PARCEL_MOVES[action];
  return from === undefined ? move.from.length === 0 : move.from.includes(from);
}

/** Whether a parcel in this status lies in its box, from where it can be collected. */
export const isInBox = (status: ParcelStatus): boolean => mayMove('COLLECT', status);

/** Whether a parcel in this status has only booked its box. */
export const isBooked = (status: ParcelStatus): boolean => mayMove('CANCEL', status);

/** The statuses in which a parcel books or occupies its box. */
export const HOLDING_STATUSES = [
  'RESERVED',
  'STORED',
  'EXPIRED',
] as const satisfies readonly ParcelStatus[];

/** Whether a parcel in this status books or occupies its box. */
export function holdsBox(status: ParcelStatus): boolean {
  return (HOLDING_STATUSES as readonly ParcelStatus[]).includes(status);
}

/** The actions that come with a proof that the parcel was taken out of its box. */
const TAKEN_OUT: readonly ParcelAction[] = ['COLLECT', 'REMOVE'];

/** Whether the parcel may still be in its box after the action: it was there, and nobody proved to have taken it out. */
export const mayStayInside = (action: ParcelAction, from: ParcelStatus): boolean =>
  isInBox(from) && !holdsBox(PARCEL_MOVES[action].to) && !TAKEN_OUT.includes(action);
