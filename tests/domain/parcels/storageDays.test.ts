// Days that are holidays or weekend are skipped for day rules, not for hour rules, in the network's time zone.
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { afterDays, isRestDay } from '../../../domain/parcels/storageDays.ts';
import { dayIn, momentShowing, shownAt } from '../../../domain/timeZone.ts';

const CYPRUS = 'Asia/Nicosia';
const none: ReadonlySet<string> = new Set();
const shown = (time: number) => new Date(time).toISOString().slice(0, 16);

test.each([
  ['a Monday and three days', '2026-03-02T08:00Z', 3, none, '2026-03-05T08:00'],
  ['a Friday and one day: no weekend', '2026-03-06T08:00Z', 1, none, '2026-03-09T08:00'],
  ['a Saturday and one day', '2026-03-07T08:00Z', 1, none, '2026-03-09T08:00'],
  ['a holiday is skipped', '2026-03-23T08:00Z', 3, new Set(['2026-03-25']), '2026-03-27T08:00'],
  ['no days at all', '2026-03-07T08:00Z', 0, none, '2026-03-07T08:00'],
])('%s', (_, stored, days, holidays, end) => {
  expect(shown(afterDays(Date.parse(stored), days, holidays, CYPRUS))).toBe(end);
});

test('the same time of day holds where the clocks change in between', () => {
  // Friday 10:30 in winter time, Monday 10:30 in summer time.
  const end = afterDays(Date.parse('2026-03-27T08:30Z'), 1, none, CYPRUS);
  expect(shown(end)).toBe('2026-03-30T07:30');
});

test('the day is the one of the network, not of the world', () => {
  // 23:30 on Thursday in Cyprus is still Thursday, though later than 21:00 of the world.
  const late = Date.parse('2026-06-04T20:30Z');
  expect(dayIn(late, CYPRUS)).toBe('2026-06-04');
  expect(dayIn(late + 60 * 60 * 1_000, CYPRUS)).toBe('2026-06-05');
});

test('storage always ends on a day on which somebody can come, that many of them later', () => {
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((number) => dayIn(number * 86_400_000 + 1.7e12, 'UTC'));
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000_000, max: 1_760_000_000_000 }),
      fc.integer({ min: 1, max: 30 }),
      fc.array(day, { maxLength: 60 }),
      (stored, days, list) => {
        const holidays = new Set(list);
        const end = afterDays(stored, days, holidays, CYPRUS);
        expect(isRestDay(dayIn(end, CYPRUS), holidays)).toBe(false);
        let counted = 0;
        for (
          let time = stored + 86_400_000;
          dayIn(time, CYPRUS) < dayIn(end, CYPRUS);
          time += 86_400_000
        )
          if (!isRestDay(dayIn(time, CYPRUS), holidays)) counted += 1;
        expect(counted).toBe(days - 1);
      },
    ),
    { numRuns: 100 },
  );
});

test('clocks show something at every moment that a date can name, and go on one after the other', () => {
  const moment = fc.integer({ min: -8.6399e15, max: 8.64e15 });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 1_000_000 }), (time, later) => {
      expect(dayIn(time, CYPRUS)).toMatch(/^[+-]?\d{4,6}-/);
      expect(Math.abs(shownAt(time, CYPRUS) - time)).toBeLessThanOrEqual(3 * 3_600_000);
      const near = Date.UTC(2026, 5, 1) + (time % 1_000_000_000);
      expect(shownAt(near + later, CYPRUS) - shownAt(near, CYPRUS)).toBe(later);
    }),
  );
});

test.each([
  [CYPRUS, '2026-03-29', '2026-10-25'],
  ['Pacific/Auckland', '2026-04-05', '2026-09-27'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
])('what clocks show is found again, also where they change (%s)', (zone, ...days) => {
  const hour = 3_600_000;
  for (const day of days)
    for (let hours = -24; hours < 48; hours += 1) {
      const time = Date.parse(day) + hours * hour;
      const found = momentShowing(shownAt(time, zone), zone);
      // An hour that clocks show twice is either of the two.
      expect([0, hour]).toContain(Math.abs(found - time));
      expect(shownAt(found, zone)).toBe(shownAt(time, zone));
    }
});
