// When the snooze of an alert ends.
import { expect, it } from 'vitest';
import { snoozeEnd } from '../../domain/snooze.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 23, 22, 30);

it('an hour and four hours count from now, and a chosen time is itself', () => {
  expect(snoozeEnd('HOUR', NOW, 'Asia/Nicosia')).toBe(NOW + HOUR);
  expect(snoozeEnd('FOUR_HOURS', NOW, 'Asia/Nicosia')).toBe(NOW + 4 * HOUR);
  expect(snoozeEnd('CHOSEN', NOW, 'Asia/Nicosia', NOW + 5)).toBe(NOW + 5);
  expect(snoozeEnd('CHOSEN', NOW, 'Asia/Nicosia')).toBeUndefined();
});

it('tomorrow is the next day of the network, at eight, also when clocks change', () => {
  // In Nicosia it is already the 24th, in London still the 23rd.
  expect(snoozeEnd('TOMORROW', NOW, 'Asia/Nicosia')).toBe(Date.UTC(2026, 10, 25, 6));
  expect(snoozeEnd('TOMORROW', NOW, 'Europe/London')).toBe(Date.UTC(2026, 10, 24, 8));
  const before = Date.UTC(2026, 9, 24, 12);
  expect(snoozeEnd('TOMORROW', before, 'Europe/London')).toBe(Date.UTC(2026, 9, 25, 8));
});
