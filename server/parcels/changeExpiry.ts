// Extends a parcel's storage time, by staff.
import type { Updateable } from 'kysely';
import { isInBox, mayMove } from '../../domain/parcels/parcelMoves.ts';
import {
  EXPIRY_AHEAD_MAX_DAYS,
  expiryProblem,
  latestEnd,
} from '../../domain/parcels/storageRules.ts';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import { writeParcel, type Check } from './changeParcel.ts';
import { lockParcelForUpdate, type Held } from './lockParcelForUpdate.ts';
import { moveParcel, recordParcel } from './moveParcel.ts';
import type { Doer } from '../events/append.ts';
import { updateBoxStatus } from '../boxes/updateBoxStatus.ts';

/** The parcel keeps its state: only its times and its box's change. */
async function prolong(
  trx: Trx,
  { parcel, boxes }: Held,
  change: Updateable<ParcelsTable>,
  by: Doer,
  data: Record<string, unknown>,
): Promise<void> {
  const changed = await writeParcel(trx, parcel, change, by.time);
  for (const box of boxes) await updateBoxStatus(trx, box, by, by.time);
  await recordParcel(trx, 'PARCEL_CHANGED', changed, { by, data });
}

/**
 * R4.38, R4.39. An expired parcel that may stay is stored again. A year at most: a longer time could not be undone.
 * @param expiryTime epoch milliseconds
 * @returns whether it changes the parcel; its own expiry time writes nothing
 */
export async function changeExpiry(
  trx: Trx,
  ordersId: number,
  expiryTime: number,
  by: Doer,
  check: Check,
): Promise<boolean> {
  const held = await lockParcelForUpdate(trx, ordersId);
  const { parcel } = held;
  if (!isInBox(parcel.ordersStatus)) throw new Problem('PARCEL_NOT_STORED');
  await check(parcel);
  const problem = expiryProblem(expiryTime, { current: parcel.expiryTime, now: by.time });
  if (problem) {
    const values = problem === 'EXPIRY_TOO_LATE' && { days: EXPIRY_AHEAD_MAX_DAYS };
    throw new Problem(problem, { field: 'expiryTime', ...(values && { values }) });
  }
  const again = mayMove('EXTEND', parcel.ordersStatus) && expiryTime > by.time;
  if (expiryTime === parcel.expiryTime && !again) return false;
  const { standardExpiryTime, warehouseExpiryTime } = parcel;
  const until = latestEnd(standardExpiryTime, expiryTime, warehouseExpiryTime);
  const change = { extraExpiryTime: expiryTime, expiryTime: until };
  const data = { from: { expiryTime: parcel.expiryTime }, to: { expiryTime: until } };
  if (again) await moveParcel(trx, held, 'EXTEND', { by, now: by.time, change, data });
  else await prolong(trx, held, change, by, data);
  return true;
}
