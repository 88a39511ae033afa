// What every list shares: searching text, sorting, counting pages, and walking a whole list by key.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { DEFAULT_SORT } from '../../domain/limits.ts';

/** Rows an export reads at once, with no transaction open between. */
export const EXPORT_PAGE = 500;

/** How a list is ordered. Equal rows follow their key in the same direction, so that pages never overlap. */
export interface Order {
  field: string;
  direction: 'asc' | 'desc';
}

/** Where a walk stands: the last row's sorted value and its key. */
export interface Place {
  value: string | number | boolean | null;
  id: number;
}

/** Reads the wire's `field,asc|desc` (the contract has checked it), else the default (R9.5). */
export function orderOf(sort: string | undefined): Order {
  const [field = DEFAULT_SORT.field, direction] = sort?.split(',') ?? [
    DEFAULT_SORT.field,
    DEFAULT_SORT.order,
  ];
  return { field, direction: direction === 'asc' ? 'asc' : 'desc' };
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The pattern of a text that holds this one; what people type is text, never a pattern. */
export const holding = (text: string): string => `%${escaped(text)}%`;

/** The pattern of this very text. */
export const exactly = (text: string): string => escaped(text);

/** The pattern of a text that begins with this one. */
export const beginningWith = (text: string): string => `${escaped(text)}%`;

/** The answer of a paged list. */
export function pageBody<R>(content: R[], totalElements: number, size: number) {
  return { content, totalElements, totalPages: Math.ceil(totalElements / size) };
}

/** The order as SQL. PostgreSQL has rows without a value last when rising and first when falling. */
export function orderSql(
  { direction }: Order,
  value: Expression<unknown>,
  id: Expression<unknown>,
): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return sql`${value} ${way}, ${id} ${way}`;
}

/** The rows behind a place, in the order of orderSql. */
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

/** Walks a whole list a page at a time; each page is asked for by where the one before ended. */
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
