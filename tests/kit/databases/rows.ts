// Reads and writes rows of a database in a line, by the values of their columns.
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../../server/db/tables.ts';

type Table = keyof Tables;
type Row<T extends Table> = Selectable<Tables[T]>;
type Column<T extends Table> = keyof Row<T> & string;
type Order<T extends Table> = `${Column<T>}${'' | ' desc'}`;
type Db = Kysely<Tables>;
/** The database, or what has one, such as a server. */
type From = Db | { readonly db: Db } | { readonly database: { readonly db: Db } };

/** Its types cannot be followed for a table that is not known yet. */
function untyped(from: From) {
  const inner = 'database' in from ? from.database : from;
  const db = 'db' in inner ? inner.db : inner;
  return db as unknown as Kysely<Record<string, Record<string, unknown>>>;
}

/** One row whose columns have these values, the first in an order where one is given; fails where there is none. */
export async function readRow<T extends Table, C extends Column<T> = Column<T>>(
  ...[from, table, fits, columns, order]: Parameters<typeof readRows<T, C>>
): Promise<Pick<Row<T>, C>> {
  const [row] = await readRows(from, table, fits, columns, order);
  if (row === undefined) throw new Error(`No row of ${table} has ${JSON.stringify(fits)}.`);
  return row;
}

/** Changes all rows whose columns have these values. */
export async function updateRows<T extends Table>(
  from: From,
  table: T,
  fits: Partial<Row<T>>,
  values: Updateable<Tables[T]>,
): Promise<void> {
  const rows = untyped(from)
    .updateTable(table as string)
    .set(values);
  await rows.where((is) => is.and(fits)).execute();
}

/** Adds a row, or several; returns the first as it is stored. */
export async function insertRow<T extends Table>(
  from: From,
  table: T,
  values: Insertable<Tables[T]> | readonly Insertable<Tables[T]>[],
): Promise<Row<T>> {
  const name: string = table;
  const rows = untyped(from).insertInto(name).values(values);
  return (await rows.returningAll().executeTakeFirstOrThrow()) as Row<T>;
}

/** The rows whose columns have these values; of each these columns, or all. */
export async function readRows<T extends Table, C extends Column<T> = Column<T>>(
  from: From,
  table: T,
  fits: Partial<Row<T>> = {},
  columns?: readonly C[],
  order?: Order<T>,
): Promise<Pick<Row<T>, C>[]> {
  const rows = untyped(from)
    .selectFrom(table as string)
    .where((is) => is.and(fits))
    .$if(order !== undefined, (fitting) => {
      const [column = '', direction] = order?.split(' ') ?? [];
      return fitting.orderBy(column, direction as 'desc' | undefined);
    });
  const read = columns ? rows.select(columns) : rows.selectAll();
  return (await read.execute()) as Pick<Row<T>, C>[];
}

/** The events whose columns have these values, the oldest first; of each these columns, or all. */
export const readEvents = <C extends Column<'events'> = Column<'events'>>(
  from: From,
  fits: Partial<Row<'events'>>,
  columns?: readonly C[],
) => readRows(from, 'events', fits, columns, 'id');
