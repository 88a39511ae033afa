// Messages that really leave: by what, who is at one now, what came of it, and which reminders were sent.
import { type Migration, sql } from 'kysely';
import { renewMailTexts } from './022/mailTexts.ts';

const statements = [
  `alter table "outbox" drop constraint "outbox_state_check"`,
  `alter table "outbox" add constraint "outbox_state_check"
    check ("state" in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'HELD'))`,
  `alter table "outbox"
    add column "errorStatus" integer,
    add column "unsureTries" integer not null default 0,
    add column "claim" text,
    add column "claimUntil" bigint,
    add column "resentTime" bigint,
    add column "sentTitle" text,
    add column "sentContent" text,
    add column "emptied" boolean not null default false`,
  // Until now nobody sent anything: whatever had no time of its own is due since it was made.
  `update "outbox" set "nextTry" = "creationTime" where "nextTry" is null and "state" = 'WAITING'`,
  // Numbers are kept as they are dialled, in digits alone: so they leave, and so they are found.
  `update "outbox" set "address" = '00' || regexp_replace("address", '[^0-9]', '', 'g')
    where "channel" = 'SMS' and "address" like '+%'`,
  `update "outbox" set "emptied" = true where "event" in ('DEPOSIT', 'PIN_RESEND', 'PASSWORD_CODE')
    and not jsonb_exists("data", 'pinCode') and not jsonb_exists("data", 'code')`,
  `drop index "outboxDue"`,
  `create index "outboxDue" on "outbox" ("channel", "nextTry", "outboxId")
    where "state" in ('WAITING', 'SENDING')`,
  `create index "outboxPins" on "outbox" ("ordersId", "outboxId") where jsonb_exists("data", 'pinCode')`,
  `create index "outboxMember" on "outbox" ("memberId") where "memberId" is not null`,
  `create index "outboxSent" on "outbox" ("sentTime" desc, "outboxId" desc)`,
  `create table "mailAccounts" (
    "mailAccountId" integer primary key check ("mailAccountId" = 1),
    "smtpServerUrl" text not null,
    "smtpServerPort" integer not null,
    "username" text not null,
    "password" text,
    "senderName" text not null,
    "senderEmail" text not null,
    "domain" text not null,
    "bccEmail" text not null,
    "enableFlag" boolean not null,
    "lastUpdatedTime" bigint not null
  )`,
  `create table "smsAccounts" (
    "smsAccountId" integer primary key check ("smsAccountId" = 1),
    "url" text not null,
    "apiKey" text,
    "encoding" text not null check ("encoding" in ('JSON', 'FORM')),
    "senderId" text not null,
    "lastUpdatedTime" bigint not null
  )`,
  `create table "reminders" (
    "ordersId" integer not null references "parcels",
    "expiryTime" bigint not null,
    "hoursBefore" integer not null,
    primary key ("ordersId", "expiryTime", "hoursBefore")
  )`,
  `create index "remindersEnded" on "reminders" ("expiryTime")`,
];

export const messages: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
    await renewMailTexts(db);
  },
};
