// Routes of holiday calendars: preview of a workbook, and import if all of its rows are valid.
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { holidayCalendar, type ReadRows } from '../../contract/lockers/holidayCalendar.ts';
import type { Piece } from '../../contract/pieces.ts';
import {
  HOLIDAY_FILE_ENDINGS,
  HOLIDAY_FILE_MAX_BYTES,
  readCalendar,
  type RowError,
  type ReadHoliday,
} from '../../domain/lockers/holidays.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { refuseTaken } from '../http/taken.ts';
import { readWorkbook } from '../outside/readWorkbook.ts';
import { changesOf, keepHolidays } from './keepHolidays.ts';
import { receiveFile, type Look } from '../files/receiveFile.ts';
import { doneBy } from '../events/doneBy.ts';

/** Maximum number of rows listed in an error. */
const ROWS_NAMED = 20;

interface Calendar {
  holidays: ReadHoliday[];
  errors: RowError[];
}

/** R5.42: checks the file name before the content. */
function refuseName(name: string): void {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!(HOLIDAY_FILE_ENDINGS as readonly string[]).includes(ending))
    throw new Problem('HOLIDAY_FORMAT', { field: 'file' });
}

/** The file id once it is complete; rejects files that are not workbooks as what they are. */
async function fileOf(context: RequestContext, piece: Piece, look: Look): Promise<string | null> {
  refuseName(piece.name ?? context.upload.name);
  try {
    const file = await receiveFile(
      context,
      'HOLIDAY_CALENDAR',
      piece,
      HOLIDAY_FILE_MAX_BYTES,
      look,
    );
    return file.result;
  } catch (error) {
    if (error instanceof Problem && error.code === 'FILE_NOT_FIT')
      throw new Problem('HOLIDAY_FORMAT', { field: 'file' });
    throw error;
  }
}

/** The content of a workbook. Rejects other files, and workbooks without rows. */
async function calendarOf(bytes: Buffer): Promise<Calendar> {
  const found = readCalendar(await readWorkbook(bytes));
  if (found.holidays.length === 0 && found.errors.length === 0)
    throw new Problem('HOLIDAY_EMPTY', { field: 'file' });
  return found;
}

/** A calendar that is stored already, as its last chunk was sent twice. */
async function keptCalendar(context: RequestContext, fileId: string): Promise<Calendar> {
  const file = await context.files.read(fileId);
  if (!file) throw new Problem('UPLOAD_BROKEN', { field: 'file' });
  return calendarOf(await buffer(file.stream));
}

const missing: ReadRows = { result: null, holidays: [], errors: [] };

/** Rejects a calendar with invalid rows, listing their numbers: the import is all or nothing. */
function refuseErrors(errors: readonly RowError[]): void {
  if (errors.length === 0) return;
  const named = errors.slice(0, ROWS_NAMED).map(({ row }) => row);
  const rows = named.join(', ') + (errors.length > ROWS_NAMED ? ' …' : '');
  throw new Problem('HOLIDAY_ROWS', { field: 'file', values: { rows } });
}

export const holidayCalendarRoutes = routesOf(holidayCalendar, {
  read: async (piece, context) => {
    let read: Calendar | undefined;
    const result = await fileOf(context, piece, async (path) => {
      read = await calendarOf(await readFile(path));
      return false;
    });
    if (!read) return missing;
    return { ...read, result, holidays: await changesOf(context.database.db, read.holidays) };
  },
  upload: async (piece, context) => {
    let read: Calendar | undefined;
    const result = await fileOf(context, piece, async (path) => {
      read = await calendarOf(await readFile(path));
      refuseErrors(read.errors);
      return true;
    });
    if (result === null) return missing;
    const { holidays, errors } = read ?? (await keptCalendar(context, result));
    const kept = await refuseTaken(context.database, 'holidays', (trx) =>
      keepHolidays(trx, holidays, doneBy(context)),
    );
    return { result, errors, holidays: kept };
  },
});
