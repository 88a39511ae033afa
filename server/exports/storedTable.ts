// Lists of which the database gives the cells: columns as expressions, and many rows as one text.
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { RequestContext } from '../http/context.ts';
import type { Export, ExportColumn, Page, ValueType } from './export.ts';
import type { ChoiceList } from './words.ts';

type Sql = RawBuilder<unknown>;

/** A column as an expression over the rows of the list. */
export interface StoredColumn {
  readonly header: string;
  readonly value: Sql;
  /** What its numbers are. Default: its values are texts. */
  readonly type?: ValueType;
  /** The list that labels its values. */
  readonly choices?: ChoiceList;
  /** The value that people are shown, where the API's says less. */
  readonly shown?: Sql;
}

/** The last row of a portion. */
interface Place {
  readonly value: string | null;
  readonly id: number;
}

/** Selects `columns` of so many rows after a place, with their `place`, `id`, and number in the portion, `n`, from 1. */
export type Portion = (columns: Sql, after: Place | undefined, size: number) => Sql;

/** The cells of a row; an empty one is an empty text. */
export type StoredRow = readonly string[];

/** How a cell is written in a file. */
const columnAt = (
  { header, type, choices }: StoredColumn,
  place: number,
): ExportColumn<StoredRow> => ({
  header,
  ...(type && { type }),
  ...(choices && { choices }),
  value: (row) => {
    const cell = row[place];
    return cell && type && type !== 'day' ? Number(cell) : cell;
  },
});

/** Stands behind each cell: a control character, which no file holds. */
const CELL_END = '\x1F';

interface Slice {
  readonly text: string;
  readonly length: number;
  /** Of the last row of a full portion. */
  readonly place: string | null;
  readonly id: number | null;
}

const PORTION_ROWS = 10_000;
/** The embedded database has one session: nobody else reads in the meantime. */
const EMBEDDED_ROWS = 500;

/** So many rows are one text: a long one takes its memory several times over. */
const SLICE_ROWS = sql.lit(250);

/** A portion is sorted in memory. */
const SETTINGS = sql`select set_config('work_mem', '32MB', true)`;

/** The cells of a row in one text. Careful: without what a text itself may hold of the character, which is rare. */
const packed = (columns: readonly Sql[], isCareful: boolean): Sql =>
  sql.join(
    columns.map((column) => {
      const text = sql`(${column})::text`;
      return sql`coalesce(${
        isCareful ? sql`translate(${text}, ${sql.lit(CELL_END)}, '')` : text
      }, '') || ${sql.lit(CELL_END)}`;
    }),
    sql` || `,
  );

/** The cells of the rows, and an empty text behind the last one. */
const cellsOf = ({ text }: Slice): string[] => text.split(CELL_END);

/** Taken apart when they are read. */
const rowsOf = (slices: readonly Slice[], columns: number): Page<StoredRow> => ({
  length: slices.reduce((sum, { length }) => sum + length, 0),
  *[Symbol.iterator]() {
    for (const slice of slices) {
      const cells = cellsOf(slice);
      for (let at = 0; at < slice.length * columns; at += columns)
        yield cells.slice(at, at + columns);
    }
  },
});

/** The whole list, portion by portion. */
async function* storedPages(
  { transaction, engine }: Database,
  columns: readonly Sql[],
  portions: readonly Portion[],
): AsyncGenerator<Page<StoredRow>> {
  const size = engine === 'embedded' ? EMBEDDED_ROWS : PORTION_ROWS;
  for (const portion of portions) {
    let after: Place | undefined;
    const read = (isCareful: boolean) =>
      transaction(async (trx) => {
        await SETTINGS.execute(trx);
        const row = sql`${packed(columns, isCareful)} as "row"`;
        const { rows } = await sql<Slice>`select string_agg("row", '' order by "n") as "text",
            count(*) as "length", max("place") filter (where "n" = ${size}) as "place",
            max("id") filter (where "n" = ${size}) as "id"
          from (${portion(row, after, size)}) as "portion"
          group by ("n" - 1) / ${SLICE_ROWS} order by ("n" - 1) / ${SLICE_ROWS}`.execute(trx);
        return rows;
      });
    do {
      let slices = await read(false);
      if (slices.some((slice) => cellsOf(slice).length > slice.length * columns.length + 1))
        slices = await read(true);
      if (slices.length > 0) yield rowsOf(slices, columns.length);
      const { place = null, id = null } = slices.at(-1) ?? {};
      after = id === null ? undefined : { value: place, id };
    } while (after);
  }
}

/** The list with these columns; of several portions, all rows of one come before the next. */
export const storedTable = (
  { database, language }: Pick<RequestContext, 'database' | 'language'>,
  stored: readonly StoredColumn[],
  portions: readonly Portion[],
): Pick<Export<StoredRow>, 'columns' | 'pages'> => ({
  columns: stored.map(columnAt),
  pages: storedPages(
    database,
    stored.map(({ value, shown = value }) => (language ? shown : value)),
    portions,
  ),
});
