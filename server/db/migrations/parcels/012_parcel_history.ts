// Parcels: a signature is a file, whose id is a text; and a number that a parcel had before finds it.
import { type Migration, sql } from 'kysely';

const statements = [
  `alter table "parcels" alter column "podSignatureFileId" type text using "podSignatureFileId"::text`,
  `create index "parcelsNumberAnyCase" on "parcels" (upper("parcelNumber"))`,
  `create index "eventsNumberBefore" on "events" (upper("data"->'from'->>'parcelNumber'))
    where "type" = 'PARCEL_CHANGED'`,
];

export const parcelHistory: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
