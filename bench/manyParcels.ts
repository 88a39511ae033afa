// Generates a given number of parcels over three years, in addition to the demo network.
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { seedBase } from '../server/seed/base/seedBase.ts';
import { seedDemo } from '../server/seed/seedDemo.ts';
import type { Tables } from '../server/db/tables.ts';
import { withoutIndexes } from './withoutIndexes.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
const YEARS = 3 * 365 * DAY;
const MEMBERS = 20_000;
/** Even the last of these have left their boxes: the demo's parcels occupy them now. */
const OVER = 3 * DAY;
/** Time until a parcel moved to the warehouse is collected there. */
export const IN_WAREHOUSE_MS = 20 * HOUR;

type Sql = RawBuilder<unknown>;

/** Pseudo-random, evenly distributed; the same for the same row and purpose. */
const roll = (purpose: number, below: number) =>
  sql`(abs(hashint8("n" * 31 + ${sql.lit(purpose)})::bigint) % ${sql.lit(below)})`;

async function moreMembers({ db }: Database, now: number): Promise<void> {
  const joined = now - YEARS;
  await sql`insert into "members" ("username", "firstName", "lastName", "memberNo", "mobile", "primaryLockerId",
      "creationTime", "lastUpdatedTime")
    select "firstName" || '.' || "lastName" || '.x' || "n", "firstName", "lastName", 'X' || "n",
      '9' || (5 + ${roll(1, 5)}) || lpad(${roll(2, 1_000_000)}::text, 6, '0'), "primaryLockerId", ${joined}, ${joined}
    from generate_series(1, ${MEMBERS}) as "series"("n")
    join (select *, row_number() over (order by "memberId") - 1 as "at", count(*) over () as "of" from "members")
      as "one" on "one"."at" = "n" % "one"."of"`.execute(db);
}

const STATUS = sql`case when ${roll(3, 100)} < 91 then 'FINISHED' when ${roll(3, 100)} < 96 then 'CANCELED'
  when ${roll(3, 100)} < 98 then 'WAREHOUSE_COLLECTED' when ${roll(3, 100)} < 99 then 'REMOVE' else 'FAILED_DEPOSIT' end`;

const TYPE = sql`case when ${roll(4, 20)} = 0 then 'RETURN_PARCEL' when ${roll(4, 20)} = 1 then 'DELIVER_PARCEL'
  else 'DEPOSIT_PARCEL' end`;

/** One collected parcel in twenty, and all removed by staff, stayed beyond their expiry. */
const LEFT = sql`case when "stored" is null then "booked" + ${HOUR} + ${roll(7, 8 * HOUR)}
  when "status" = 'FINISHED' and ${roll(15, 20)} > 0 then "stored" + ${HOUR / 3} + ${roll(7, 23 * HOUR)}
  else "stored" + ${DAY} + ${roll(7, 12 * HOUR)} end`;

/** Members with a subscription (see manyPayments.ts) are not charged for the use of a box. */
export const SUBSCRIBES = sql`"memberId" % 5 = 0`;

/** The charge for the use of the box. */
const CENTS = sql`case when "memberId" is not null and "stored" is not null and not ${SUBSCRIBES}
  then 150 + "n" % 7 * 50 else 0 end`;

/** One row of a table for each, by a large number `pick`, so that neighbours get different ones. */
const oneOf = (table: string, key: string, pick: Sql, where = sql`"deletedAt" is null`) => {
  const all = sql`${sql.table(table)} where ${where}`;
  // A subquery with row numbers, so that the planner can use a hash join.
  return sql`(select *, row_number() over (order by hashint4(${sql.ref(key)})) - 1 as "at" from ${all}) as ${sql.ref(`${table}One`)}
    on ${sql.ref(`${table}One.at`)} = ${pick} % (select count(*) from ${all})`;
};

/** Booked in the order of their ids, box by box, so that each has left its box when the next is booked. */
const lives = (now: number, count: number): Sql => {
  const booked = sql`(${now - YEARS} + ("n"::bigint * ${YEARS - OVER}) / ${count} + ${roll(5, HOUR)})`;
  const stored = sql`case when "status" in ('CANCELED', 'FAILED_DEPOSIT') then null
    else "booked" + ${HOUR} + ${roll(6, 8 * HOUR)} end`;
  return sql`select *, ${LEFT} as "left" from (select *, ${stored} as "stored" from (
    select "n", ${STATUS} as "status", ${TYPE} as "type", ${booked} as "booked"
    from generate_series(1, ${count}::int) as "series"("n")) as "told") as "kept"`;
};

async function moreParcels(db: Kysely<Tables>, now: number, count: number): Promise<void> {
  await sql`insert into "parcels" ("parcelNumber", "bookNumber", "ordersStatus", "parcelType", "ordersType",
      "payStatus", "amountCents", "ordersAmountCents", "lockerId", "boxId", "boxTypeId", "memberId", "customerMobile",
      "customerAreaCode", "providerId", "agentId", "bookTime", "cancelTime", "storeTime", "storeUsername",
      "storeUserType", "collectTime", "collectUsername", "collectUserType", "expiryTime", "standardExpiryTime",
      "creationTime", "lastUpdatedTime")
    select chr(65 + ${roll(8, 26)}::int) || chr(65 + ${roll(9, 26)}::int)
        || lpad((("n"::bigint * 7919) % 1000000000)::text, 9, '0') || 'CY', 'N' || "n", "status", "type",
      case when "agentId" is not null then 'PROVIDER' when "memberId" is null then 'UNREGISTERED' else 'REGISTERED' end,
      case when "cents" > 0 and "status" <> 'FINISHED' then 'WAIT' else 'SUCCESS' end, "cents", "cents",
      "lockerId", "boxId", "boxTypeId", "memberId",
      coalesce("mobile", '99' || lpad(${roll(11, 1_000_000)}::text, 6, '0')), '00357', "providerId", "agentId",
      "booked", case when "status" = 'CANCELED' then "left" end, "stored",
      case when "stored" is not null then coalesce("agentName", "username", 'Guest') end,
      case when "stored" is not null then case when "type" = 'DEPOSIT_PARCEL' then 'COURIER' else 'MEMBER' end end,
      case when "status" = 'FINISHED' then "left" end,
      case when "status" = 'FINISHED' then coalesce("username", 'Guest') end,
      case when "status" = 'FINISHED' then case when ${roll(14, 1_000)} = 0 then 'COURIER' else 'MEMBER' end end,
      "stored" + ${DAY}, "stored" + ${DAY}, "booked",
      "left" + case when "status" = 'WAREHOUSE_COLLECTED' then ${IN_WAREHOUSE_MS} else 0 end
    from (select "life".*, "boxesOne"."lockerId", "boxId", "boxTypeId", "memberId", "username", "membersOne"."mobile", "providerId",
        "agentId", "agentName", ${CENTS} as "cents"
      from (${lives(now, count)}) as "life"
      join ${oneOf('boxes', 'boxId', sql`"n"`, sql`"deletedAt" is null and not "skipNumber"`)}
      left join ${oneOf('members', 'memberId', roll(13, 1_000_000))} and ${roll(18, 6)} > 0
      left join ${oneOf('agents', 'agentId', roll(17, 1_000_000))} and "type" = 'DEPOSIT_PARCEL' and ${roll(16, 100)} < 40
    ) as "each" order by "n"`.execute(db);
}

/** Fills an empty database with the demo network and `count` parcels in total, and checks the result. */
export async function manyParcels(database: Database, count: number): Promise<void> {
  const now = Date.now();
  await migrate(database);
  await seedBase(database, now);
  await seedDemo(database, now);
  await moreMembers(database, now);
  const { total } = await database.db
    .selectFrom('parcels')
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  await withoutIndexes(database, ['parcels'], (trx) => moreParcels(trx, now, count - total));
  await sql`vacuum analyze "members", "lockers", "boxes"`.execute(database.db);
}
