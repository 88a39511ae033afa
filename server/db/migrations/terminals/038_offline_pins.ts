// PINs that a terminal may check while it is out of touch: what it checks them by, and those that were replaced meanwhile.
import { type Migration, sql } from 'kysely';

const statements = [
  `alter table "parcels" add column "pinVerifier" text`,
  `create table "retiredPins" (
    "pinHmac" text not null,
    "ordersId" integer not null references "parcels",
    "retiredTime" bigint not null,
    primary key ("ordersId", "pinHmac")
  )`,
  `create index "retiredPinsAge" on "retiredPins" ("retiredTime")`,
];

export const offlinePins: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
