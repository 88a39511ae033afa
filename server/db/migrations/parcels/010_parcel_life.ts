// A signature is a file, and files go by texts; what the server looks through again and again stands in order.
import { type Migration, sql } from 'kysely';

const statements = [
  `alter table "parcels" alter column "podSignatureFileId" type text`,
  `create index "parcelsAwaited" on "parcels" ((coalesce("bookTime", "creationTime")))
    where "ordersStatus" = 'RESERVED'`,
  `create index "parcelsEnding" on "parcels" ("expiryTime") where "ordersStatus" = 'STORED'`,
];

export const parcelLife: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
