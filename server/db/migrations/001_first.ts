// The first tables of the product, subject by subject.
import { type Migration, sql } from 'kysely';
import { happenings } from './001/happenings.ts';
import { network } from './001/network.ts';
import { parcels } from './001/parcels.ts';
import { people } from './001/people.ts';
import { settings } from './001/settings.ts';

const gateway = [
  `create table "terminals" (
    "lockerId" integer primary key references "lockers",
    "keyHmac" text not null unique,
    "version" text,
    "startTime" bigint,
    "creationTime" bigint not null,
    "lastUpdatedTime" bigint not null
  )`,
  `create table "openTasks" (
    "taskId" text primary key,
    "lockerId" integer not null references "lockers",
    "boxId" integer not null references "boxes",
    "taskStatus" text not null default 'CREATED' check ("taskStatus" in ('CREATED', 'SENT', 'SUCCESS', 'FAILED')),
    "fault" text,
    "askedBy" integer references "staff",
    "creationTime" bigint not null,
    "sentTime" bigint,
    "endTime" bigint
  )`,
  `create index "openTasksWaiting" on "openTasks" ("lockerId", "creationTime") where "endTime" is null`,
  `create index "openTasksBox" on "openTasks" ("boxId", "creationTime" desc)`,
  `create index "openTasksAge" on "openTasks" ("creationTime") where "endTime" is null`,
  `create table "gatewayKeys" (
    "lockerId" integer not null references "lockers",
    "key" text not null,
    "answer" jsonb not null,
    "creationTime" bigint not null,
    primary key ("lockerId", "key")
  )`,
  `create index "gatewayKeysAge" on "gatewayKeys" ("creationTime")`,
];

/** Each before those that refer to it. */
const statements = [...network, ...people, ...settings, ...parcels, ...gateway, ...happenings];

export const first: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
