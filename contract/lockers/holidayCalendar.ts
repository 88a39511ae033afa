// Holiday calendar import from a workbook: preview, and all-or-nothing save.
import { z } from 'zod';
import { HOLIDAY_ERRORS, HOLIDAY_FILE_MAX_BYTES } from '../../domain/lockers/holidays.ts';
import { asking } from '../endpoint.ts';

/** Effect of importing a row: new day, renamed day, or unchanged. */
export const HOLIDAY_CHANGES = ['NEW', 'RENAMED', 'SAME'] as const;

const holidayRow = z.object({
  /** Row number in the workbook, starting at 1. */
  row: z.int(),
  date: z.string(),
  name: z.string(),
  change: z.enum(HOLIDAY_CHANGES),
});

const rowError = z.object({ row: z.int(), error: z.enum(HOLIDAY_ERRORS), text: z.string() });

/** `result` is null while chunks are missing, and for a preview. */
const readRows = z.object({
  result: z.string().nullable(),
  holidays: z.array(holidayRow),
  errors: z.array(rowError),
});

export type HolidayRow = z.input<typeof holidayRow>;
export type ReadRows = z.input<typeof readRows>;

const edit = asking('SETTING_EDIT');

export const holidayCalendar = {
  /** Previews a calendar without saving it. Called only if `holidays` is announced. */
  read: edit.upload('/api/v1/holidayCalendar/read', {}, readRows, HOLIDAY_FILE_MAX_BYTES),
  /** Imports a calendar: adds new days and renames existing ones. All rows or none. */
  upload: edit.upload('/api/orders/v1/holiday/upload', {}, readRows, HOLIDAY_FILE_MAX_BYTES),
};
