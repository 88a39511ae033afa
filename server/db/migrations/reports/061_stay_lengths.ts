// The index of collection times tells also whose times are in doubt: lengths of stays leave those out.
import { type Migration, sql } from 'kysely';

const statements = [
  `drop index "parcelsCollectTimes"`,
  `create index "parcelsCollectTimes" on "parcels" ("collectTime")
    include ("storeTime", "parcelType", "lockerId", "providerId", "timesDoubtful")
    where "ordersStatus" = 'FINISHED' and "collectTime" is not null and "storeTime" is not null`,
];

export const stayLengths: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
