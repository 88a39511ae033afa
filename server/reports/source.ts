// How a report is read: rows by page or in portions, and sums, with one statement each.
import { sql, type RawBuilder } from 'kysely';
import {
  behind,
  EXPORT_PAGE,
  orderSql,
  pagesByKey,
  type Order,
  type Place,
} from '../lists/listing.ts';
import type { ParsedInput, Fields, Reader } from './reader.ts';

type Sql = RawBuilder<unknown>;
type Raw = Record<string, unknown>;

/** The source of a report. */
export interface Source {
  /** The report's bare rows: what filters, order and sums apply to. */
  readonly base: (params: ParsedInput, reader: Reader) => Sql | Promise<Sql>;
  /** The column of `base` that identifies a row. */
  readonly key: string;
  /** The default order; like every sortable field, a column of `base`. */
  readonly order: Order;
  /** The shown columns and their joins: for the rows `"r"` of the page only. */
  readonly select: Sql;
  readonly joins: Sql;
  /** Aggregates over `base` as `"b"`; the number of rows as `totalCount`. */
  readonly sums: Sql;
  /** Its columns are expensive: for the sums, each is computed once per row. */
  readonly costly?: boolean;
  /** The sum that counts the rows, if it is not `totalCount`. */
  readonly rowCount?: string;
  /** A statement for the sums, if not over `base`. */
  readonly sumsBy?: (params: ParsedInput, reader: Reader) => Sql | Promise<Sql>;
  /** Sorted by an aggregate, so that a page costs as much as the whole: page and sums are read at once. */
  readonly addedUp?: boolean;
  /** A row, masked for its reader. */
  readonly row: (raw: Raw, reader: Reader) => Fields;
  readonly summed: (raw: Raw) => Fields;
}

/** Every row of a report has a value in the field of its default order. */
function orderOf({ order }: Source, { sort }: ParsedInput): Order {
  if (typeof sort !== 'string') return { ...order, neverEmpty: true };
  const [field = order.field, direction] = sort.split(',');
  const neverEmpty = field === order.field;
  return { field, direction: direction === 'asc' ? 'asc' : 'desc', neverEmpty };
}

/** Rows with all columns, in order, of `base` or of a subset of its rows. */
function selected(source: Source, params: ParsedInput, base: Sql, cut: Sql, after?: Place): Sql {
  const order = orderOf(source, params);
  const at = (table: string) => ({
    value: sql.ref(`${table}.${order.field}`),
    key: sql.ref(`${table}.${source.key}`),
  });
  const [inner, outer] = [at('b'), at('r')];
  const rest = after ? sql`where ${behind(order, after, inner.value, inner.key)}` : sql``;
  return sql`select ${source.select}, ${outer.value} as "place", ${outer.key} as "placeId"
    from (select * from (${base}) as "b" ${rest}
      order by ${orderSql(order, inner.value, inner.key)} ${cut}) as "r" ${source.joins}
    order by ${orderSql(order, outer.value, outer.key)}`;
}

async function rowsOf(statement: Sql, { database }: Reader): Promise<Raw[]> {
  const { rows } = await (statement as RawBuilder<Raw>).execute(database.db);
  return rows;
}

type PageParams = ParsedInput & { readonly page: number; readonly size: number };

interface Sums {
  readonly sums: Fields;
  readonly total: number;
}

const pageCut = ({ size, page }: PageParams): Sql => sql`limit ${size} offset ${page * size}`;

const sumsIn = (source: Source, raw: Raw): Sums => ({
  sums: { totalCount: Number(raw['totalCount'] ?? 0), ...source.summed(raw) },
  total: Number(raw[source.rowCount ?? 'totalCount'] ?? 0),
});

async function readRows(source: Source, params: PageParams, reader: Reader): Promise<Fields[]> {
  const base = await source.base(params, reader);
  const rows = await rowsOf(selected(source, params, base, pageCut(params)), reader);
  return rows.map((raw) => source.row(raw, reader));
}

/** Aggregates once for the page and the sums; the sums are in each row, or in a row of their own if there is none. */
async function readAtOnce(source: Source, params: PageParams, reader: Reader) {
  const page = selected(source, params, sql`select * from "all"`, pageCut(params));
  const statement = sql`with "all" as materialized (${await source.base(params, reader)})
    select "added"."sums", "page".* from (select row_to_json("s") as "sums"
      from (select ${source.sums} from "all" as "b") as "s") as "added" left join (${page}) as "page" on true
    order by ${orderSql(orderOf(source, params), sql`"page"."place"`, sql`"page"."placeId"`)}`;
  const rows = await rowsOf(statement, reader);
  const content = rows.flatMap(({ sums: _sums, ...raw }) =>
    raw['placeId'] === null ? [] : [source.row(raw, reader)],
  );
  return { content, ...sumsIn(source, (rows[0]?.['sums'] ?? {}) as Raw) };
}

/** One page of the report, the sums of all its pages, and the total number of rows. */
export async function readPage(
  source: Source,
  params: PageParams,
  reader: Reader,
): Promise<Sums & { content: Fields[] }> {
  if (source.addedUp) return readAtOnce(source, params, reader);
  const [content, sums] = await Promise.all([
    readRows(source, params, reader),
    readSums(source, params, reader),
  ]);
  return { content, ...sums };
}

/** The sums of all matching rows, and their number. */
export async function readSums(source: Source, params: ParsedInput, reader: Reader): Promise<Sums> {
  const statement =
    (await source.sumsBy?.(params, reader)) ??
    sql`select ${source.sums} from (${await source.base(params, reader)} ${source.costly ? sql`offset 0` : sql``}) as "b"`;
  const [raw = {}] = await rowsOf(statement, reader);
  return sumsIn(source, raw);
}

/** Rows per portion if each portion repeats the aggregation or sorting; some megabytes. */
const LARGE_PORTION = 20 * EXPORT_PAGE;

/** All matching rows, in portions; no transaction or cursor stays open between two of them. */
export async function* walkRows(
  source: Source,
  params: ParsedInput,
  reader: Reader,
): AsyncGenerator<Fields[]> {
  const isAnew = source.addedUp || params.sort !== undefined;
  const portion = isAnew ? LARGE_PORTION : EXPORT_PAGE;
  const read = async (after: Place | undefined) => {
    const base = await source.base(params, reader);
    return rowsOf(selected(source, params, base, sql`limit ${portion}`, after), reader);
  };
  const placeOf = ({ place, placeId }: Raw) => ({
    value: place as Place['value'],
    id: Number(placeId),
  });
  for await (const rows of pagesByKey(read, placeOf, portion))
    yield rows.map((raw) => source.row(raw, reader));
}
