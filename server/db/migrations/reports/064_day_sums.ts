// Sums of closed days by locker, by provider and by half hour, and the times of what has changed since.
import { type Migration, sql } from 'kysely';

const QUARTER_MS = 15 * 60_000;

const GROUPS = [0, 1, 2, 3, 4, 5, 6];
const MEASURES = `deposited byMember memberFinished collected stays stayMs expired
  booked bookedCents bookedPaidCents used usedCents usedPaidCents`
  .split(/\s+/)
  .concat(GROUPS.flatMap((group) => [`stay${group}`, `courierStay${group}`]));

/** What sums are made from; the provider of an expiry and the locker of a payment are those of the parcel. */
const PARCEL = `"ordersId", "lockerId", "providerId", "parcelType", "ordersStatus" = 'FINISHED', "timesDoubtful",
  "bookTime", "storeTime", "collectTime"`;
const PAYMENT = `"paymentId", "ordersId", "paymentScheme", "payStatus", "amountCents", "payTime"`;

const PARCEL_TIMES = `select unnest(array["bookTime", "storeTime", "collectTime"]) from "changed"
  union all select "payTime" from "payments" where "ordersId" in (select "ordersId" from "changed")
  union all select "time" from "events" where "type" = 'PARCEL_EXPIRED'
    and "ordersId" in (select "ordersId" from "changed")`;
const PAYMENT_TIMES = `select "payTime" from "changed"
  union all select "bookTime" from "parcels" where "ordersId" in (select "ordersId" from "changed")`;

const note = (times: string) => `insert into "dayChanges" ("quarter")
  select distinct "time" - "time" % ${QUARTER_MS} from (${times}) as "times" ("time") where "time" is not null`;

/** Notes the times of rows that a statement added, removed or changed; the same rows before and after are none. */
function noteChanges(name: string, columns: string, times: string): string {
  const only = (table: string) => `select ${columns} from "${table}"`;
  const noted = (changed: string) => `with "changed" as (${changed}) ${note(times)};`;
  const [before, after] = [only('before'), only('after')];
  return `create or replace function "${name}"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${noted(after)}
      elsif tg_op = 'UPDATE' then
        ${noted(`(${before} except all ${after}) union all (${after} except all ${before})`)}
      elsif tg_op = 'DELETE' then ${noted(before)}
      else delete from "closedDays";
      end if;
      return null;
    end $$`;
}

/** Also where a bulk load switches off the checks. */
const trigger = (table: string, name: string, event: string, how: string) => [
  `create trigger "${name}${event}" after ${event} on "${table}" ${how} execute function "${name}"()`,
  `alter table "${table}" enable always trigger "${name}${event}"`,
];

const triggers = (table: string, name: string) =>
  Object.entries({
    Insert: 'referencing new table as "after"',
    Update: 'referencing old table as "before" new table as "after"',
    Delete: 'referencing old table as "before"',
    Truncate: '',
  }).flatMap(([event, tables]) => trigger(table, name, event, `${tables} for each statement`));

const statements = [
  `create table "daySums" ("by" text not null, "time" bigint not null, "lockerId" integer, "providerId" integer,
    ${MEASURES.map((name) => `"${name}" bigint not null`).join(', ')})`,
  `create index "daySumsTimes" on "daySums" ("by", "time")`,
  `create index "daySumsLockers" on "daySums" ("lockerId", "time") where "lockerId" is not null`,
  // All days from the first to the last are closed. The basis: the time zone and the groups of the sums.
  `create table "closedDays" ("only" boolean primary key default true check ("only"),
    "basis" text not null, "from" bigint not null, "until" bigint not null)`,
  `create table "dayChanges" ("quarter" bigint not null)`,
  `create index "dayChangesQuarters" on "dayChanges" ("quarter")`,
  noteChanges('noteParcelDays', PARCEL, PARCEL_TIMES),
  ...triggers('parcels', 'noteParcelDays'),
  noteChanges('notePaymentDays', PAYMENT, PAYMENT_TIMES),
  ...triggers('payments', 'notePaymentDays'),
  `create or replace function "noteExpiryDay"() returns trigger language plpgsql as $$
    begin
      ${note('select new."time"')};
      return null;
    end $$`,
  ...trigger(
    'events',
    'noteExpiryDay',
    'Insert',
    `for each row when (new."type" = 'PARCEL_EXPIRED')`,
  ),
];

export const daySums: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
