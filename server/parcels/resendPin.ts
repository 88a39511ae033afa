// A new PIN for a parcel, at the request of staff: sent to its owner, or read to them once.
import { canLeave, type Delivery } from '../../domain/messages/delivery.ts';
import { isInBox } from '../../domain/parcels/parcelMoves.ts';
import { isOutgoing } from '../../domain/parcels/parcels.ts';
import type { Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import type { Services } from '../http/context.ts';
import { deliveryTo } from '../messages/delivery.ts';
import { ownerOf } from '../messages/ownerOf.ts';
import { writeParcel, type Check } from './changeParcel.ts';
import { lockParcelForUpdate, type Parcel } from './lockParcelForUpdate.ts';
import { recordParcel } from './moveParcel.ts';
import type { Doer } from '../events/append.ts';
import { makePin } from './parcelPin.ts';
import { notifyOwner } from '../messages/notifyOwner.ts';

type Sender = Pick<Services, 'config' | 'secrets'>;

/** Whether the message with a new PIN of this parcel would leave now. */
async function pinDelivery(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  parcel: Parcel,
): Promise<Delivery> {
  const { to } = await ownerOf(trx, parcel);
  return deliveryTo(trx, config, 'PIN_RESEND', to);
}

/** The parcel, locked, that can get a new PIN. */
async function parcelForPin(trx: Trx, ordersId: number, check: Check): Promise<Parcel> {
  const { parcel } = await lockParcelForUpdate(trx, ordersId);
  if (!isInBox(parcel.ordersStatus)) throw new Problem('PARCEL_NOT_STORED');
  if (isOutgoing(parcel.parcelType)) throw new Problem('PIN_OUTGOING', { field: 'ordersId' });
  await check(parcel);
  return parcel;
}

/** Replaces the PIN, as the old one is not known; that one opens nothing any more. */
async function renewPin(trx: Trx, parcel: Parcel, { secrets }: Sender, by: Doer) {
  const { ordersId } = parcel;
  const { pinCode, ...pin } = await makePin(trx, secrets, parcel.lockerId);
  if (parcel.pinHmac !== null)
    await trx
      .insertInto('retiredPins')
      .values({ ordersId, pinHmac: parcel.pinHmac, retiredTime: by.time })
      .onConflict((is) => is.doNothing())
      .execute();
  return { pinCode, changed: await writeParcel(trx, parcel, pin, by.time) };
}

/** R4.40. Where no message can leave, the PIN that was sent before stays valid. */
export async function resendPin(
  trx: Trx,
  ordersId: number,
  by: Doer,
  services: Sender,
  check: Check,
): Promise<Delivery> {
  const parcel = await parcelForPin(trx, ordersId, check);
  const delivery = await pinDelivery(trx, services, parcel);
  if (delivery === 'NO_ADDRESS') throw new Problem('PIN_NOBODY', { field: 'ordersId' });
  if (!canLeave(delivery)) throw new Problem('PIN_CANNOT_LEAVE', { field: 'ordersId' });
  const { pinCode, changed } = await renewPin(trx, parcel, services, by);
  await notifyOwner(trx, 'PIN_RESEND', changed, by.time, pinCode);
  await recordParcel(trx, 'PIN_RESENT', changed, { by });
  return delivery;
}

/** A new PIN for staff to read to the recipient, on record; refused while a message would arrive. */
export async function revealPin(
  trx: Trx,
  ordersId: number,
  by: Doer,
  services: Sender,
  check: Check,
): Promise<string> {
  const parcel = await parcelForPin(trx, ordersId, check);
  if ((await pinDelivery(trx, services, parcel)) === 'SENDS')
    throw new Problem('PIN_CAN_LEAVE', { field: 'ordersId' });
  const { pinCode, changed } = await renewPin(trx, parcel, services, by);
  await recordParcel(trx, 'PIN_REVEALED', changed, { by });
  return pinCode;
}
