// The schema of messages: templates, the outbox, the accounts that send, and reminders that were sent.
import { counted, stamps } from './columns.ts';

export const messages = `
create table "templates" (
  "templateId" ${counted},
  "templateType" text not null check ("templateType" in ('SMS', 'MAIL')),
  "templateEvent" text not null,
  "templateDescription" text not null,
  "templateTitle" text not null,
  "templateContent" text not null,
  "templateStatus" text not null default 'ENABLE' check ("templateStatus" in ('ENABLE', 'DISABLE')),
  "placeholderList" jsonb not null default '[]',
  ${stamps},
  "translations" jsonb not null default '{}',
  unique ("templateType", "templateEvent")
);

-- Addresses of SMS are digits alone: so they leave, and so they are found.
create table "outbox" (
  "outboxId" ${counted},
  "event" text not null,
  "channel" text not null check ("channel" in ('SMS', 'MAIL')),
  "address" text not null,
  "data" jsonb not null default '{}',
  "state" text not null default 'WAITING' check ("state" in ('WAITING', 'SENDING', 'SENT', 'FAILED', 'HELD')),
  "tries" integer not null default 0,
  "nextTry" bigint,
  "error" text,
  "ordersId" integer,
  "memberId" integer,
  "creationTime" bigint not null,
  "sentTime" bigint,
  "errorStatus" integer,
  "unsureTries" integer not null default 0,
  "claim" text,
  "claimUntil" bigint,
  "resentTime" bigint,
  "sentTitle" text,
  "sentContent" text,
  "emptied" boolean not null default false
);
create index "outboxMade" on "outbox" ("creationTime" desc, "outboxId" desc);
create index "outboxState" on "outbox" ("state", "creationTime" desc);
create index "outboxAddress" on "outbox" ("address" text_pattern_ops);
create index "outboxOrders" on "outbox" ("ordersId") where "ordersId" is not null;
create index "outboxDue" on "outbox" ("channel", "nextTry", "outboxId") where "state" in ('WAITING', 'SENDING');
create index "outboxPins" on "outbox" ("ordersId", "outboxId") where jsonb_exists("data", 'pinCode');
create index "outboxMember" on "outbox" ("memberId") where "memberId" is not null;
create index "outboxSent" on "outbox" ("sentTime" desc, "outboxId" desc);

create table "mailAccounts" (
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
);

create table "smsAccounts" (
  "smsAccountId" integer primary key check ("smsAccountId" = 1),
  "url" text not null,
  "apiKey" text,
  "encoding" text not null check ("encoding" in ('JSON', 'FORM', 'UTF-8', 'UCS-2', 'GSM-7')),
  "senderId" text not null,
  "lastUpdatedTime" bigint not null,
  "acceptance" text not null default 'CAUTIOUS' check ("acceptance" in ('CAUTIOUS', 'STATUS', 'FIELD')),
  "acceptedField" text not null default '',
  "acceptedValue" text not null default ''
);

create table "reminders" (
  "ordersId" integer not null references "parcels",
  "expiryTime" bigint not null,
  "hoursBefore" integer not null,
  primary key ("ordersId", "expiryTime", "hoursBefore")
);
create index "remindersEnded" on "reminders" ("expiryTime");
`;
