// What the lists of parcels sort by and look for among a million of them.
import { type Migration, sql } from 'kysely';

/** What a span is cut out of tells the order of the list too, so that a span is ordered by its index alone. */
const bySpan = (name: string, column: string) => [
  `drop index "${name}"`,
  `create index "${name}" on "parcels" ("${column}" desc, "ordersId" desc) include ("lastUpdatedTime")
    where "${column}" is not null`,
];

const statements = [
  // Numbers in the order of their signs: one index finds them by their beginning and sorts them.
  `create index "parcelsNumberOrder" on "parcels" ("parcelNumber" collate "C", "ordersId")`,
  `create index "parcelsBookOrder" on "parcels" ("bookNumber" collate "C", "ordersId")
    where "bookNumber" is not null`,
  `create index "parcelsStatusOrder" on "parcels" ("ordersStatus", "ordersId")`,
  // The list does not look for book numbers in any other order any more.
  `drop index "parcelsBookPrefix"`,
  // Of the orders those that a courier took: few among the many that were collected.
  `create index "parcelsByCourier" on "parcels" ("lastUpdatedTime" desc, "ordersId" desc)
    where upper("collectUserType") = 'COURIER'`,
  ...bySpan('parcelsBooked', 'bookTime'),
  ...bySpan('parcelsStored', 'storeTime'),
  ...bySpan('parcelsCollected', 'collectTime'),
  ...bySpan('parcelsExpiry', 'expiryTime'),
];

export const parcelIndexes: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
