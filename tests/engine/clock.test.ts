// Moments in words: "YYYY-MM-DD HH:mm", 24 hours, in the network's time zone and not the browser's.
import { expect, test } from 'vitest';
import { moment, shortMoment } from '../../src/engine/kinds/clock.ts';

const ZONE = 'Asia/Nicosia';
const at = (text: string) => Date.parse(text);

test('a moment is said as the clocks of the network show it', () => {
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

test('midnight of the network, not of the world, parts today from yesterday', () => {
  expect(shortMoment(at('2026-11-20T22:30:00Z'), at('2026-11-21T12:00:00Z'), ZONE)).toBe('00:30');
});
