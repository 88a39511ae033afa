// Which reported times can be used.
import { expect, it } from 'vitest';
import { isBefore, timeError } from '../../../domain/reports/reportTimes.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

it('a time of the last 30 days can be used, and one of a clock that runs ahead', () => {
  for (const time of [NOW, NOW - 30 * DAY + 1, NOW + DAY])
    expect(timeError(time, NOW)).toBeUndefined();
});

it('other units are told from milliseconds, and what is too old from both', () => {
  expect(timeError(NOW / 1_000, NOW)).toBe('TIME_UNIT');
  expect(timeError(NOW * 1_000, NOW)).toBe('TIME_UNIT');
  expect(timeError(0, NOW)).toBe('TIME_UNIT');
  expect(timeError(NOW - 30 * DAY, NOW)).toBe('TIME_TOO_OLD');
});

it('a minute is put down to the clocks', () => {
  expect(isBefore(NOW - 60_000, NOW)).toBe(false);
  expect(isBefore(NOW - 60_001, NOW)).toBe(true);
  expect(isBefore(0, null)).toBe(false);
});
