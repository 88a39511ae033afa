// A price can have one planned change, which takes effect at a chosen time.
import { type Migration, sql } from 'kysely';

export const plannedPrices: Migration = {
  up: async (db) => {
    await sql`create table "plannedPrices" (
      "paymentScheme" text primary key references "prices",
      "effectiveTime" bigint not null,
      "change" jsonb not null,
      "byId" integer,
      "byName" text,
      "creationTime" bigint not null,
      "lastUpdatedTime" bigint not null
    )`.execute(db);
  },
};
