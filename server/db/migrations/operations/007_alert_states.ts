// Alerts have states, repeats, an assignee and a note, and stand once a kind and place; who is told of them is kept.
import { type Migration, sql } from 'kysely';

const statements = [
  `alter table "alerts"
    add column "state" text not null default 'OPEN' check ("state" in ('OPEN', 'ACKNOWLEDGED', 'RESOLVED')),
    add column "urgency" integer not null default 0,
    add column "lastTime" bigint not null default 0,
    add column "reportCount" integer not null default 1,
    add column "assigneeId" integer,
    add column "acknowledgedTime" bigint,
    add column "acknowledgedBy" integer,
    add column "note" text`,
  // Trouble said twice stands once: the first of its kind and place goes on, the others ended as they began.
  `update "alerts" set "endTime" = "startTime"
    where "endTime" is null and "settledTime" is null and exists (
      select from "alerts" as "first" where "first"."lockerId" = "alerts"."lockerId"
        and "first"."alertType" = "alerts"."alertType"
        and coalesce("first"."boxId", 0) = coalesce("alerts"."boxId", 0)
        and "first"."endTime" is null and "first"."settledTime" is null and "first"."alertId" < "alerts"."alertId")`,
  `update "alerts" set
    "lastTime" = "startTime",
    "state" = case when "endTime" is null and "settledTime" is null then 'OPEN' else 'RESOLVED' end`,
  `update "alerts" set "urgency" = 200 + case "alertType"
    when 'POWER_OFF' then 9 when 'DOOR_UNCLOSED' then 8 when 'LOCKER_DISCONNECTED' then 7
    when 'PRINTER_DISCONNECTED' then 6 when 'PRINTER_PAPER_STUCK' then 5 when 'PRINTING_PAPER_OUT' then 4
    when 'FLAGGED_LOCKED' then 3 when 'CCTV_NVR_OFF' then 2 else 1 end
    where "state" = 'OPEN'`,
  `alter table "alerts" alter column "urgency" drop default, alter column "lastTime" drop default`,
  `drop index "alertsOpen"`,
  `create unique index "alertsStanding" on "alerts" ("lockerId", "alertType", coalesce("boxId", 0))
    where "state" <> 'RESOLVED'`,
  `create index "alertsUrgency" on "alerts" ("urgency" desc, "alertId" desc)`,
  `create index "alertsUnseen" on "alerts" ("alertId") where "state" = 'OPEN'`,
  `create index "alertsAssignee" on "alerts" ("assigneeId", "urgency" desc) where "assigneeId" is not null`,
  `create table "alertRecipients" (
    "recipientKey" text primary key,
    "addresses" text not null,
    "lastUpdatedTime" bigint not null
  )`,
];

export const alertStates: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
