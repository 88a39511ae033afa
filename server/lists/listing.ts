// Shared by all lists: text search, sorting, page counts and keyset pagination.
import {
  sql,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { z } from 'zod';
import { inner, takes } from '../../contract/scalars.ts';
import { DEFAULT_SORT } from '../../domain/limits.ts';

/** Rows an export reads at a time, without a transaction spanning the reads. */
export const EXPORT_PAGE = 500;

/** A sort order. Ties are ordered by key in the same direction, so that pages never overlap. */
export interface Order {
  field: string;
  direction: 'asc' | 'desc';
  /** Every row has a value: its indexes serve in both directions. */
  neverEmpty?: boolean;
  /** A text that may be missing: an empty one is as good as none. */
  emptyText?: boolean;
}

/** A keyset cursor: the last row's sort value and key. */
export interface Place {
  value: string | number | boolean | null;
  id: number;
}

/** How values of a field may be missing in the rows of a list; every table has the time of its last update. */
function emptinessOf(field: string, row: z.ZodObject | undefined) {
  const schema = row?.shape[field] as z.ZodType | undefined;
  const isRequired = schema && !takes(schema, null) && !takes(schema, undefined);
  const neverEmpty = field === DEFAULT_SORT.field || isRequired === true;
  return {
    neverEmpty,
    emptyText: !neverEmpty && schema !== undefined && inner(schema).def.type === 'string',
  };
}

/**
 * Parses `field,asc|desc` (already checked by the contract), or the default (R9.5).
 * @param row the list's row, which says where values may be missing
 */
export function orderOf(sort: string | undefined, row?: z.ZodObject): Order {
  const [field = DEFAULT_SORT.field, direction] = sort?.split(',') ?? [
    DEFAULT_SORT.field,
    DEFAULT_SORT.order,
  ];
  return { field, direction: direction === 'asc' ? 'asc' : 'desc', ...emptinessOf(field, row) };
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern for "contains"; wildcards in user input are escaped. */
export const holding = (text: string): string => `%${escaped(text)}%`;

/** The LIKE pattern for an exact match. */
export const exactly = (text: string): string => escaped(text);

/** The LIKE pattern for "starts with". */
export const beginningWith = (text: string): string => `${escaped(text)}%`;

/** All conditions combined; true if there are none. */
export const allOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/** Values from one to another, both inclusive, where they are given. */
export const within = (
  value: Expression<unknown>,
  from: unknown,
  until: unknown,
): RawBuilder<SqlBool>[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${value} >= ${from}`]),
  ...(until === undefined ? [] : [sql<SqlBool>`${value} <= ${until}`]),
];

/** The response of a paged list. */
export function pageBody<R>(content: R[], totalElements: number, size: number) {
  return { content, totalElements, totalPages: Math.ceil(totalElements / size) };
}

/** What rows are ordered by. */
const placedBy = ({ emptyText }: Order, value: Expression<unknown>): Expression<unknown> =>
  emptyText ? sql`nullif(${value}, '')` : value;

/** A row of a page with the number of all rows, as one statement reads both. */
type Counted<R> = R & { readonly totalElements: number };

/** The column that has the number of all rows, by a query that counts them. */
export const countedBy = (count: Expression<unknown>) =>
  sql<number>`(${count})`.as('totalElements');

export interface Paged {
  readonly page: number;
  readonly size: number;
}

/**
 * The response of a page whose rows have the number of all.
 * @param count asked only for an empty page that is not the first
 */
export async function pageOf<R>(
  rows: readonly Counted<R>[],
  { page, size }: Paged,
  count: () => Promise<number | undefined>,
) {
  const total = rows[0]?.totalElements ?? (page > 0 ? await count() : 0);
  const content = rows.map(({ totalElements: _, ...row }) => row as unknown as R);
  return pageBody(content, total ?? 0, size);
}

/** One page of the rows of an ordered query, with the number of all. */
export async function readPageOf<DB, TB extends keyof DB, O>(
  found: SelectQueryBuilder<DB, TB, O>,
  paged: Paged,
) {
  const count = found
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('total'))
    .$castTo<{ total: number }>();
  const rows = await found
    .select(countedBy(count))
    .limit(paged.size)
    .offset(paged.page * paged.size)
    .execute();
  return pageOf(rows as Counted<O>[], paged, async () => (await count.executeTakeFirst())?.total);
}

/**
 * The ORDER BY clause: empty values last in both directions. PostgreSQL has them first when descending, and so have its
 * indexes; a field that is never empty keeps the order that they serve.
 */
export function orderSql(
  order: Order,
  value: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<unknown> {
  const way = order.direction === 'asc' ? sql`asc` : sql`desc`;
  const last = order.direction === 'asc' || order.neverEmpty ? sql`` : sql`nulls last`;
  return sql`${placedBy(order, value)} ${way} ${last}, ${id} ${way}`;
}

/** The condition for rows after a cursor, in the order of orderSql. */
export function behind(
  order: Order,
  place: Place,
  value: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<SqlBool> {
  const after = order.direction === 'asc' ? sql`>` : sql`<`;
  const at = placedBy(order, value);
  const isEmpty = place.value === null || (order.emptyText && place.value === '');
  if (isEmpty) return sql<SqlBool>`(${at} is null and ${id} ${after} ${place.id})`;
  const rest = sql<SqlBool>`(${at} ${after} ${place.value} or (${at} = ${place.value} and ${id} ${after} ${place.id}))`;
  return order.neverEmpty ? rest : sql<SqlBool>`(${rest} or ${at} is null)`;
}

/**
 * Iterates over a whole list page by page, by cursor.
 * @param size the rows of a full page
 */
export async function* pagesByKey<R>(
  read: (after: Place | undefined) => Promise<R[]>,
  placeOf: (row: R) => Place,
  size = EXPORT_PAGE,
): AsyncGenerator<R[]> {
  let after: Place | undefined;
  for (;;) {
    const page = await read(after);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < size) return;
    after = placeOf(last);
  }
}
