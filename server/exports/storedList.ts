// Lists whose files the database writes: columns as expressions, and the text of many rows by one statement.
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/connect.ts';
import { localMs } from '../db/localTime.ts';
import type { ValueType, WrittenRows } from './export.ts';
import { BETWEEN } from './formulaGuard.ts';
import { labelsIn, type ChoiceList, type FileLanguage } from './words.ts';

type Sql = RawBuilder<unknown>;

/** What the values of a column are; plain ones are numbers. */
type StoredType = ValueType | 'text';

/** A column as an expression over the rows of the list. */
export interface StoredColumn {
  readonly header: string;
  readonly value: Sql;
  /** Default: `text`. */
  readonly type?: StoredType;
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

/** The rows of a list: its columns, and portions of its rows; where there are several, all of one before the next. */
export interface StoredRows {
  readonly stored: readonly StoredColumn[];
  readonly portions: readonly Portion[];
}

/** The value of a column in a row. Times are local, in milliseconds as if they were UTC, and whole seconds. */
export interface StoredCell {
  readonly type: StoredType;
  readonly value: Sql;
  /** The format's careful text. */
  readonly isCareful?: true;
}

/** How the database writes rows. */
export interface RowFormat {
  /** As many as are written by one statement. */
  readonly rows: number;
  /** Whether one of several texts may need care. Most rows need none. */
  readonly isDoubtful: (texts: Sql) => Sql;
  /** Selects "text" as it stands in the file. */
  readonly careful: Sql;
  /** The text of a row; `number` is its number in the file, of which the headings are the first. */
  readonly line: (cells: readonly StoredCell[], number: Sql) => Sql;
}

/** How a list is written. */
interface Writing {
  readonly format: RowFormat;
  readonly language: FileLanguage;
  readonly timeZone: string;
}

const SECOND_MS = sql.lit(1_000);

export const isTime = (type: StoredType): boolean => type === 'time' || type === 'exactTime';

/** What stands in the cell of a column, but for what the format does to texts and times. */
function valueOf(column: StoredColumn, { language, timeZone }: Writing): Sql {
  const { value, type, choices, shown = value } = column;
  const labels = choices && labelsIn(language, choices);
  if (labels)
    return sql`coalesce(${JSON.stringify(labels)}::jsonb ->> (${shown})::text, (${shown})::text)`;
  if (type === undefined || type === 'text') return sql`(${value})::text`;
  if (!isTime(type)) return value;
  return sql`${localMs(value, timeZone)} / ${SECOND_MS} * ${SECOND_MS}`;
}

const nameAt = (place: number) => sql.ref(`c${place}`);

const cellsOf = (stored: readonly StoredColumn[]): StoredCell[] =>
  stored.map(({ type = 'text' }, place) => ({ type, value: nameAt(place) }));

/** The line of a row. Its texts are looked through at once, as most need no care. */
function lineOf(cells: readonly StoredCell[], number: Sql, format: RowFormat): Sql {
  const texts = cells.filter(({ type }) => type === 'text').map(({ value }) => value);
  const together = sql`concat(${sql.join([sql.lit(''), ...texts], sql`, ${sql.lit(BETWEEN)}, `)})`;
  const careful = cells.map((each) =>
    each.type === 'text'
      ? {
          ...each,
          isCareful: true as const,
          value: sql`"texts"[${sql.lit(texts.indexOf(each.value) + 1)}]`,
        }
      : each,
  );
  return sql`case when ${format.isDoubtful(together)}
    then (select ${format.line(careful, number)} from (
      select array_agg((${format.careful}) order by "at") as "texts"
      from unnest(array[${sql.join(texts)}]::text[]) with ordinality as "each"("text", "at")) as "rewritten")
    else ${format.line(cells, number)} end`;
}

interface Slice {
  readonly text: string;
  readonly length: number;
  /** Of the last row of a full portion. */
  readonly place: string | null;
  readonly id: number | null;
}

/** Times have one format in every session, and a portion is sorted in memory. */
const SETTINGS = sql`select set_config('DateStyle', 'ISO', true), set_config('work_mem', '32MB', true)`;

/** The embedded database has one session: nobody else reads in the meantime. */
const EMBEDDED_ROWS = 500;

/** So many lines are one text: a long one takes its memory several times over. */
const SLICE_LINES = sql.lit(250);

/** The whole list, portion by portion. */
export async function* writtenRows(
  { transaction, engine }: Pick<Database, 'transaction' | 'engine'>,
  { stored, portions }: StoredRows,
  writing: Writing,
): AsyncGenerator<WrittenRows> {
  const { format } = writing;
  const size = engine === 'embedded' ? EMBEDDED_ROWS : format.rows;
  const columns = sql.join(
    stored.map((column, place) => sql`${valueOf(column, writing)} as ${nameAt(place)}`),
  );
  let done = 0;
  for (const portion of portions) {
    let after: Place | undefined;
    do {
      const line = lineOf(cellsOf(stored), sql`(${done + 1}::bigint + "n")`, format);
      // `offset 0`: each value is computed once, however often the line names it.
      const statement = sql<Slice>`select string_agg("line", '' order by "n") as "text", count(*) as "length",
          max("place") filter (where "n" = ${size}) as "place", max("id") filter (where "n" = ${size}) as "id"
        from (select ${line} as "line", "n", "place", "id"
          from (${portion(columns, after, size)} offset 0) as "portion") as "lines"
        group by ("n" - 1) / ${SLICE_LINES} order by ("n" - 1) / ${SLICE_LINES}`;
      const read = await transaction(async (trx) => {
        await SETTINGS.execute(trx);
        return (await statement.execute(trx)).rows;
      });
      const length = read.reduce((sum, slice) => sum + slice.length, 0);
      if (length > 0) yield { length, texts: read.map(({ text }) => text) };
      done += length;
      const { place = null, id = null } = read.at(-1) ?? {};
      after = id === null ? undefined : { value: place, id };
    } while (after);
  }
}
