// Reports: what is mailed by itself, and what sums and pages of reports are read from.
import { type Migration, sql } from 'kysely';
import { ownTable } from '../ownTable.ts';

const schedules = ownTable('reportSchedules', {
  report: 'text not null',
  period: 'text not null',
  sendHour: 'integer not null',
  format: 'text not null',
  addresses: 'text not null',
  enabled: 'boolean not null',
  savedById: 'bigint',
  nextTime: 'bigint',
  lastTime: 'bigint',
  sentUntil: 'bigint',
});

const statements = [
  `create index "reportSchedulesDue" on "reportSchedules" ("nextTime") where "nextTime" is not null`,
  // Each tells all that a report adds up, so that a span is added up without its rows.
  `create index "parcelsUsage" on "parcels" ("storeTime") include ("lockerId", "parcelType", "ordersStatus", "ordersId")
    where "storeTime" is not null`,
  `create index "parcelsCollectTimes" on "parcels" ("collectTime") include ("storeTime", "parcelType", "lockerId")
    where "ordersStatus" = 'FINISHED' and "collectTime" is not null and "storeTime" is not null`,
  `create index "eventsExpired" on "events" ("ordersId") where "type" = 'PARCEL_EXPIRED'`,
  `create index "paymentsReported" on "payments" ("payTime" desc, "paymentId" desc)
    include ("paymentScheme", "payStatus", "amountCents", "memberId")`,
  `drop index "paymentsTime"`,
  `drop index "paymentsOrders"`,
  `create index "paymentsOrders" on "payments" ("ordersId") include ("amountCents", "payStatus")
    where "ordersId" is not null`,
  `create index "paymentsSpans" on "payments" ("memberId", "endTimeUseLocker" desc, "startTimeUseLocker")
    where "paymentScheme" <> 'PER_USE' and "payStatus" = 'SUCCESS'`,
  `create index "paymentsOver" on "payments" ("endTimeUseLocker" desc, "paymentId" desc)
    where "paymentScheme" <> 'PER_USE' and "payStatus" = 'SUCCESS'`,
];

export const reports: Migration = {
  up: async (db) => {
    await schedules.up(db);
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
