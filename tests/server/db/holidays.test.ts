// The public holidays of Cyprus: the fixed days, and those that move with the Easter of the Orthodox church.
import { expect, test } from 'vitest';
import { orthodoxEaster, publicHolidays } from '../../../server/seed/base/holidays.ts';

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
])('Easter of %i is %s', (year, day) => {
  expect(new Date(orthodoxEaster(year)).toISOString().slice(0, 10)).toBe(day);
});

test('a year has its days in their order, each once', () => {
  const days = publicHolidays(2026);
  expect([...days.keys()]).toEqual([...days.keys()].toSorted());
  expect(days.get('2026-02-23')).toBe('Green Monday');
  expect(days.get('2026-06-01')).toBe('Pentecost Monday');
  expect(days.size).toBe(17);
});
