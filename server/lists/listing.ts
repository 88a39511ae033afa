// Shared by all lists: text search, sorting, page counts and keyset pagination.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { DEFAULT_SORT } from '../../domain/limits.ts';

/** Rows an export reads at a time, without a transaction spanning the reads. */
export const EXPORT_PAGE = 500;

/** A sort order. Ties are ordered by key in the same direction, so that pages never overlap. */
export interface Order {
  field: string;
  direction: 'asc' | 'desc';
}

/** A keyset cursor: the last row's sort value and key. */
export interface Place {
  value: string | number | boolean | null;
  id: number;
}

/** Parses `field,asc|desc` (already checked by the contract), or the default (R9.5). */
export function orderOf(sort: string | undefined): Order {
  const [field = DEFAULT_SORT.field, direction] = sort?.split(',') ?? [
    DEFAULT_SORT.field,
    DEFAULT_SORT.order,
  ];
  return { field, direction: direction === 'asc' ? 'asc' : 'desc' };
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern for "contains"; wildcards in user input are escaped. */
export const holding = (text: string): string => `%${escaped(text)}%`;

/** The LIKE pattern for an exact match. */
export const exactly = (text: string): string => escaped(text);

/** The LIKE pattern for "starts with". */
export const beginningWith = (text: string): string => `${escaped(text)}%`;

/** The response of a paged list. */
export function pageBody<R>(content: R[], totalElements: number, size: number) {
  return { content, totalElements, totalPages: Math.ceil(totalElements / size) };
}

/** The ORDER BY clause. PostgreSQL's default: nulls last when ascending, first when descending. */
export function orderSql(
  { direction }: Order,
  value: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`${value} ${way}, ${id} ${way}`;
}

/** The condition for rows after a cursor, in the order of orderSql. */
export function behind(
  order: Order,
  place: Place,
  value: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<SqlBool> {
  const rising = order.direction === 'asc';
  const after = rising ? sql`>` : sql`<`;
  if (place.value === null) {
    const rest = sql<SqlBool>`(${value} is null and ${id} ${after} ${place.id})`;
    return rising ? rest : sql<SqlBool>`(${rest} or ${value} is not null)`;
  }
  const rest = sql<SqlBool>`(${value} ${after} ${place.value} or (${value} = ${place.value} and ${id} ${after} ${place.id}))`;
  return rising ? sql<SqlBool>`(${rest} or ${value} is null)` : rest;
}

/** Iterates over a whole list page by page, by cursor. */
export async function* pagesByKey<R>(
  read: (after: Place | undefined) => Promise<R[]>,
  placeOf: (row: R) => Place,
): AsyncGenerator<R[]> {
  let after: Place | undefined;
  for (;;) {
    const page = await read(after);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < EXPORT_PAGE) return;
    after = placeOf(last);
  }
}
