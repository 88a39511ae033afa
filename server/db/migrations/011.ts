// What the lists of parcels sort by and look for among a million of them.
import { type Migration, sql } from 'kysely';

const statements = [
  // Numbers in the order of their signs: one index finds them by their beginning and sorts them.
  `create index "parcelsNumberOrder" on "parcels" ("parcelNumber" collate "C", "ordersId")`,
  `create index "parcelsBookOrder" on "parcels" ("bookNumber" collate "C", "ordersId")
    where "bookNumber" is not null`,
  `create index "parcelsStatusOrder" on "parcels" ("ordersStatus", "ordersId")`,
  // The list does not look for book numbers in any other order any more.
  `drop index "parcelsBookPrefix"`,
];

export const parcelIndexes: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
