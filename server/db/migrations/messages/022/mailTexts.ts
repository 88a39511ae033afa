// The e-mails that networks began with until now, and what they say instead: nobody nameless is greeted, and no place is missing within a sentence.
import { type Kysely, sql } from 'kysely';

const TEXTS: readonly { templateEvent: string; was: string; is: string }[] = [
  {
    templateEvent: 'RESERVATION',
    was: 'Dear {memberName},\n\na box is reserved for your parcel {parcelNumber} at {lockerName}, {location}.\nBooking number: {bookNumber}\n',
    is: 'Good day,\n\na box is reserved for your parcel {parcelNumber} at {lockerName}.\nBooking number: {bookNumber}\n\n{location}\n',
  },
  {
    templateEvent: 'DEPOSIT',
    was: 'Dear {memberName},\n\nyour parcel {parcelNumber} is waiting in box {boxName} at {lockerName}, {location}.\nPIN: {pinCode}\nPlease collect it by {expiryTime}.\n',
    is: 'Good day,\n\nyour parcel {parcelNumber} is waiting in box {boxName} at {lockerName}.\nPIN: {pinCode}\nPlease collect it by {expiryTime}.\n\n{location}\n',
  },
  {
    templateEvent: 'REMINDER',
    was: 'Dear {memberName},\n\nyour parcel {parcelNumber} at {lockerName}, {location}, is to be collected by {expiryTime}.\n',
    is: 'Good day,\n\nyour parcel {parcelNumber} at {lockerName} is to be collected by {expiryTime}.\n\n{location}\n',
  },
  {
    templateEvent: 'EXPIRY',
    was: 'Dear {memberName},\n\nyour parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be taken back.\n',
    is: 'Good day,\n\nyour parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be taken back.\n',
  },
  {
    templateEvent: 'COLLECTION',
    was: 'Dear {memberName},\n\nyour parcel {parcelNumber} was collected at {lockerName} on {collectTime}.\n',
    is: 'Good day,\n\nyour parcel {parcelNumber} was collected at {lockerName} on {collectTime}.\n',
  },
  {
    templateEvent: 'PIN_RESEND',
    was: 'Dear {memberName},\n\nthe new PIN for your parcel {parcelNumber} at {lockerName} is {pinCode}. The old one no longer works.\n',
    is: 'Good day,\n\nthe new PIN for your parcel {parcelNumber} at {lockerName} is {pinCode}. The old one no longer works.\n',
  },
  {
    templateEvent: 'ALERT',
    was: 'Locker {lockerName} ({lockerNumber}), {location}, reports {alertType} since {startTime}. Box: {boxName}\n',
    is: '{alertType}\nLocker: {lockerName} ({lockerNumber})\nBox: {boxName}\nSince: {startTime}\n\n{location}\n',
  },
];

/** What staff wrote themselves stays as it is. */
export async function renewMailTexts(db: Kysely<unknown>): Promise<void> {
  for (const { templateEvent, was, is } of TEXTS)
    await sql`update "templates" set "templateContent" = ${is}
      where "templateType" = 'MAIL' and "templateEvent" = ${templateEvent} and "templateContent" = ${was}`.execute(
      db,
    );
}
