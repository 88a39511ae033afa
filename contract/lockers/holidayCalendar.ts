// A calendar of holidays as a workbook: read, and kept when every row of it can be.
import { z } from 'zod';
import { HOLIDAY_FAULTS, HOLIDAY_FILE_MAX_BYTES } from '../../domain/lockers/holidays.ts';
import { asking } from '../endpoint.ts';

/** What keeping a row would do: a new day, a day with another name, or nothing. */
export const HOLIDAY_CHANGES = ['NEW', 'RENAMED', 'SAME'] as const;

const holidayRow = z.object({
  /** Its number in the workbook, from 1. */
  row: z.int(),
  date: z.string(),
  name: z.string(),
  change: z.enum(HOLIDAY_CHANGES),
});

const faultyRow = z.object({ row: z.int(), fault: z.enum(HOLIDAY_FAULTS), text: z.string() });

/** `result` is null while pieces of the file are missing, and for a calendar that is only read. */
const readRows = z.object({
  result: z.string().nullable(),
  holidays: z.array(holidayRow),
  faults: z.array(faultyRow),
});

export type HolidayRow = z.output<typeof holidayRow>;
export type ReadRows = z.output<typeof readRows>;

const edit = asking('SETTING_EDIT');

export const holidayCalendar = {
  /** Reads a calendar and keeps nothing of it. Asked only where `holidays` is announced. */
  read: edit.upload('/api/v1/holidayCalendar/read', {}, readRows, HOLIDAY_FILE_MAX_BYTES),
  /** Keeps a calendar: its days are added, a day that is there already takes the new name. All of its rows, or none. */
  upload: edit.upload('/api/orders/v1/holiday/upload', {}, readRows, HOLIDAY_FILE_MAX_BYTES),
};
