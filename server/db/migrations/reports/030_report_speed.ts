// Reports among a million parcels: what they add up by time, by customer and by all there is, without the rows themselves.
import { type Migration, sql } from 'kysely';

const statements = [
  `create index "eventsExpiredTimes" on "events" ("time") include ("lockerId", "ordersId")
    where "type" = 'PARCEL_EXPIRED'`,
  // Besides the spans of a customer it holds what they add up to.
  `drop index "paymentsSpans"`,
  `create index "paymentsSpans" on "payments" ("memberId", "endTimeUseLocker" desc, "startTimeUseLocker")
    include ("amountCents", "payTime") where "paymentScheme" <> 'PER_USE' and "payStatus" = 'SUCCESS'`,
  // Empty, or nearly so: a sum of all that were booked leaves these out.
  `create index "parcelsNotBooked" on "parcels" ("ordersId") where "bookTime" is null`,
];

export const reportSpeed: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
