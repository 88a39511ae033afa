// What a calendar's cells mean: days as people write them, and why a row cannot be kept.
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import {
  dayOfCell,
  HOLIDAY_YEAR_MAX,
  HOLIDAY_YEAR_MIN,
  readCalendar,
  type CalendarCell,
} from '../../../domain/lockers/holidays.ts';

describe('a day', () => {
  test.each<[CalendarCell, string | undefined]>([
    ['2027-01-06', '2027-01-06'],
    ['2027/1/6', '2027-01-06'],
    ['6/1/2027', '2027-01-06'],
    [' 06.01.2027 ', '2027-01-06'],
    [new Date(Date.UTC(2027, 0, 6)), '2027-01-06'],
    ['30/02/2027', undefined],
    ['2027-13-01', undefined],
    ['6 January', undefined],
    [46_000, undefined],
    [true, undefined],
    [null, undefined],
    [new Date(Number.NaN), undefined],
  ])('%s is %s', (cell, day) => {
    expect(dayOfCell(cell)).toBe(day);
  });

  test('every day of the calendar is read back as it was written, year first or day first', () => {
    const noon = fc.integer({ min: 0, max: 47_000 }).map((days) => new Date(days * 86_400_000));
    fc.assert(
      fc.property(noon, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = day.split('-').map(Number);
        expect(dayOfCell(day)).toBe(day);
        expect(dayOfCell(`${dayOfMonth}/${month}/${year}`)).toBe(day);
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
    const { holidays, faults } = readCalendar([
      row(1, '日期', '名称'),
      row(2, null, '  '),
      row(3, '2027-01-01', ' New Year '),
    ]);
    expect([holidays, faults]).toEqual([[{ row: 3, date: '2027-01-01', name: 'New Year' }], []]);
  });

  test('words in place of a day are headings in the first row alone', () => {
    const { faults } = readCalendar([row(1, 'Day', 'Name'), row(2, 'Day', 'Name')]);
    expect(faults).toEqual([{ row: 2, fault: 'notDay', text: 'Day · Name' }]);
  });

  test('a formula is a fault in the first row, too, even where nothing stands in it', () => {
    expect(readCalendar([row(1, null, null, true)]).faults).toMatchObject([{ fault: 'formula' }]);
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
  const { holidays, faults } = readCalendar(rows);
  expect(holidays.map(({ date }) => date.slice(0, 4))).toEqual(years.slice(1, 3).map(String));
  expect(faults.map(({ row, fault }) => [row, fault])).toEqual([
    [2, 'year'],
    [5, 'year'],
  ]);
});
