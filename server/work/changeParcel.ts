// What staff change of a parcel: cancel it, renumber it, let it stay longer, send its PIN again, move it through the warehouse.
import type { Transaction, Updateable } from 'kysely';
import { mayMove, PARCEL_MOVES } from '../../domain/parcelMoves.ts';
import { readParcelNumber } from '../../domain/reservation.ts';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';
import { laterThan } from '../http/staleSave.ts';
import type { Secrets } from '../secrets.ts';
import { holdParcel, type Held, type Parcel } from './holdParcel.ts';
import { moveParcel, recordParcel, type Doer } from './moveParcel.ts';
import { makePin } from './parcelPin.ts';
import { settleBox } from './settleBox.ts';
import { latest, standardExpiry } from './storageEnd.ts';
import { tellOwner } from './tellOwner.ts';

type Trx = Transaction<Tables>;

/** What is held may be refused by whoever asks: a stale save. */
export type Check = (parcel: Parcel) => Promise<void>;

/** Changes a parcel that stays in its state. */
async function write(
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

/** 'A Booked parcel can be cancelled'; its box is free then. */
export async function cancelParcel(trx: Trx, ordersId: number, by: Doer): Promise<void> {
  const held = await holdParcel(trx, ordersId);
  await moveParcel(trx, held, 'CANCEL', { by, now: by.time, change: { cancelTime: by.time } });
}

/** 'its parcel number edited': of a booked one. The category stays as it was chosen. */
export async function renumberParcel(
  trx: Trx,
  ordersId: number,
  typed: string,
  by: Doer,
  check: Check,
): Promise<void> {
  const { parcel } = await holdParcel(trx, ordersId);
  if (parcel.ordersStatus !== 'RESERVED') throw new Problem('PARCEL_NOT_BOOKED');
  await check(parcel);
  const parcelNumber = readParcelNumber(typed);
  if (parcelNumber === parcel.parcelNumber) return;
  const changed = await write(trx, parcel, { parcelNumber }, by.time);
  const data = { from: { parcelNumber: parcel.parcelNumber }, to: { parcelNumber } };
  await recordParcel(trx, 'PARCEL_CHANGED', changed, { by, data });
}

/** The parcel stays in its state: only its times and its box's change. */
async function prolong(
  trx: Trx,
  { parcel, boxes }: Held,
  change: Updateable<ParcelsTable>,
  by: Doer,
  data: Record<string, unknown>,
): Promise<void> {
  const changed = await write(trx, parcel, change, by.time);
  for (const box of boxes) await settleBox(trx, box, by, by.time);
  await recordParcel(trx, 'PARCEL_CHANGED', changed, { by, data });
}

/**
 * 'Deposited or Expired parcels allow changing expiry time (date cannot be before current expiry)'. One that has
 * expired and may stay on is stored again.
 * @param expiryTime epoch milliseconds
 */
export async function changeExpiry(
  trx: Trx,
  ordersId: number,
  expiryTime: number,
  by: Doer,
  check: Check,
): Promise<void> {
  const held = await holdParcel(trx, ordersId);
  const { parcel } = held;
  if (!mayMove('COLLECT', parcel.ordersStatus)) throw new Problem('PARCEL_NOT_STORED');
  await check(parcel);
  if (parcel.expiryTime !== null && expiryTime < parcel.expiryTime)
    throw new Problem('EXPIRY_TOO_EARLY', { field: 'expiryTime' });
  const { standardExpiryTime, warehouseExpiryTime } = parcel;
  const until = latest(standardExpiryTime, expiryTime, warehouseExpiryTime);
  const change = { extraExpiryTime: expiryTime, expiryTime: until };
  const data = { from: { expiryTime: parcel.expiryTime }, to: { expiryTime: until } };
  const again = mayMove('EXTEND', parcel.ordersStatus) && expiryTime > by.time;
  if (again) await moveParcel(trx, held, 'EXTEND', { by, now: by.time, change, data });
  else await prolong(trx, held, change, by, data);
}

/** 'PIN can be re-sent': a new one, for nobody knows the old. Refuses where nobody could be told. */
export async function resendPin(
  trx: Trx,
  ordersId: number,
  by: Doer,
  secrets: Secrets,
): Promise<void> {
  const { parcel } = await holdParcel(trx, ordersId);
  if (!mayMove('COLLECT', parcel.ordersStatus)) throw new Problem('PARCEL_NOT_STORED');
  const { pinCode, pinHmac } = await makePin(trx, secrets, parcel.lockerId);
  const changed = await write(trx, parcel, { pinHmac }, by.time);
  const told = await tellOwner(trx, 'PIN_RESEND', changed, by.time, pinCode);
  if (told === 0) throw new Problem('PIN_NOBODY', { field: 'ordersId' });
  await recordParcel(trx, 'PIN_RESENT', changed, { by });
}

const WAREHOUSE_ACTS = { WAREHOUSE_STORED: 'IN_WARE', WAREHOUSE_COLLECTED: 'OUT_WARE' } as const;
const NONE = { IN_WARE: 'PARCEL_NOT_FOR_WAREHOUSE', OUT_WARE: 'PARCEL_NOT_IN_WAREHOUSE' } as const;

/** Of the parcels with this number the newest that may go this way. */
async function newestOf(trx: Trx, number: string, act: 'IN_WARE' | 'OUT_WARE'): Promise<number> {
  const stays = await trx
    .selectFrom('parcels')
    .select(['ordersId', 'ordersStatus'])
    .where('parcelNumber', '=', readParcelNumber(number))
    .orderBy('ordersId', 'desc')
    .execute();
  if (stays.length === 0) throw new Problem('NOT_FOUND', { field: 'parcelNumber' });
  const { from } = PARCEL_MOVES[act];
  const newest = stays.find(({ ordersStatus }) =>
    (from as readonly string[]).includes(ordersStatus),
  );
  if (!newest) throw new Problem(NONE[act], { field: 'parcelNumber' });
  return newest.ordersId;
}

/** What the scan at the warehouse says. */
export interface WarehouseScan {
  readonly parcelNumber: string;
  readonly location?: string | undefined;
  readonly status: keyof typeof WAREHOUSE_ACTS;
}

/** In-Ware frees the box and lets the parcel stay as long as one that is laid in now; Out-Ware ends its way. */
export async function moveThroughWarehouse(
  trx: Trx,
  { parcelNumber, location, status }: WarehouseScan,
  by: Doer,
  timeZone: string,
): Promise<void> {
  const act = WAREHOUSE_ACTS[status];
  const held = await holdParcel(trx, await newestOf(trx, parcelNumber, act));
  const { parcel } = held;
  const place = location ? { warehouseLocation: location } : {};
  const data = location ? { location } : {};
  if (act === 'OUT_WARE') {
    await moveParcel(trx, held, act, { by, now: by.time, change: place, data });
    return;
  }
  const warehouseExpiryTime = await standardExpiry(trx, parcel, by.time, timeZone);
  const { standardExpiryTime, extraExpiryTime } = parcel;
  const expiryTime = latest(standardExpiryTime, extraExpiryTime, warehouseExpiryTime);
  const change = { ...place, warehouseExpiryTime, expiryTime };
  await moveParcel(trx, held, act, { by, now: by.time, change, data });
}
