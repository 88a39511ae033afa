// What staff change of a booked parcel: its number, or whether it is awaited at all.
import type { Transaction, Updateable } from 'kysely';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Tables } from '../db/tables.ts';
import { mayMove } from '../../domain/parcels/parcelMoves.ts';
import { Problem } from '../system/problem.ts';
import { laterThan } from '../http/staleSave.ts';
import { lockParcelForUpdate, type Parcel } from './lockParcelForUpdate.ts';
import { moveParcel, recordParcel, refuseSecond, type Doer } from './moveParcel.ts';
import { keptParcelNumber } from '../reservations/parcelNumber.ts';

type Trx = Transaction<Tables>;

/** What is held may be refused by whoever asks: a stale save. */
export type Check = (parcel: Parcel) => Promise<void>;

/** Changes a parcel that is held and stays in its state. */
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

/** R4.36; its box is free then. */
export async function cancelParcel(
  trx: Trx,
  ordersId: number,
  by: Doer,
  check: Check,
): Promise<void> {
  const held = await lockParcelForUpdate(trx, ordersId);
  if (mayMove('CANCEL', held.parcel.ordersStatus)) await check(held.parcel);
  await moveParcel(trx, held, 'CANCEL', { by, now: by.time, change: { cancelTime: by.time } });
}

/** Of a booked one (R4.37). The category stays as it was chosen. */
export async function renumberParcel(
  trx: Trx,
  ordersId: number,
  typed: string,
  by: Doer,
  check: Check,
): Promise<void> {
  const { parcel } = await lockParcelForUpdate(trx, ordersId);
  if (parcel.ordersStatus !== 'RESERVED') throw new Problem('PARCEL_NOT_BOOKED');
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
