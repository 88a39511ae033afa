// What a calendar's cells mean: days as people write them, and why a row cannot be kept.
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { dayOfCell, isTimeOfDay, type CalendarCell } from '../../../domain/lockers/dayOfCell.ts';
import {
  HOLIDAY_YEAR_MAX,
  HOLIDAY_YEAR_MIN,
  readCalendar,
} from '../../../domain/lockers/holidays.ts';

/** Texts in one line, and the day that each of them is. */
const written = (texts: string, day: string | undefined) =>
  texts.split('|').map((text): [CalendarCell, string | undefined] => [text, day]);

describe('a day', () => {
  test.each<[CalendarCell, string | undefined]>([
    ...written('2027-01-06|2027/1/6|6/1/2027| 06.01.2027 |2027 年 1 月 6 日', '2027-01-06'),
    ...written('25.12.2027|25. 12. 2027.|25-12-2027|2027. 12. 25.|25.12.27', '2027-12-25'),
    ...written(
      '2027-12-25T00:00:00Z|2027-12-25T00:00:00.000Z|2027-12-25T00:00:00+02:00',
      '2027-12-25',
    ),
    ...written(
      '2027-12-25 00:00:00|25/12/2027 0:00|2027年12月25日|２０２７年１２月２５日|2027年12月25日（星期六）',
      '2027-12-25',
    ),
    ...written('2027年12月25日 周六|2027年12月25日 00:00', '2027-12-25'),
    ...written(
      '2027年2月30日|2027年13月1日|12月25日|25/12/27|25-12-27|30.02.27|12/25/2027|0027-12-25|٢٥/١٢/٢٠٢٧',
      undefined,
    ),
    ...written('2027-12-25T24:00:00Z|30/02/2027|2027-13-01|6 January', undefined),
    [new Date(Date.UTC(2027, 0, 6)), '2027-01-06'],
    [46_000, undefined],
    [true, undefined],
    [null, undefined],
    [new Date(Number.NaN), undefined],
  ])('%s is %s', (cell, day) => {
    expect(dayOfCell(cell)).toBe(day);
  });

  const at = (text: string) => new Date(`${text}Z`);
  test.each<[CalendarCell, string]>([
    [at('2027-12-24T23:59:17'), '2027-12-25'],
    [at('2027-12-24T23:50:39'), '2027-12-25'],
    [at('2027-12-24T23:45:00'), '2027-12-25'],
    [at('2027-12-25T00:15:00'), '2027-12-25'],
    [at('2027-12-31T23:59:59.999'), '2028-01-01'],
    ['2027-12-24 23:59:17', '2027-12-25'],
    ['24.12.2027 23:50', '2027-12-25'],
    ['2027年12月25日 0:05', '2027-12-25'],
  ])('a quarter of an hour from midnight at most is the nearer day: %s is %s', (cell, day) => {
    expect([dayOfCell(cell), isTimeOfDay(cell)]).toEqual([day, false]);
  });

  test.each<[CalendarCell]>([
    [at('2027-12-24T22:00:00')],
    [at('2027-12-24T23:44:59')],
    [at('2027-12-25T00:15:01')],
    [at('2027-12-25T12:00:00')],
    ['2027-12-24T22:00:00Z'],
    ['25.12.2027 08:30'],
    ['2027年12月25日 9:00'],
  ])('any other time of day is not a day: %s', (cell) => {
    expect([dayOfCell(cell), isTimeOfDay(cell)]).toEqual([undefined, true]);
  });

  test('every day of the calendar is read back as it was written, year first or day first', () => {
    const noon = fc.integer({ min: 0, max: 47_000 }).map((days) => new Date(days * 86_400_000));
    fc.assert(
      fc.property(noon, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = day.split('-').map(Number);
        expect(dayOfCell(day)).toBe(day);
        expect(dayOfCell(`${dayOfMonth}/${month}/${year}`)).toBe(day);
        expect(dayOfCell(`${year}年${month}月${dayOfMonth}日`)).toBe(day);
        expect(dayOfCell(`${day}T00:00:00Z`)).toBe(day);
        expect(dayOfCell(date)).toBe(day);
      }),
    );
  });
});

describe('a calendar', () => {
  const row = (number: number, day: CalendarCell, name: CalendarCell, formula = false) => ({
    row: number,
    day,
    name,
    formula,
  });

  test('its headings and its empty rows are passed over', () => {
    const { holidays, errors } = readCalendar([
      row(1, '日期', '名称'),
      row(2, null, '  '),
      row(3, '2027-01-01', ' New Year '),
    ]);
    expect([holidays, errors]).toEqual([[{ row: 3, date: '2027-01-01', name: 'New Year' }], []]);
  });

  // Rows are parted by |, their cells by ;.
  test.each([
    ['a title', 'Public holidays 2027|Date;Name'],
    ['a Chinese title that begins with a year', '2027年节假日安排||日期;名称'],
    ['a title over the second column', ';Cyprus Post|Day;Holiday'],
    ['a title in both columns', 'Cyprus Post;Holidays|Date;Name'],
    ['a number as title', '2027|Ημερομηνία;Αργία'],
    ['notes and empty rows', 'Approved by the board||See also: page 2||Day;Name'],
    ['a title without headings', 'Public holidays 2027|'],
    ['headings of other words', 'When;What'],
  ])('%s above the first day holds no holiday', (_, above) => {
    const cellOf = (text: string): CalendarCell => (text === '2027' ? 2027 : text || null);
    const head = above.split('|').map((line) => line.split(';').map(cellOf));
    const all = [...head, ['2027-01-01', 'New Year'], ['2027-12-25', 'Christmas']];
    const rows = all.map(([day = null, name = null], place) => row(place + 1, day, name));
    const { holidays, errors } = readCalendar(rows);
    expect(errors).toEqual([]);
    expect(holidays.map(({ row: number }) => number)).toEqual([all.length - 1, all.length]);
  });

  test('a day above the first good one is reported, not taken for a heading', () => {
    const { holidays, errors } = readCalendar([
      row(1, 'Date', 'Name'),
      row(2, 'Dec 24, 2027', 'Christmas Eve'),
      row(3, '30/02/2027', 'No such day'),
      row(4, '2027-12-25', 'Christmas'),
      row(5, 'Date', 'Name'),
    ]);
    expect(holidays.map((each) => each.row)).toEqual([4]);
    expect(errors.map((each) => [each.row, each.error])).toEqual([
      [2, 'notDay'],
      [3, 'notDay'],
      [5, 'notDay'],
    ]);
    const alone = readCalendar([row(1, 'Dec 24, 2027', 'Christmas Eve')]);
    expect(alone.errors).toMatchObject([{ row: 1, error: 'notDay' }]);
  });

  test('a time of day is an error of its row, with what the cell holds', () => {
    const { holidays, errors } = readCalendar([
      row(1, new Date('2027-12-24T23:59:17Z'), 'Christmas'),
      row(2, new Date('2027-12-25T22:00:00Z'), 'Boxing Day'),
      row(3, '2027-12-25 00:05', 'Again'),
    ]);
    expect(holidays).toEqual([{ row: 1, date: '2027-12-25', name: 'Christmas' }]);
    expect(errors).toEqual([
      { row: 2, error: 'time', text: '2027-12-25 22:00:00 · Boxing Day' },
      { row: 3, error: 'repeated', text: '2027-12-25 00:05 · Again' },
    ]);
  });

  test('words in place of a day are headings in the first row alone', () => {
    const { errors } = readCalendar([row(1, 'Day', 'Name'), row(2, 'Day', 'Name')]);
    expect(errors).toEqual([{ row: 2, error: 'notDay', text: 'Day · Name' }]);
  });

  test('a formula is an error in the first row, too, even where nothing stands in it', () => {
    expect(readCalendar([row(1, null, null, true)]).errors).toMatchObject([{ error: 'formula' }]);
  });
});

test('the first and the last year are taken, the years beside them are not', () => {
  const years = [HOLIDAY_YEAR_MIN - 1, HOLIDAY_YEAR_MIN, HOLIDAY_YEAR_MAX, HOLIDAY_YEAR_MAX + 1];
  const rows = years.map((year, place) => ({
    row: place + 2,
    day: `${year}-06-01`,
    name: 'Day',
    formula: false,
  }));
  const { holidays, errors } = readCalendar(rows);
  expect(holidays.map(({ date }) => date.slice(0, 4))).toEqual(years.slice(1, 3).map(String));
  expect(errors.map(({ row, error }) => [row, error])).toEqual([
    [2, 'year'],
    [5, 'year'],
  ]);
});
