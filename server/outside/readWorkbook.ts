// Reads the first visible worksheet of a workbook, after checking its unpacked size. Formulas are not evaluated.
import { ParseError, readXls, readXlsx, type ReadOptions, type Sheet } from 'hucre';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import {
  HOLIDAY_ROWS_MAX,
  HOLIDAY_UNPACKED_MAX_BYTES,
  type CalendarRow,
} from '../../domain/lockers/holidays.ts';
import { isVisibleWorksheet } from './isVisibleWorksheet.ts';
import { Problem } from '../system/problem.ts';

/** Signature of the older format (a compound file); the newer one is a zip. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');

const begins = (bytes: Buffer, mark: Buffer): boolean =>
  bytes.subarray(0, mark.length).equals(mark);

const refuse = (code: 'HOLIDAY_FORMAT' | 'HOLIDAY_TOO_BIG'): never => {
  throw new Problem(code, { field: 'file' });
};

/** Reads an entry to its end; fails if it unpacks to more than declared. */
async function drain(zip: ZipFile, entry: Entry): Promise<void> {
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  let size = 0;
  for await (const bytes of stream) size += bytes.byteLength;
  if (size !== entry.uncompressedSize) refuse('HOLIDAY_FORMAT');
}

/** Reads every entry of a zip, which has to be within the limit by declared and by actual size. */
async function drainAll(bytes: Buffer): Promise<void> {
  const zip = await fromBufferPromise(bytes, { validateEntrySizes: true });
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > HOLIDAY_UNPACKED_MAX_BYTES) refuse('HOLIDAY_TOO_BIG');
    entries.push(entry);
  }
  for (const entry of entries) await drain(zip, entry);
}

/** Rejects a zip that is broken or would exhaust memory. The workbook in it is found by its relations when it is read. */
const checkZip = (bytes: Buffer): Promise<void> =>
  drainAll(bytes).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    refuse('HOLIDAY_FORMAT');
  });

/** Sheets with a chart alone that may stand before the first worksheet: each costs a reading. */
const CHARTS_MAX = 5;

/** The first visible worksheet after as many visible sheets; a sheet with a chart alone is none. */
async function worksheetAfter(
  passed: number,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<Sheet | undefined> {
  let visible = -1;
  const sheets: ReadOptions['sheets'] = ({ hidden, veryHidden }) =>
    !hidden && !veryHidden && (visible += 1) === passed;
  try {
    return (await readXlsx(bytes, { ...options, sheets })).sheets[0];
  } catch (error) {
    const isChart = error instanceof ParseError && error.message.includes('missing worksheet');
    return isChart && passed < CHARTS_MAX
      ? worksheetAfter(passed + 1, bytes, options)
      : refuse('HOLIDAY_FORMAT');
  }
}

async function olderWorksheet(bytes: Buffer, options: ReadOptions): Promise<Sheet | undefined> {
  const book = await readXls(new Uint8Array(bytes), options).catch(() => refuse('HOLIDAY_FORMAT'));
  return book.sheets.find(({ name }) => isVisibleWorksheet(bytes, name));
}

/**
 * The first two cells of each row of the first visible worksheet. Throws HOLIDAY_FORMAT for an invalid workbook,
 * HOLIDAY_TOO_BIG if it unpacks to too much, HOLIDAY_TOO_MANY for too many rows.
 */
export async function readWorkbook(bytes: Buffer): Promise<CalendarRow[]> {
  const isZip = begins(bytes, ZIP);
  if (isZip) await checkZip(bytes);
  else if (!begins(bytes, COMPOUND)) refuse('HOLIDAY_FORMAT');
  // One row over the limit, besides a header row, shows that there are too many.
  const most = HOLIDAY_ROWS_MAX + 2;
  // Limited to two columns: a cell far to the right would allocate its row up to it.
  const options = { maxRows: most, range: `A1:B${most}` };
  // The library needs a plain Uint8Array; it does not recognize a Buffer of another realm.
  const sheet = isZip
    ? await worksheetAfter(0, new Uint8Array(bytes), options)
    : await olderWorksheet(bytes, options);
  if (!sheet) return refuse('HOLIDAY_FORMAT');
  if (sheet.rows.length > HOLIDAY_ROWS_MAX + 1) {
    throw new Problem('HOLIDAY_TOO_MANY', { field: 'file', values: { max: HOLIDAY_ROWS_MAX } });
  }
  const isFormula = (row: number, column: number) =>
    sheet.cells?.get(`${row},${column}`)?.formula !== undefined;
  // Empty rows are missing in a workbook of the older format.
  return Array.from({ length: sheet.rows.length }, (_, place) => ({
    row: place + 1,
    day: sheet.rows[place]?.[0] ?? null,
    name: sheet.rows[place]?.[1] ?? null,
    formula: isFormula(place, 0) || isFormula(place, 1),
  }));
}
