// Changes a booked parcel by staff: its number, or cancels the booking.
import type { Updateable } from 'kysely';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Trx } from '../db/tables.ts';
import { isBooked } from '../../domain/parcels/parcelMoves.ts';
import { Problem } from '../system/problem.ts';
import { laterThan } from '../http/staleSave.ts';
import { lockParcelForUpdate, type Parcel } from './lockParcelForUpdate.ts';
import { moveParcel, recordParcel, refuseSecond } from './moveParcel.ts';
import type { Doer } from '../events/append.ts';
import { keptParcelNumber } from '../reservations/parcelNumber.ts';

/** A further check of the locked parcel by the caller, such as for a stale save. */
export type Check = (parcel: Parcel) => Promise<void>;

/** Changes a locked parcel that keeps its state. */
export async function writeParcel(
  trx: Trx,
  { ordersId, lastUpdatedTime }: Parcel,
  change: Updateable<ParcelsTable>,
  now: number,
): Promise<Parcel> {
  return trx
    .updateTable('parcels')
    .set({ ...change, lastUpdatedTime: laterThan(lastUpdatedTime, now) })
    .where('ordersId', '=', ordersId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** R4.36; frees its box. */
export async function cancelParcel(
  trx: Trx,
  ordersId: number,
  by: Doer,
  check: Check,
): Promise<void> {
  const held = await lockParcelForUpdate(trx, ordersId);
  if (isBooked(held.parcel.ordersStatus)) await check(held.parcel);
  await moveParcel(trx, held, 'CANCEL', { by, now: by.time, change: { cancelTime: by.time } });
}

/** Booked parcels only (R4.37). The category stays as chosen. */
export async function renumberParcel(
  trx: Trx,
  ordersId: number,
  typed: string,
  by: Doer,
  check: Check,
): Promise<void> {
  const { parcel } = await lockParcelForUpdate(trx, ordersId);
  if (!isBooked(parcel.ordersStatus)) throw new Problem('PARCEL_NOT_BOOKED');
  await check(parcel);
  const parcelNumber = keptParcelNumber(typed);
  if (parcelNumber === parcel.parcelNumber) return;
  const change = { parcelNumber, numberShared: false };
  const changed = await refuseSecond({ parcelNumber }, () =>
    writeParcel(trx, parcel, change, by.time),
  );
  const data = { from: { parcelNumber: parcel.parcelNumber }, to: { parcelNumber } };
  await recordParcel(trx, 'PARCEL_CHANGED', changed, { by, data });
}
