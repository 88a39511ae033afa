// The only place where a parcel's state changes: by the table of moves, with boxes and history.
import type { Insertable, Updateable } from 'kysely';
import type { ProblemCode } from '../../contract/problems.ts';
import {
  holdsBox,
  mayMove,
  mayStayInside,
  PARCEL_MOVES,
  type ParcelAction,
} from '../../domain/parcels/parcelMoves.ts';
import { laidInAs } from '../../domain/parcels/parcels.ts';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import { laterThan } from '../http/staleSave.ts';
import type { EventType } from '../../domain/events.ts';
import type { Box, Held, Parcel } from './lockParcelForUpdate.ts';
import { appendEvent, type Doer, type NewEvent } from '../events/append.ts';
import { suspectInside } from '../boxes/strays.ts';
import { updateBoxStatus } from '../boxes/updateBoxStatus.ts';

/** Circumstances of a move; `now` is when the server learned of it, epoch milliseconds. */
export interface Circumstances {
  readonly by: Doer;
  readonly now: number;
  /** Other columns of the parcel to change. */
  readonly change?: Omit<Updateable<ParcelsTable>, 'ordersStatus' | 'lastUpdatedTime'>;
  /** Further data for the history. */
  readonly data?: Record<string, unknown>;
}

/** The event of each action, and the error if it is not allowed. */
const RESULTS: Record<ParcelAction, readonly [EventType, ProblemCode]> = {
  RESERVE: ['PARCEL_BOOKED', 'BOX_TAKEN'],
  CANCEL: ['PARCEL_CANCELED', 'PARCEL_NOT_BOOKED'],
  TIME_OUT: ['PARCEL_CANCELED', 'PARCEL_NOT_BOOKED'],
  DEPOSIT: ['PARCEL_DEPOSITED', 'PARCEL_NOT_BOOKED'],
  REINSTATE: ['PARCEL_DEPOSITED', 'STRAY_NOT_RECORDABLE'],
  FAIL: ['PARCEL_FAILED_DEPOSIT', 'PARCEL_NOT_BOOKED'],
  COLLECT: ['PARCEL_COLLECTED', 'PARCEL_NOT_STORED'],
  EXPIRE: ['PARCEL_EXPIRED', 'PARCEL_NOT_STORED'],
  EXTEND: ['PARCEL_CHANGED', 'PARCEL_NOT_STORED'],
  REMOVE: ['PARCEL_REMOVED', 'PARCEL_NOT_STORED'],
  IN_WARE: ['PARCEL_WAREHOUSE_STORED', 'PARCEL_NOT_FOR_WAREHOUSE'],
  OUT_WARE: ['PARCEL_WAREHOUSE_COLLECTED', 'PARCEL_NOT_IN_WAREHOUSE'],
};

const eventOf = (action: ParcelAction, { parcelType }: Pick<Parcel, 'parcelType'>): EventType =>
  RESULTS[action][0] === 'PARCEL_DEPOSITED' && laidInAs(parcelType) === 'POST'
    ? 'PARCEL_POSTED'
    : RESULTS[action][0];

/** Appends an event of the parcel, with its state before and after if it changed. */
export function recordParcel(
  trx: Trx,
  type: EventType,
  { ordersId, memberId, lockerId, boxId }: Parcel,
  { by, data }: Pick<Circumstances, 'by' | 'data'>,
  states: Pick<NewEvent, 'fromState' | 'toState'> = {},
): Promise<void> {
  const subject: NewEvent['subject'] = ['parcel', ordersId];
  return appendEvent(trx, {
    ...by,
    ...states,
    type,
    subject,
    lockerId,
    boxId,
    ordersId,
    memberId,
    data: data ?? {},
  });
}

/**
 * Performs the action on a parcel locked with its boxes, and updates the boxes' status to match their parcels. A box
 * that may still be full is flagged instead of freed.
 * Rejects moves that the table does not have. Returns the parcel after the move.
 */
export async function moveParcel(
  trx: Trx,
  { parcel, boxes }: Held,
  action: Exclude<ParcelAction, 'RESERVE'>,
  { by, now, change = {}, data = {} }: Circumstances,
): Promise<Parcel> {
  const { ordersStatus: from } = parcel;
  const { to } = PARCEL_MOVES[action];
  if (!mayMove(action, from)) throw new Problem(RESULTS[action][1]);
  const lastUpdatedTime = laterThan(parcel.lastUpdatedTime, now);
  // Clear the PIN once the parcel leaves its box.
  const forgotten = holdsBox(to) ? {} : { pinHmac: null, pinVerifier: null };
  const moved = await refuseSecond(parcel, () =>
    trx
      .updateTable('parcels')
      .set({ ...forgotten, ...change, ordersStatus: to, lastUpdatedTime })
      .where('ordersId', '=', parcel.ordersId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  if (holdsBox(from) || holdsBox(to))
    for (const box of boxes)
      if (mayStayInside(action, from)) await suspectInside(trx, box, parcel, by, now);
      else await updateBoxStatus(trx, box, by, now);
  const place = { ...moved, boxId: moved.boxId ?? parcel.boxId };
  const about = { by, data: { action, ...data } };
  await recordParcel(trx, eventOf(action, moved), place, about, { fromState: from, toState: to });
  return moved;
}

type NewParcel = Omit<
  Insertable<ParcelsTable>,
  'ordersStatus' | 'lockerId' | 'boxId' | 'boxTypeId' | 'creationTime' | 'lastUpdatedTime'
>;

/**
 * Unique indexes keep a box from being booked twice and a number from naming two parcels that have a box. Turns their
 * violation into the error for the request that came second.
 */
export async function refuseSecond<T>(
  { box = '', parcelNumber }: { box?: string; parcelNumber: string },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === 'parcelsOneLivePerBox')
      throw new Problem('BOX_TAKEN', { field: 'boxId', values: { box } });
    if (constraint !== 'parcelsOneLivePerNumber') throw error;
    throw new Problem('PARCEL_NUMBER_LIVE', { field: 'parcelNumber', values: { parcelNumber } });
  }
}

/** Books a locked box for a new parcel. `boxId` and the rest of its place are the box's own. */
export async function bookParcel(
  trx: Trx,
  box: Box,
  parcel: NewParcel,
  { by, now, data = {} }: Circumstances,
): Promise<Parcel> {
  const { lockerId, boxId, boxTypeId } = box;
  const { to } = PARCEL_MOVES.RESERVE;
  const row = {
    bookTime: by.time,
    ...parcel,
    lockerId,
    boxId,
    boxTypeId,
    ordersStatus: to,
    creationTime: now,
    lastUpdatedTime: now,
  };
  const booked = await refuseSecond({ box: box.name, parcelNumber: parcel.parcelNumber }, () =>
    trx.insertInto('parcels').values(row).returningAll().executeTakeFirstOrThrow(),
  );
  await updateBoxStatus(trx, box, by, now);
  const about = { by, data: { action: 'RESERVE', ...data } };
  await recordParcel(trx, RESULTS.RESERVE[0], booked, about, { fromState: null, toState: to });
  return booked;
}
