// Accounts: where a session was opened and on which device, new passwords that are asked for, and how often something was tried.
import { type Migration, sql } from 'kysely';

const statements = [
  `alter table "sessions" add column "ip" text, add column "agent" text`,
  `create table "recoveries" (
    "recoveryKey" text primary key,
    "userId" integer not null references "staff",
    "proofHash" text not null,
    "proved" boolean not null default false,
    "codeHash" text,
    "codeTime" bigint,
    "tries" integer not null default 0,
    "validatedTime" bigint,
    "creationTime" bigint not null
  )`,
  `create index "recoveriesUser" on "recoveries" ("userId")`,
  `create index "recoveriesTime" on "recoveries" ("creationTime")`,
  `create table "throttles" (
    "key" varchar(255) primary key,
    "points" integer not null default 0,
    "expire" bigint
  )`,
  `create index "throttlesExpire" on "throttles" ("expire")`,
];

export const accounts: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
