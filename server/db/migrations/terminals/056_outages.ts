// Outages of lockers as the server observed them, and the PIN that a collection was started with.
import { type Migration, sql } from 'kysely';

const statements = [
  `create table "lockerOutages" (
    "lockerId" integer not null references "lockers",
    "fromTime" bigint not null,
    "toTime" bigint not null,
    primary key ("lockerId", "fromTime")
  )`,
  `create index "lockerOutagesAge" on "lockerOutages" ("toTime")`,
  `alter table "collections" add column "pinHmac" text`,
];

export const outages: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
