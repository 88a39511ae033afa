// Moments in words: YYYY-MM-DD HH:mm, 24 hours, in the network's time zone and not the browser's.
import { expect, test } from 'vitest';
import {
  dayEnd,
  dayStart,
  moment,
  momentOf,
  momentThisYear,
  shortMoment,
} from '../../src/engine/fields/clock.ts';
import { masked } from '../../src/engine/fields/input/typedTime.ts';

const ZONE = 'Asia/Nicosia';
const at = (text: string) => Date.parse(text);

test.each([
  ['２０２６－１１', true, '2026-11'],
  ['2026年11月27日', true, '2026-11-27'],
  ['\u202A2026112709\u202C30', false, '2026-11-27 09:30'],
])('"%s" typed as a day or a time is %s: %s', (typed, days, text) => {
  expect(masked(typed, days)).toBe(text);
});

test('a moment is said as the clocks of the network show it (R9.34)', () => {
  expect(moment(at('2026-01-15T22:30:00Z'), ZONE)).toBe('2026-01-16 00:30');
});

test('summer time is kept', () => {
  expect(moment(at('2026-07-15T20:59:59Z'), ZONE)).toBe('2026-07-15 23:59');
});

test.each([
  { since: '2026-11-21T07:12:00Z', words: '09:12', when: 'of today by its hour' },
  { since: '2026-11-18T07:12:00Z', words: '11-18', when: 'of this year by its day' },
  { since: '2025-11-18T07:12:00Z', words: '2025-11-18', when: 'of another year by its date' },
])('a moment is said shortly: $when', ({ since, words }) => {
  expect(shortMoment(at(since), at('2026-11-21T12:00:00Z'), ZONE)).toBe(words);
});

test('a table leaves the year out while it is this year in the network (R9.34)', () => {
  const now = at('2025-12-31T22:30:00Z');
  expect(momentThisYear(at('2026-03-02T07:12:00Z'), now, ZONE)).toBe('03-02 09:12');
  expect(momentThisYear(at('2025-12-31T21:00:00Z'), now, ZONE)).toBe('2025-12-31 23:00');
});

test('midnight of the network, not of the world, parts today from yesterday', () => {
  expect(shortMoment(at('2026-11-20T22:30:00Z'), at('2026-11-21T12:00:00Z'), ZONE)).toBe('00:30');
});

test('a typed moment is read as the clocks of the network show it (R9.34)', () => {
  expect(momentOf('2026-01-02 15:30', ZONE)).toBe(at('2026-01-02T13:30:00Z'));
  expect(momentOf('2026-07-02 15:30', ZONE)).toBe(at('2026-07-02T12:30:00Z'));
});

test.each([
  '2026-02-31 10:00',
  '2026-03-29 03:30',
  '0099-01-01 10:00',
  '0000-01-01 00:00',
  '2026-13-01 10:00',
  '2026-01-02',
  '',
  'x',
])('there is no moment "%s"', (text) => {
  expect(momentOf(text, ZONE)).toBeUndefined();
});

test('a day is 23 hours long in spring and 25 in autumn', () => {
  const hours = (day: string) => (dayEnd(day, ZONE) + 1 - dayStart(day, ZONE)) / 3_600_000;
  expect(['2026-03-29', '2026-10-25', '2026-11-01'].map(hours)).toEqual([23, 25, 24]);
});
