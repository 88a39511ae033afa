// As many parcels as a bench wants, over three years, beside the demo network; most customers have several.
import { sql } from 'kysely';
import type { Database } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { seedBase } from '../server/db/seed/base.ts';
import { seedDemo } from '../server/db/seed/demo.ts';

const HOUR = 60 * 60 * 1_000;
const YEARS = 3 * 365 * 24 * HOUR;
const MEMBERS = 20_000;
/** Rows an insert makes at once. */
const AT_ONCE = 50_000;

/** The same number for the same row and purpose, spread evenly. */
const roll = (purpose: number, below: number) =>
  sql`(abs(hashint8("n" * 31 + ${sql.lit(purpose)})::bigint) % ${sql.lit(below)})`;

async function moreMembers({ db }: Database, now: number): Promise<void> {
  await sql`insert into "members" ("username", "firstName", "lastName", "memberNo", "mobile", "primaryLockerId",
      "creationTime", "lastUpdatedTime")
    select "firstName" || '.' || "lastName" || '.x' || "n", "firstName", "lastName", 'X' || "n",
      '9' || (5 + ${roll(1, 5)}) || lpad(${roll(2, 1_000_000)}::text, 6, '0'), "primaryLockerId", ${now}, ${now}
    from generate_series(1, ${MEMBERS}) as "series"("n")
    join (select *, row_number() over (order by "memberId") - 1 as "at", count(*) over () as "of" from "members")
      as "one" on "one"."at" = "n" % "one"."of"`.execute(db);
}

const STATUS = sql`case when ${roll(3, 100)} < 91 then 'FINISHED' when ${roll(3, 100)} < 96 then 'CANCELED'
  when ${roll(3, 100)} < 98 then 'WAREHOUSE_COLLECTED' when ${roll(3, 100)} < 99 then 'REMOVE' else 'FAILED_DEPOSIT' end`;

const TYPE = sql`case when ${roll(4, 20)} = 0 then 'RETURN_PARCEL' when ${roll(4, 20)} = 1 then 'DELIVER_PARCEL'
  else 'DEPOSIT_PARCEL' end`;

/** Booked in the order of their numbers, give or take a day; everything after that takes some hours. */
async function moreParcels({ db }: Database, now: number, from: number, to: number, count: number) {
  const booked = sql`(${now - YEARS} + ("n"::bigint * ${YEARS - 20 * 24 * HOUR}) / ${count} + ${roll(5, 24 * HOUR)})`;
  const stored = sql`(case when "status" in ('CANCELED', 'FAILED_DEPOSIT') then null
    else "booked" + ${HOUR} + ${roll(6, 24 * HOUR)} end)`;
  const left = sql`(coalesce("stored", "booked") + ${HOUR} + ${roll(7, 90 * HOUR)})`;
  await sql`insert into "parcels" ("parcelNumber", "bookNumber", "ordersStatus", "parcelType", "ordersType",
      "payStatus", "lockerId", "boxId", "boxTypeId", "memberId", "customerMobile", "customerAreaCode", "bookTime",
      "storeTime", "collectTime", "collectUserType", "expiryTime", "standardExpiryTime", "creationTime", "lastUpdatedTime")
    select chr(65 + ${roll(8, 26)}::int) || chr(65 + ${roll(9, 26)}::int)
        || lpad((("n"::bigint * 7919) % 1000000000)::text, 9, '0') || 'CY', 'N' || "n", "status", ${TYPE},
      case when "memberId" is null then 'UNREGISTERED' else 'REGISTERED' end,
      case when ${roll(10, 50)} = 0 then 'WAIT' else 'SUCCESS' end, "lockerId", "boxId", "boxTypeId", "memberId",
      coalesce("mobile", '99' || lpad(${roll(11, 1_000_000)}::text, 6, '0')), '00357', "booked", "stored",
      case when "status" = 'FINISHED' then "left" end,
      case when "status" = 'FINISHED' then case when ${roll(14, 1_000)} = 0 then 'COURIER' else 'MEMBER' end end, "stored" + ${48 * HOUR}, "stored" + ${48 * HOUR}, "booked", "left"
    from (select *, ${left} as "left" from (select *, ${stored} as "stored" from (
      select "n", ${STATUS} as "status", ${booked} as "booked" from generate_series(${from}::int, ${to}::int) as "series"("n")
    ) as "told") as "kept") as "each"
    join (select "boxId", "boxTypeId", "lockerId", row_number() over () - 1 as "at", count(*) over () as "of"
      from "boxes" where "deletedAt" is null) as "box" on "box"."at" = ${roll(12, 1_000_000)} % "box"."of"
    left join (select "memberId", "mobile", row_number() over () - 1 as "at" from "members") as "who"
      on "who"."at" = ${roll(13, Math.round(MEMBERS * 1.2))}`.execute(db);
}

/** Fills an empty database with the demo network and `count` parcels in all, and looks at what it became. */
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
  for (let from = 1; from <= count - total; from += AT_ONCE)
    await moreParcels(database, now, from, Math.min(count - total, from + AT_ONCE - 1), count);
  await sql`vacuum analyze "parcels", "members", "lockers", "boxes"`.execute(database.db);
}
