// The row of a workbook, written by the database: as xlsxDownload.ts writes the rows that the server computes.
import { sql, type RawBuilder } from 'kysely';
import { textOfLocal } from '../db/localTime.ts';
import { DAY_MS, END, EPOCH, FIRST } from './excelSerial.ts';
import { BETWEEN } from './formulaGuard.ts';
import { isTime, type RowFormat, type StoredCell } from './storedList.ts';
import { numberParts, textParts, type CellParts } from './xlsxCells.ts';
import { BLANKS, CELL_TEXT_MAX, ESCAPE, FORBIDDEN, KEPT, PLAIN } from './xlsxText.ts';

type Sql = RawBuilder<unknown>;

/** What a text may hold that does not stand in a sheet as it is. */
const DOUBTFUL = `[&<>]|_x|[\\t\\r\\n]|  |(^|\\${BETWEEN}) | (\\${BETWEEN}|$)|${FORBIDDEN}`;

const ASTRAL = '([\u{10000}-\u{10FFFF}])';
/** A character that no sheet holds: behind an astral one it counts for its second half. */
const HALF = '\uFFFF';
const MAX = sql.lit(CELL_TEXT_MAX);

/** At most as many UTF-16 units as a cell takes, and no half character at the end. */
const CUT = sql`case when length("text") * 2 <= ${MAX} then "text" else regexp_replace(
  left(regexp_replace("text", ${ASTRAL}, ${`\\1${HALF}`}, 'g'), ${MAX}), ${`${ASTRAL}$`}, '') end`;

/** As xlsxText writes it. */
const XML = sql`replace(replace(replace(regexp_replace(regexp_replace(
  regexp_replace(${CUT}, ${FORBIDDEN}, '', 'g'), '\\r\\n?', chr(10), 'g'), ${ESCAPE}, '_x005F_', 'g'),
  '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;

/** As withBlanks writes it; nothing for an empty text. */
const CAREFUL = sql`select case when "xml" ~ ${BLANKS} then ${KEPT} else ${PLAIN} end || nullif("xml", '')
  from (select ${XML} as "xml") as "escaped"`;

/** Nothing where there is no value. */
const cell = ([before, between, after]: CellParts, number: Sql, value: Sql): Sql =>
  sql`${sql.lit(before)} || ${number} || ${sql.lit(between)} || ${value} || ${sql.lit(after)}`;

/** A text that needs no care. */
function plainCell(place: number, number: Sql, text: Sql): Sql {
  const [before, between, after] = textParts(place);
  return cell([before, between + PLAIN, after], number, text);
}

/** As excelSerial counts it. */
function serialOf(local: Sql): Sql {
  const serial = sql`(${local} / ${sql.lit(DAY_MS)}::float8 + ${sql.lit(EPOCH)})`;
  return sql`case when floor((${serial} - ${sql.lit(EPOCH)}) * ${sql.lit(DAY_MS)}) < ${local}
    then ${serial} * ${sql.lit(1 + Number.EPSILON)}::float8 else ${serial} end`;
}

/** A time that Excel cannot count is a text, as in CSV. */
function timeCell({ type, value }: StoredCell, place: number, number: Sql): Sql {
  const text = textOfLocal(value, type === 'exactTime');
  return sql`case when ${value} >= ${sql.lit(FIRST)} and ${value} < ${sql.lit(END)}
    then ${cell(numberParts(place, type), number, serialOf(value))}
    else ${plainCell(place, number, text)} end`;
}

/** A day is stored as a text, and was checked when it was entered. */
const dayOf = (value: Sql): Sql => sql`(${value}::date - date 'epoch' + ${sql.lit(EPOCH)})`;

function cellOf(stored: StoredCell, place: number, number: Sql): Sql {
  const { type, value } = stored;
  if (isTime(type)) return timeCell(stored, place, number);
  if (type === 'text' && stored.isCareful) return cell(textParts(place), number, value);
  return type === 'text'
    ? plainCell(place, number, sql`nullif(${value}, '')`)
    : cell(numberParts(place, type), number, type === 'day' ? dayOf(value) : value);
}

export const xlsxLines: RowFormat = {
  rows: 2_500,
  careful: CAREFUL,
  isDoubtful: (texts) => sql`(${texts} ~ ${DOUBTFUL} or length(${texts}) * 2 > ${MAX})`,
  line: (cells, number) =>
    sql`concat('<row r="', ${number}, '">', ${sql.join(
      cells.map((each, place) => cellOf(each, place, number)),
    )}, '</row>')`,
};
