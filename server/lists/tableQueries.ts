// Queries of a table-backed resource: columns, filters and rows, derived from its contract.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import { meaningOf } from '../../contract/scalars.ts';
import { startOfDay } from '../../domain/timeZone.ts';
import { BY_KEY } from '../db/byKey.ts';
import type { Db, Tables } from '../db/tables.ts';
import type { Services } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import {
  behind,
  countedBy,
  EXPORT_PAGE,
  orderOf,
  orderSql,
  pageOf,
  type Order,
  type Place,
} from './listing.ts';
import { linked, type Link } from './links.ts';
import { matches } from './matches.ts';

export type Fields = Record<string, unknown>;
const DAY_MS = 24 * 60 * 60 * 1_000;

type ParsedInput = Fields & { page: number; size: number; sort?: string };

/** How a resource is stored. Omitted properties are derived from its contract. */
export interface Kept {
  readonly table: keyof Tables;
  /** The table with its joins, if rows are not read from the table alone. */
  readonly from?: RawBuilder<unknown>;
  /** Restricts the rows; default: all. */
  readonly only?: RawBuilder<SqlBool>;
  /** Fields of the row that are not columns, and their expressions. */
  readonly computed?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Many-to-many fields. */
  readonly links?: Readonly<Record<string, Link>>;
  /** Filters that match other than by "contains" for texts or by equality for other values. */
  readonly filters?: Readonly<
    Record<string, (value: never, context: QueryContext) => RawBuilder<SqlBool>>
  >;
}

/** What queries need: the settings (the network's time zone) and the clock. */
type QueryContext = Pick<Services, 'config' | 'now'>;

const column = (collection: Collection, kept: Kept, name: string): RawBuilder<unknown> => {
  const link = kept.links?.[name];
  if (link) return linked(link, sql.ref(`${kept.table}.${collection.id}`));
  return kept.computed?.[name] ?? sql.ref(`${kept.table}.${name}`);
};

const columns = (collection: Collection, kept: Kept): RawBuilder<unknown> =>
  sql.join(
    Object.keys(collection.list.row.shape).map(
      (name) => sql`${column(collection, kept, name)} as ${sql.ref(name)}`,
    ),
  );

const isText = (schema: unknown): boolean => {
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return bare instanceof z.ZodString;
};

const meaningIn = (collection: Collection, name: string) => {
  const field = collection.list.row.shape[name] as z.ZodType | undefined;
  return field && meaningOf(field);
};

/**
 * The start of a day in the network's time zone, or of the day `later` days after it. Computed here and not by the
 * database, which takes the second of two midnights, and may know other clock changes.
 */
const dayStart = (day: unknown, later: number, { config }: QueryContext): number =>
  startOfDay(Date.parse(String(day)) + later * DAY_MS, config.timeZone);

/** A date range, inclusive; for times, the days are those of the network's time zone. */
function within(
  field: RawBuilder<unknown>,
  isTime: boolean,
  { from, to }: { readonly from?: unknown; readonly to?: unknown },
  context: QueryContext,
): RawBuilder<SqlBool> {
  const start = (day: unknown, later: number) => dayStart(day, later, context);
  const first = () => (isTime ? sql`${field} >= ${start(from, 0)}` : sql`${field} >= ${from}`);
  const last = () => (isTime ? sql`${field} < ${start(to, 1)}` : sql`${field} <= ${to}`);
  const ends = [...(from === undefined ? [] : [first()]), ...(to === undefined ? [] : [last()])];
  return sql<SqlBool>`(${sql.join(ends, sql` and `)})`;
}

function condition(
  collection: Collection,
  kept: Kept,
  name: string,
  value: unknown,
  context: QueryContext,
): RawBuilder<SqlBool> {
  const own = kept.filters?.[name];
  if (own) return own(value as never, context);
  const filter = collection.list.input.shape[name] as z.ZodType;
  const { ends, end } = filter.meta() ?? {};
  if (typeof ends === 'string') {
    const isTime = meaningIn(collection, ends) === 'time';
    return within(column(collection, kept, ends), isTime, { [String(end)]: value }, context);
  }
  const at = column(collection, kept, name);
  if (meaningOf(filter) === 'date' && meaningIn(collection, name) === 'time')
    return within(at, true, { from: value, to: value }, context);
  if (Array.isArray(value)) return sql<SqlBool>`${at} = any(${value})`;
  return isText(collection.list.input.shape[name])
    ? matches(at, String(value))
    : sql<SqlBool>`${at} = ${value}`;
}

const narrowed = (
  collection: Collection,
  kept: Kept,
  params: Fields,
  context: QueryContext,
): RawBuilder<SqlBool> => {
  const set = collection.list.filters.filter(
    (name) => params[name] !== undefined && params[name] !== '',
  );
  const conditions = set.map((name) => condition(collection, kept, name, params[name], context));
  return sql<SqlBool>`${sql.join([kept.only ?? sql`true`, ...conditions], sql` and `)}`;
};

const source = (kept: Kept): RawBuilder<unknown> => kept.from ?? sql.table(kept.table);

/** One page of the table in its order, with the number of all rows. */
export async function readPage<R = Fields>(
  collection: Collection,
  kept: Kept,
  params: ParsedInput,
  context: QueryContext & Pick<Services, 'database'>,
  db: Db = context.database.db,
) {
  const from = sql`from ${source(kept)} where ${narrowed(collection, kept, params, context)}`;
  const order = orderOf(params.sort, collection.list.row);
  const place = orderSql(
    order,
    column(collection, kept, order.field),
    column(collection, kept, collection.id),
  );
  const count = sql<{ total: number }>`select count(*) as total ${from}`;
  const { rows } = await sql<Fields & { totalElements: number }>`select
    ${columns(collection, kept)}, ${countedBy(count)} ${from}
    order by ${place} limit ${params.size} offset ${params.page * params.size}`.execute(db);
  return pageOf<R>(rows as never, params, async () => (await count.execute(db)).rows[0]?.total);
}

/** The rows of an export after a cursor, each with its own cursor. */
export async function readPortion(
  db: Db,
  collection: Collection,
  kept: Kept,
  params: Fields,
  order: Order,
  after: Place | undefined,
  context: QueryContext,
): Promise<Fields[]> {
  const value = column(collection, kept, order.field);
  const key = column(collection, kept, collection.id);
  const rest = after ? behind(order, after, value, key) : sql`true`;
  const { rows } =
    await sql<Fields>`select ${columns(collection, kept)}, cast(${value} as text) as "place"
    from ${source(kept)} where ${narrowed(collection, kept, params, context)} and ${rest}
    order by ${orderSql(order, value, key)} limit ${EXPORT_PAGE}`.execute(db);
  return rows;
}

/** One record with the fields of its contract; `lock` locks the row for the transaction. Throws NOT_FOUND. */
export async function readRecord<R = Fields>(
  db: Db,
  collection: Collection,
  kept: Kept,
  id: unknown,
  { lock = false, field }: { readonly lock?: boolean; readonly field?: string } = {},
): Promise<R> {
  const { rows } =
    await sql<Fields>`select ${BY_KEY} ${columns(collection, kept)} from ${sql.table(kept.table)}
    where ${column(collection, kept, collection.id)} = ${id} ${lock ? sql`for update` : sql``}`.execute(
      db,
    );
  if (!rows[0]) throw new Problem('NOT_FOUND', field === undefined ? {} : { field });
  return rows[0] as R;
}

/** Inserts a row and returns its key. */
export async function insertRow(
  db: Db,
  collection: Collection,
  kept: Kept,
  fields: Fields,
): Promise<number> {
  const names = Object.keys(fields);
  const { rows } = await sql<{ key: number }>`insert into ${sql.table(kept.table)}
    (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(Object.values(fields))})
    returning ${sql.ref(collection.id)} as key`.execute(db);
  return rows[0]?.key ?? 0;
}

/** Updates the fields of a row. */
export async function updateRow(
  db: Db,
  collection: Collection,
  kept: Kept,
  id: unknown,
  fields: Fields,
): Promise<void> {
  const set = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(kept.table)} set ${sql.join(set)}
    where ${sql.ref(collection.id)} = ${id}`.execute(db);
}

/** Deletes a row. */
export async function deleteRow(
  db: Db,
  collection: Collection,
  kept: Kept,
  id: unknown,
): Promise<void> {
  await sql`delete from ${sql.table(kept.table)} where ${sql.ref(collection.id)} = ${id}`.execute(
    db,
  );
}
