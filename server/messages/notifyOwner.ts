// Tells a parcel's owner what happened to it.
import type { Transaction } from 'kysely';
import { isOutgoing } from '../../domain/parcels/parcels.ts';
import type { Tables } from '../db/tables.ts';
import type { TellEvent } from '../db/eventTypes.ts';
import type { Parcel } from '../parcels/lockParcelForUpdate.ts';
import { ownerOf } from './recipients.ts';
import { enqueueMessage } from '../events/append.ts';

/** What people are told of a parcel. */
export type ParcelNews = Extract<
  TellEvent,
  'RESERVATION' | 'DEPOSIT' | 'REMINDER' | 'EXPIRY' | 'COLLECTION' | 'PIN_RESEND'
>;

/** What is told to whoever is to collect a parcel: of one that goes out nobody is. */
const TO_COLLECTORS: readonly ParcelNews[] = ['DEPOSIT', 'REMINDER', 'EXPIRY', 'PIN_RESEND'];

/**
 * Puts the message into the outbox, in the words of the event's template.
 * @param pinCode stands in the message alone; nothing else ever holds it
 * @param now epoch milliseconds
 * @returns how many addresses it goes to; none where nothing is known of the owner, or a courier is to collect the parcel
 */
export async function notifyOwner(
  trx: Transaction<Tables>,
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
  const said = {
    RESERVATION: { bookNumber },
    DEPOSIT: { expiryTime, pinCode },
    REMINDER: { expiryTime },
    EXPIRY: { expiryTime },
    COLLECTION: { collectTime },
    PIN_RESEND: { expiryTime, pinCode },
  }[event];
  await enqueueMessage(
    trx,
    event,
    to,
    { parcelNumber, boxName, lockerName, location, memberName, ...said },
    now,
  );
  return to.length;
}
