// English templates in the words of today: staff's own texts stay.
import { type Migration, sql } from 'kysely';

/** What networks began with until now, and what they begin with instead. */
const TEXTS: Readonly<Record<string, readonly (readonly [was: string, is: string])[]>> = {
  templateDescription: [
    ['A parcel will soon have been stored too long.', 'A parcel is about to expire.'],
    ['A new PIN was made for a parcel.', 'A new PIN was created for a parcel.'],
    ['Somebody asked for a new password.', 'A password reset was requested.'],
    ['A locker reported trouble.', 'A locker reported a problem.'],
    ['A report was asked for by e-mail.', 'A report is sent by e-mail, on request or on schedule.'],
  ],
  templateTitle: [['Your code for a new password', 'Your password reset code']],
  templateContent: [
    [
      'Good day,\n\na box is reserved for your parcel {parcelNumber} at {lockerName}.\nBooking number: {bookNumber}\n\n{location}\n',
      'Hello,\n\nA box is reserved for your parcel {parcelNumber} at {lockerName}.\nBooking number: {bookNumber}\n\n{location}\n',
    ],
    [
      'Good day,\n\nyour parcel {parcelNumber} is waiting in box {boxName} at {lockerName}.\nPIN: {pinCode}\nPlease collect it by {expiryTime}.\n\n{location}\n',
      'Hello,\n\nYour parcel {parcelNumber} is waiting in box {boxName} at {lockerName}.\nPIN: {pinCode}\nPlease collect it by {expiryTime}.\n\n{location}\n',
    ],
    [
      'Parcel {parcelNumber} at {lockerName} is to be collected by {expiryTime}.',
      'Please collect parcel {parcelNumber} at {lockerName} by {expiryTime}.',
    ],
    [
      'Good day,\n\nyour parcel {parcelNumber} at {lockerName} is to be collected by {expiryTime}.\n\n{location}\n',
      'Hello,\n\nPlease collect your parcel {parcelNumber} at {lockerName} by {expiryTime}.\n\n{location}\n',
    ],
    [
      'Parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be taken back.',
      'Parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be returned.',
    ],
    [
      'Good day,\n\nyour parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be taken back.\n',
      'Hello,\n\nYour parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be returned.\n',
    ],
    [
      'Good day,\n\nyour parcel {parcelNumber} was collected at {lockerName} on {collectTime}.\n',
      'Hello,\n\nYour parcel {parcelNumber} was collected at {lockerName} on {collectTime}.\n',
    ],
    [
      'Good day,\n\nthe new PIN for your parcel {parcelNumber} in box {boxName} at {lockerName} is {pinCode}. The old one no longer works.\nPlease collect it by {expiryTime}.\n\n{location}\n',
      'Hello,\n\nThe new PIN for your parcel {parcelNumber} in box {boxName} at {lockerName} is {pinCode}. The old one no longer works.\nPlease collect the parcel by {expiryTime}.\n\n{location}\n',
    ],
    [
      'Your code for a new password: {code}. Tell it to nobody.',
      'Your password reset code: {code}. Do not share it with anyone.',
    ],
  ],
};

export const templateWords: Migration = {
  up: async (db) => {
    for (const [column, texts] of Object.entries(TEXTS))
      for (const [was, is] of texts)
        await sql`update "templates" set ${sql.ref(column)} = ${is} where ${sql.ref(column)} = ${was}`.execute(
          db,
        );
  },
};
