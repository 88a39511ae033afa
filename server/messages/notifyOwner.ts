// Notifies a parcel's owner of what happened to it.
import { isOutgoing } from '../../domain/parcels/parcels.ts';
import type { Trx } from '../db/tables.ts';
import type { MessageEvent } from '../../domain/messages/messages.ts';
import type { Parcel } from '../parcels/lockParcelForUpdate.ts';
import { ownerOf } from './ownerOf.ts';
import { enqueueMessage } from '../events/append.ts';

/** The events of a parcel that its owner is notified of. */
export type ParcelNews = Extract<
  MessageEvent,
  'RESERVATION' | 'DEPOSIT' | 'REMINDER' | 'EXPIRY' | 'COLLECTION' | 'PIN_RESEND' | 'WAREHOUSE'
>;

/** Events sent to the person who collects the parcel; an outgoing parcel has none. */
const TO_COLLECTORS: readonly ParcelNews[] = [
  'DEPOSIT',
  'REMINDER',
  'EXPIRY',
  'PIN_RESEND',
  'WAREHOUSE',
];

/**
 * Adds the message to the outbox, with the event's template.
 * @param pinCode is stored in the message only
 * @param now epoch milliseconds
 * @returns the number of recipients; 0 if the owner has no known address, or a courier collects the parcel
 */
export async function notifyOwner(
  trx: Trx,
  event: ParcelNews,
  parcel: Parcel,
  now: number,
  pinCode?: string,
): Promise<number> {
  if (isOutgoing(parcel.parcelType) && TO_COLLECTORS.includes(event)) return 0;
  const { lockerName, location, boxName } = await trx
    .selectFrom('lockers')
    .leftJoin('boxes', (on) => on.on('boxes.boxId', '=', parcel.boxId))
    .select(['lockerName', 'location', 'boxes.name as boxName'])
    .where('lockers.lockerId', '=', parcel.lockerId)
    .executeTakeFirstOrThrow();
  const { to, memberName } = await ownerOf(trx, parcel);
  const { parcelNumber, bookNumber, expiryTime, collectTime } = parcel;
  const details = {
    RESERVATION: { bookNumber },
    DEPOSIT: { expiryTime, pinCode },
    REMINDER: { expiryTime },
    EXPIRY: { expiryTime },
    COLLECTION: { collectTime },
    PIN_RESEND: { expiryTime, pinCode },
    WAREHOUSE: { expiryTime },
  }[event];
  await enqueueMessage(
    trx,
    event,
    to,
    { parcelNumber, boxName, lockerName, location, memberName, ...details },
    now,
  );
  return to.length;
}
