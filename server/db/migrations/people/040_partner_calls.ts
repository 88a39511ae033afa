// What partners tell: a recipient with an e-mail address alone, since when a parcel was announced, and a key by which a call is taken once.
import { type Migration, sql } from 'kysely';

const statements = [
  `alter table "announcements" alter column "mobile" drop not null`,
  `create index "announcementsNumber" on "announcements" ("parcelNumber")`,
  `alter table "parcels" add column "announcedTime" bigint`,
  `create index "parcelsOfProviderLatest" on "parcels" ("providerId", "ordersId" desc)
    where "providerId" is not null`,
  `create table "announcementKeys" (
    "providerId" integer not null references "providers",
    "key" text not null,
    "bodyHmac" text not null,
    "answer" jsonb not null,
    "creationTime" bigint not null,
    primary key ("providerId", "key")
  )`,
  `create index "announcementKeysAge" on "announcementKeys" ("creationTime")`,
];

export const partnerCalls: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
