// Collections at a terminal: what a checked PIN opens, kept until the terminal has reported the parcels taken out.
import { type Migration, sql } from 'kysely';

const statements = [
  `create table "collections" (
    "collectionId" text primary key,
    "lockerId" integer not null references "lockers",
    "boxId" integer not null references "boxes",
    "ordersId" integer not null unique references "parcels",
    "ordersIds" jsonb not null,
    "creationTime" bigint not null
  )`,
  `create index "collectionsAge" on "collections" ("creationTime")`,
];

export const collections: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
