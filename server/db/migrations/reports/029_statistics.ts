// Statistics: indexes that hold all that is added up by provider and locker, and the events by which boxes are taken and given back.
import { type Migration, sql } from 'kysely';

const holding = (column: string) =>
  `coalesce("${column}" in ('RESERVED', 'STORED', 'EXPIRED'), false)`;
const outOfService = (column: string) => `coalesce("${column}" in ('LOCKED', 'FLAGGED'), false)`;

const statements = [
  `drop index "parcelsUsage"`,
  `create index "parcelsUsage" on "parcels" ("storeTime")
    include ("lockerId", "providerId", "parcelType", "ordersStatus", "ordersId") where "storeTime" is not null`,
  `drop index "parcelsCollectTimes"`,
  `create index "parcelsCollectTimes" on "parcels" ("collectTime")
    include ("storeTime", "parcelType", "lockerId", "providerId")
    where "ordersStatus" = 'FINISHED' and "collectTime" is not null and "storeTime" is not null`,
  // As server/statistics/boxesOverTime.ts asks: an index of a condition serves that condition alone.
  `create index "eventsHolds" on "events" ("time") include ("lockerId", "ordersId", "fromState", "toState")
    where "subjectKind" = 'parcel' and ${holding('fromState')} <> ${holding('toState')}`,
  `create index "eventsOutOfService" on "events" ("time") include ("lockerId", "fromState", "toState")
    where "type" = 'BOX_STATUS' and ${outOfService('fromState')} <> ${outOfService('toState')}`,
];

export const statistics: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
