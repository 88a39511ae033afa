// Templates: none for what nothing sends, and a PIN that is sent again says where the parcel is and until when.
import { type Migration, sql } from 'kysely';

/** What networks began with until now, and what they begin with instead; what staff wrote themselves stays. */
const RESENT: readonly { type: string; was: string; is: string }[] = [
  {
    type: 'SMS',
    was: 'New PIN for parcel {parcelNumber} at {lockerName}: {pinCode}. The old one no longer works.',
    is: 'New PIN for parcel {parcelNumber} in box {boxName} at {lockerName} until {expiryTime}: {pinCode}. The old one no longer works.',
  },
  {
    type: 'MAIL',
    was: 'Good day,\n\nthe new PIN for your parcel {parcelNumber} at {lockerName} is {pinCode}. The old one no longer works.\n',
    is: 'Good day,\n\nthe new PIN for your parcel {parcelNumber} in box {boxName} at {lockerName} is {pinCode}. The old one no longer works.\nPlease collect it by {expiryTime}.\n\n{location}\n',
  },
];

export const templatesThatLeave: Migration = {
  up: async (db) => {
    await sql`delete from "templates" where ("templateEvent", "templateType") in
      (('PASSWORD_CODE', 'MAIL'), ('ALERT', 'SMS'), ('REPORT', 'SMS'))`.execute(db);
    await sql`update "templates" set "placeholderList" = "placeholderList" || '["expiryTime"]'::jsonb
      where "templateEvent" = 'PIN_RESEND' and not jsonb_exists("placeholderList", 'expiryTime')`.execute(
      db,
    );
    for (const { type, was, is } of RESENT)
      await sql`update "templates" set "templateContent" = ${is}
        where "templateType" = ${type} and "templateEvent" = 'PIN_RESEND' and "templateContent" = ${was}`.execute(
        db,
      );
  },
};
