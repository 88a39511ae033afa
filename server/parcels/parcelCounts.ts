// How many parcels match a filter, from the counts that triggers keep.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { COUNT_TABLES } from '../db/tableKeys.ts';
import type { Db } from '../db/tables.ts';
import type { Services } from '../http/context.ts';

/** A table of counts. */
export type CountedIn = (typeof COUNT_TABLES)[number];

/** The tables of counts, each with the columns of parcels whose combinations it counts. */
const COUNTS = {
  /** Of `bookNumber` and times it has whether there is one, of `collectUserType` whether it was a courier. */
  parcelCounts: [
    'ordersStatus',
    'parcelType',
    'payStatus',
    'lockerId',
    'boxTypeId',
    'bookNumber',
    'collectUserType',
    'bookTime',
    'storeTime',
    'collectTime',
    'expiryTime',
  ],
  /** Of `customerMobile` it has three digits, behind the country's if it begins with them. */
  parcelPersonCounts: ['memberId', 'customerAreaCode', 'customerMobile'],
} as const satisfies Record<CountedIn, readonly string[]>;

/** Digits of a mobile number that parcelPersonCounts has. */
export const COUNTED_DIGITS = 3;

type Condition = RawBuilder<SqlBool>;

const totalIn = (table: CountedIn, where: Condition) =>
  sql`(select coalesce(sum("count"), 0) from ${sql.table(table)} as "parcels" where ${where})`;

/** The number of parcels for which a condition on the columns of this table holds. */
export async function countedParcels(db: Db, table: CountedIn, where: Condition): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${totalIn(table, where)} as total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** A range as what it leaves out. */
export interface Outside {
  /** The parcels that are in the range or outside of it: a condition on columns of parcelCounts. */
  readonly all: Condition;
  /** Those before the range, and those behind it: at least one of both, which do not overlap. */
  readonly left: readonly Condition[];
}

/** The number of parcels in a range, from what it leaves out. */
export async function countedWithout(db: Db, { all, left }: Outside): Promise<number> {
  const outside = left.map((where) => sql`(select count(*) from "parcels" where ${where})`);
  const terms = sql.join([totalIn('parcelCounts', all), ...outside], sql` - `);
  const { rows } = await sql<{ total: number }>`select ${terms} as total`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Sums up the changes since the last time. What another server sums up meanwhile is left to it. */
export async function sumCounts({ database }: Pick<Services, 'database'>): Promise<void> {
  for (const name of COUNT_TABLES) {
    const table = sql.table(name);
    const columns = sql.join(COUNTS[name].map((column) => sql.ref(column)));
    await sql`with "several" as (
        select unnest(array_agg("id")) as "id" from ${table} group by ${columns} having count(*) > 1),
      "gone" as (
        delete from ${table} as "one" using "several" where "one"."id" = "several"."id" returning "one".*)
      insert into ${table} (${columns}, "count")
      select ${columns}, sum("count") from "gone" group by ${columns} having sum("count") <> 0`.execute(
      database.db,
    );
  }
}
