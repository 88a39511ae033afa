// Sends a parcel's owner a new PIN, at the request of staff.
import type { Transaction } from 'kysely';
import { isInBox } from '../../domain/parcels/parcelMoves.ts';
import { isOutgoing } from '../../domain/parcels/parcels.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import type { Secrets } from '../system/secrets.ts';
import { writeParcel, type Check } from './changeParcel.ts';
import { lockParcelForUpdate } from './lockParcelForUpdate.ts';
import { recordParcel, type Doer } from './moveParcel.ts';
import { makePin } from './parcelPin.ts';
import { notifyOwner } from '../messages/notifyOwner.ts';

/** R4.40: generates a new PIN, as the old one is not known. Rejected if the owner has no address. */
export async function resendPin(
  trx: Transaction<Tables>,
  ordersId: number,
  by: Doer,
  secrets: Secrets,
  check: Check,
): Promise<void> {
  const { parcel } = await lockParcelForUpdate(trx, ordersId);
  if (!isInBox(parcel.ordersStatus)) throw new Problem('PARCEL_NOT_STORED');
  if (isOutgoing(parcel.parcelType)) throw new Problem('PIN_OUTGOING', { field: 'ordersId' });
  await check(parcel);
  const { pinCode, ...pin } = await makePin(trx, secrets, parcel.lockerId);
  if (parcel.pinHmac !== null)
    await trx
      .insertInto('retiredPins')
      .values({ ordersId, pinHmac: parcel.pinHmac, retiredTime: by.time })
      .onConflict((is) => is.doNothing())
      .execute();
  const changed = await writeParcel(trx, parcel, pin, by.time);
  const told = await notifyOwner(trx, 'PIN_RESEND', changed, by.time, pinCode);
  if (told === 0) throw new Problem('PIN_NOBODY', { field: 'ordersId' });
  await recordParcel(trx, 'PIN_RESENT', changed, { by });
}
