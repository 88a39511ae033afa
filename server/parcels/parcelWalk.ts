// Reads parcels in order: by page with their exact number, and in full by keyset.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { Portion } from '../exports/storedTable.ts';
import { pageBody, type Order, type Paged } from '../lists/listing.ts';
import type { Counting } from './counting.ts';
import { countedParcels, countedWithout, type Outside } from './parcelCounts.ts';

/** So many matches are sorted faster than they are found in order, where the index that finds them does not sort. */
export const GATHERED_MAX = 10_000;

type Condition = RawBuilder<SqlBool>;

/** Which parcels, in which order. */
export interface Walk extends Counting {
  readonly db: Db;
  readonly where: Condition;
  readonly order: Order;
  /** Up to this many matches are collected and then sorted; beyond it, parcels are walked in order. */
  readonly gatheredUpTo?: number;
}

const KEY = sql.ref('parcels.ordersId');

/** Nullable columns: parcels without a value come last in either direction. */
const MAY_LACK = ['bookTime', 'storeTime', 'collectTime', 'expiryTime', 'bookNumber'];

const mayLack = ({ order }: Walk): boolean => MAY_LACK.includes(order.field);

/** Numbers are sorted bytewise, so that the same index serves prefix searches. */
const valueOf = ({ order: { field } }: Walk): RawBuilder<unknown> =>
  field.endsWith('Number')
    ? sql`${sql.ref(`parcels.${field}`)} collate "C"`
    : sql.ref(`parcels.${field}`);

const way = ({ order }: Walk) => (order.direction === 'asc' ? sql`asc` : sql`desc`);

const filled = (walk: Walk): Walk =>
  mayLack(walk)
    ? {
        ...walk,
        where: sql<SqlBool>`${walk.where} and ${valueOf(walk)} is not null`,
        countedIn: undefined,
        outside: undefined,
      }
    : walk;

const empty = (walk: Walk): Walk => ({
  ...walk,
  where: sql<SqlBool>`${walk.where} and ${valueOf(walk)} is null`,
  countedIn: undefined,
  outside: undefined,
  order: { ...walk.order, field: 'ordersId' },
});

interface Cut {
  readonly size: number;
  readonly offset: number;
  /** All matches are collected first, as there are few. */
  readonly gathered: boolean;
}

/** `offset 0` keeps the planner from walking the parcels in order. */
function fitting({ where, order: { field } }: Walk, gathered: boolean): RawBuilder<unknown> {
  if (!gathered) return sql`"parcels" where ${where}`;
  const columns = [...new Set(['ordersId', field])].map((name) => sql.ref(name));
  return sql`(select ${sql.join(columns)} from "parcels" where ${where} offset 0) as "parcels" where true`;
}

const inOrder = (walk: Walk) => sql`order by ${valueOf(walk)} ${way(walk)}, ${KEY} ${way(walk)}`;

async function readIds(walk: Walk, { size, offset, gathered }: Cut): Promise<number[]> {
  const { rows } = await sql<{ ordersId: number }>`select ${KEY} as "ordersId"
    from ${fitting(walk, gathered)} ${inOrder(walk)} limit ${size} offset ${offset}`.execute(
    walk.db,
  );
  return rows.map(({ ordersId }) => ordersId);
}

/** How many rows the planner expects: good enough to choose the shorter way to an exact number. */
async function expected({ db }: Walk, where: Condition): Promise<number> {
  const { rows } = await sql<{
    'QUERY PLAN': { Plan: { 'Plan Rows': number } }[];
  }>`explain (format json) select from "parcels" where ${where}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

async function leavesLittle(walk: Walk, { left }: Outside): Promise<boolean> {
  const out = await expected(walk, sql<SqlBool>`${sql.join(left, sql` or `)}`);
  return out < (await expected(walk, walk.where));
}

/** The number of matches. */
async function counted(walk: Walk): Promise<number> {
  const { db, where, countedIn, outside } = walk;
  if (countedIn) return countedParcels(db, countedIn, where);
  if (outside && (await leavesLittle(walk, outside))) return countedWithout(db, outside);
  const { rows } = await sql<{ total: number }>`select count(*) as total from "parcels"
    where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The parcels of a page, in order. */
async function pageIds(walk: Walk, { page, size }: Paged, gathered: boolean): Promise<number[]> {
  const first = filled(walk);
  const offset = page * size;
  const ids = await readIds(first, { size, offset, gathered });
  if (mayLack(walk) && ids.length < size) {
    const before = ids.length > 0 ? offset : await counted(first);
    const cut = { size: size - ids.length, offset: offset - before, gathered };
    ids.push(...(await readIds(empty(walk), cut)));
  }
  return ids;
}

/** The page with its rows and the exact total; a last page gives the total without a count. */
export async function longPage<R>(
  walk: Walk,
  paged: Paged,
  rows: (ids: readonly number[]) => Promise<R[]>,
) {
  const { page, size } = paged;
  const { gatheredUpTo = 0 } = walk;
  const before = gatheredUpTo > 0 ? await counted(walk) : undefined;
  const ids = await pageIds(walk, paged, before !== undefined && before <= gatheredUpTo);
  const ends = ids.length < size && (ids.length > 0 || page === 0);
  const known = before ?? (ends ? page * size + ids.length : undefined);
  const [content, total] = await Promise.all([rows(ids), known ?? counted(walk)]);
  return pageBody(content, total, size);
}

/** The rows of a file, with related records joined to them. */
const portionOf =
  (walk: Walk, joins: RawBuilder<unknown>): Portion =>
  (columns, after, size) => {
    const value = valueOf(walk);
    const behind = walk.order.direction === 'asc' ? sql`>` : sql`<`;
    const rest = after
      ? sql`and (${value}, ${KEY}) ${behind} (${after.value}, ${after.id})`
      : sql``;
    return sql`select ${columns}, "parcels"."place"::text as "place", ${KEY} as "id", "parcels"."n"
      from (select *, row_number() over () as "n" from (
        select "parcels".*, ${value} as "place" from "parcels" where ${walk.where} ${rest}
        ${inOrder(walk)} limit ${size}) as "parcels") as "parcels" ${joins}`;
  };

/** All parcels in order, for a file. */
export const allParcels = (walk: Walk, joins: RawBuilder<unknown>): Portion[] =>
  [filled(walk), ...(mayLack(walk) ? [empty(walk)] : [])].map((each) => portionOf(each, joins));
