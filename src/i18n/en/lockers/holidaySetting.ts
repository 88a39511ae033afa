// English messages: the page of the holiday calendar.
import type { HolidayRow } from '../../../../contract/lockers/holidayCalendar.ts';
import type { HolidayFault } from '../../../../domain/lockers/holidays.ts';

export const holidaySetting = {
  title: 'Holidays',
  rule: 'Days of free storage skip Saturdays, Sundays and the days below. Hours of free storage do not.',
  send: 'Send a calendar',
  drop: 'Drop an Excel workbook here',
  choose: 'Choose a file',
  reading: 'Reading',
  shape:
    'First column the day, second column the name; the first row may hold headings. %{endings}',
  format: 'The format is incorrect, please use Excel format',
  tooLarge: 'The file is larger than %{size} MB.',
  failed: 'Failed',
  success: 'success!',
  unseen: 'This server keeps the calendar without showing first what is in it.',
  found: '%{smart_count} holiday can be kept. |||| %{smart_count} holidays can be kept.',
  faulty:
    '%{smart_count} row cannot be kept. Correct it in the workbook and choose it again. |||| %{smart_count} rows cannot be kept. Correct them in the workbook and choose it again.',
  faultyRow: 'Row %{row}: %{why}',
  faults: {
    formula: 'a formula stands there; enter the day and the name themselves',
    noDay: 'the day is missing',
    notDay: 'this is no day',
    year: 'the year is not between 2000 and 2100',
    noName: 'the name is missing',
    longName: 'the name is longer than 100 characters',
    repeated: 'this day stands further above already',
  } satisfies Record<HolidayFault, string>,
  readRows: 'What was read',
  columns: { row: 'Row', date: 'Day', name: 'Name', change: 'What happens' },
  changes: {
    NEW: 'New',
    RENAMED: 'New name',
    SAME: 'Kept already',
  } satisfies Record<HolidayRow['change'], string>,
  another: 'Another file',
  keep: 'Keep the calendar',
  keeping: 'Keeping',
  of: 'Holidays of %{year}',
  kept: 'Holidays of this year',
  toYear: 'To %{year}',
  all: 'All holidays',
  add: 'Add a holiday',
  none: 'No holidays in %{year}',
  noneText: 'Send a calendar, or add them one by one.',
  removal:
    '%{date} counts as a day of storage again. Parcels that are stored already keep their end.',
};
