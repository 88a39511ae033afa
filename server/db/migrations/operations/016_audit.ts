// The audit: the history is only added to, sealed in batches, and personal values stand apart from it.
import { type Migration, sql } from 'kysely';

/** Whoever wants to change what has happened is refused, whichever way they came. */
const onlyAdded = (table: string, refused: string) => [
  `create trigger "${table}Stay" before ${refused} on "${table}"
    for each statement execute function "refuseChange"()`,
];

const statements = [
  `create table "seals" (
    "sealId" bigint primary key,
    "firstId" bigint not null,
    "lastId" bigint not null unique,
    "count" integer not null,
    "hashBefore" text unique,
    "hash" text not null unique,
    "time" bigint not null
  )`,
  `create table "personalValues" (
    "valueHash" text primary key,
    "ownerKind" text not null,
    "ownerId" text not null,
    "field" text not null,
    "salt" text not null,
    "value" text not null,
    "creationTime" bigint not null
  )`,
  `create index "personalValuesOwner" on "personalValues" ("ownerKind", "ownerId")`,
  `create index "eventsKind" on "events" ("subjectKind", "time" desc, "id" desc)`,
  `create index "eventsByKind" on "events" ("byKind", "time" desc, "id" desc)`,
  `create or replace function "refuseChange"() returns trigger language plpgsql as $$
    begin
      raise exception 'What has happened stays: % of % is refused.', tg_op, tg_table_name
        using errcode = '42501';
    end $$`,
  ...onlyAdded('events', 'update or delete or truncate'),
  ...onlyAdded('seals', 'update or delete or truncate'),
  ...onlyAdded('personalValues', 'update or truncate'),
];

export const audit: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
