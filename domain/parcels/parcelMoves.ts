// The life of a parcel as a table: which act leads from which states to which; nothing else ever changes a state.
import type { ParcelStatus } from './parcels.ts';

interface Move {
  /** The states it may start from; empty for the act that begins a parcel's life. */
  readonly from: readonly ParcelStatus[];
  readonly to: ParcelStatus;
}

export const PARCEL_MOVES = {
  RESERVE: { from: [], to: 'RESERVED' },
  /** R4.36: a Booked parcel can be cancelled after confirmation. */
  CANCEL: { from: ['RESERVED'], to: 'CANCELED' },
  /** Nobody laid it in before its booking ended. */
  TIME_OUT: { from: ['RESERVED'], to: 'CANCELED' },
  DEPOSIT: { from: ['RESERVED'], to: 'STORED' },
  /** It was laid in though its booking had ended, or elsewhere than booked: staff found it and recorded it. */
  REINSTATE: { from: ['RESERVED', 'CANCELED', 'FAILED_DEPOSIT'], to: 'STORED' },
  /** A courier came and could not lay it in. */
  FAIL: { from: ['RESERVED'], to: 'FAILED_DEPOSIT' },
  COLLECT: { from: ['STORED', 'EXPIRED'], to: 'FINISHED' },
  EXPIRE: { from: ['STORED'], to: 'EXPIRED' },
  /** R4.38: one that has expired is stored again. */
  EXTEND: { from: ['EXPIRED'], to: 'STORED' },
  /** Taken out of its box by the operator. */
  REMOVE: { from: ['STORED', 'EXPIRED'], to: 'REMOVE' },
  IN_WARE: { from: ['STORED', 'EXPIRED', 'REMOVE', 'FAILED_DEPOSIT'], to: 'WAREHOUSE_STORED' },
  OUT_WARE: { from: ['WAREHOUSE_STORED'], to: 'WAREHOUSE_COLLECTED' },
} as const satisfies Record<string, Move>;

export type ParcelAct = keyof typeof PARCEL_MOVES;

/** Whether the act may be done to a parcel in this state; `undefined` is a parcel that is not there yet. */
export function mayMove(act: ParcelAct, from: ParcelStatus | undefined): boolean {
  const move: Move = PARCEL_MOVES[act];
  return from === undefined ? move.from.length === 0 : move.from.includes(from);
}

/** The states in which a parcel keeps its box: promised to it, or standing in it. */
export const HOLDING_STATUSES = [
  'RESERVED',
  'STORED',
  'EXPIRED',
] as const satisfies readonly ParcelStatus[];

/** Whether a parcel in this state keeps its box. */
export function holdsBox(status: ParcelStatus): boolean {
  return (HOLDING_STATUSES as readonly ParcelStatus[]).includes(status);
}
