// A parcel is laid in: until when it may stay and its PIN are made in that moment.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { chargeParcel, costOfUse } from './charges.ts';
import type { Held, Parcel } from './holdParcel.ts';
import { moveParcel } from './moveParcel.ts';
import { makePin } from './parcelPin.ts';
import { byTerminal, handOf, type ParcelReport } from './parcelReports.ts';
import { latest, standardExpiry } from './storageEnd.ts';
import { tellOwner } from './tellOwner.ts';

/** Lays a parcel that is held into a box, and tells its owner. */
export async function layIn(
  trx: Transaction<Tables>,
  held: Held,
  place: Pick<Parcel, 'boxId' | 'boxTypeId' | 'withOrdersId'>,
  { secrets, now, timeZone, userName, ...report }: ParcelReport,
): Promise<void> {
  const { parcel } = held;
  const standardExpiryTime = await standardExpiry(trx, parcel, report.time, timeZone);
  const { pinCode, pinHmac } = await makePin(trx, secrets, parcel.lockerId);
  const cost = await costOfUse(trx, parcel, place.withOrdersId, report.time);
  const change = {
    ...place,
    ...cost,
    pinHmac,
    storeTime: report.time,
    storeUsername: userName ?? parcel.storeUsername,
    storeUserType: handOf(parcel, 'DEPOSIT'),
    standardExpiryTime,
    expiryTime: latest(standardExpiryTime, parcel.extraExpiryTime),
  };
  const by = byTerminal({ ...report, now, timeZone });
  const stored = await moveParcel(trx, held, 'DEPOSIT', { by, now, change });
  await chargeParcel(trx, stored, by);
  await tellOwner(trx, 'DEPOSIT', stored, now, pinCode);
}
