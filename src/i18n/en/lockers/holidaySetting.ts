// English messages: the page of the holiday calendar.
import type { HolidayRow } from '../../../../contract/lockers/holidayCalendar.ts';
import type { HolidayFault } from '../../../../domain/lockers/holidays.ts';

export const holidaySetting = {
  title: 'Holidays',
  rule: 'Days of free storage skip Saturdays, Sundays and the days below. Hours of free storage do not.',
  send: 'Upload a calendar',
  drop: 'Drop an Excel workbook here',
  choose: 'Choose a file',
  reading: 'Reading',
  shape:
    'First column: date. Second column: name. Rows above the first date may hold headings. Formats: %{endings}',
  format: 'The format is incorrect, please use Excel format',
  tooLarge: 'The file is larger than %{size} MB.',
  failed: 'Failed',
  success: 'success!',
  unseen: 'This server saves the calendar without a preview.',
  found: '%{smart_count} holiday can be saved. |||| %{smart_count} holidays can be saved.',
  faulty:
    '%{smart_count} row cannot be saved. Correct it in the workbook and choose the file again. |||| %{smart_count} rows cannot be saved. Correct them in the workbook and choose the file again.',
  faultyRow: 'Row %{row}: %{why}',
  faults: {
    formula: 'the cell contains a formula; enter the date and the name as values',
    noDay: 'the date is missing',
    notDay: 'not a valid date',
    time: 'the cell contains a time of day; enter the date only',
    year: 'the year is not between 2000 and 2100',
    noName: 'the name is missing',
    longName: 'the name is longer than 100 characters',
    repeated: 'date already listed above',
  } satisfies Record<HolidayFault, string>,
  readRows: 'Rows read',
  columns: { row: 'Row', date: 'Date', name: 'Name', change: 'Action' },
  changes: {
    NEW: 'New',
    RENAMED: 'New name',
    SAME: 'Already saved',
  } satisfies Record<HolidayRow['change'], string>,
  another: 'Choose another file',
  keep: 'Save the calendar',
  keeping: 'Saving',
  of: 'Holidays in %{year}',
  kept: 'Holidays of the selected year',
  toYear: 'Go to %{year}',
  all: 'All holidays',
  add: 'Add a holiday',
  none: 'No holidays in %{year}',
  noneText: 'Upload a calendar, or add holidays one by one.',
  removal: '%{date} counts as a day of storage again. Stored parcels keep their expiry time.',
};
