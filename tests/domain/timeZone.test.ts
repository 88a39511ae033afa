// Days and local times where clocks change: skipped and repeated hours, east and west of Greenwich.
import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { clockChanges, localOf } from '../../domain/clockChanges.ts';
import { dayIn, momentShowing, shownAt, startOfDay } from '../../domain/timeZone.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const day = fc
  .integer({ min: Date.UTC(1970, 0, 1) / DAY, max: Date.UTC(2037, 11, 31) / DAY })
  .map((number) => number * DAY);

describe('a day begins with its first moment', () => {
  test.each([
    ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00Z', 'midnight is skipped'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z', 'midnight is skipped'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00Z', 'midnight is skipped'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z', 'midnight is skipped'],
    ['America/Toronto', '1919-03-31', '1919-03-31T04:30Z', '23:30 to 00:30 is skipped'],
    ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00Z', 'midnight is repeated'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00Z', 'midnight is repeated'],
    ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00Z', 'the hour before midnight is repeated'],
    ['America/St_Johns', '2006-10-29', '2006-10-29T02:30Z', 'clocks go back at 00:01'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00Z', 'the day before is skipped'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00Z', 'clocks change later in the day'],
  ])('%s, %s: %s (%s)', (timeZone, name, start) => {
    expect(new Date(startOfDay(Date.parse(name), timeZone))).toEqual(new Date(start));
  });

  test('in every time zone and year: before it no moment is of that day', () => {
    fc.assert(
      fc.property(zone, day, (timeZone, midnight) => {
        const start = startOfDay(midnight, timeZone);
        expect(shownAt(start, timeZone)).toBeGreaterThanOrEqual(midnight);
        for (let before = 1; before < 26 * 60 * MINUTE; before += 15 * MINUTE)
          expect(shownAt(start - before, timeZone)).toBeLessThan(midnight);
      }),
    );
  });

  test('on the days of all clock changes of some zones, too', () => {
    for (const timeZone of ['Atlantic/Azores', 'America/Havana', 'Africa/Cairo', 'Asia/Gaza'])
      for (const change of clockChanges(timeZone).moments)
        for (const name of [change - DAY, change, change + DAY].map((at) => dayIn(at, timeZone))) {
          const start = startOfDay(Date.parse(name), timeZone);
          expect([dayIn(start - 1, timeZone) < name, dayIn(start, timeZone)]).toEqual([true, name]);
        }
  });
});

describe('a local time', () => {
  test.each([
    ['America/New_York', '2026-03-08T02:30Z', '2026-03-08T07:30Z', 'skipped: an hour later'],
    ['Asia/Nicosia', '2026-03-29T03:30Z', '2026-03-29T01:30Z', 'skipped: an hour later'],
    ['Australia/Lord_Howe', '2026-10-04T02:15Z', '2026-10-03T15:45Z', 'half an hour is skipped'],
    ['Antarctica/Troll', '2026-03-29T02:30Z', '2026-03-29T02:30Z', 'two hours are skipped'],
    ['Africa/Cairo', '2026-10-29T23:30Z', '2026-10-29T20:30Z', 'repeated: the first'],
    ['America/New_York', '2026-11-01T01:30Z', '2026-11-01T05:30Z', 'repeated: the first'],
    ['Asia/Nicosia', '2026-10-25T03:30Z', '2026-10-25T00:30Z', 'repeated: the first'],
    ['Pacific/Apia', '2011-12-31T05:00Z', '2011-12-30T15:00Z', 'after a day that was skipped'],
  ])('%s, %s is %s (%s)', (timeZone, shown, moment) => {
    expect(new Date(momentShowing(Date.parse(shown), timeZone))).toEqual(new Date(moment));
  });

  test('is found again in every time zone, the first time that clocks show it', () => {
    const time = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2037, 11, 31) });
    fc.assert(
      fc.property(zone, time, (timeZone, moment) => {
        const shown = shownAt(moment, timeZone);
        const found = momentShowing(shown, timeZone);
        expect(shownAt(found, timeZone)).toBe(shown);
        expect(found).toBeLessThanOrEqual(moment);
      }),
    );
  });
});

test('the offsets between clock changes are those of the time zone', () => {
  const time = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2110, 0, 1) });
  fc.assert(
    fc.property(zone, time, (timeZone, moment) => {
      expect(localOf(moment, timeZone)).toBe(shownAt(moment, timeZone));
      const change = clockChanges(timeZone).moments.at(-1) ?? moment;
      for (const near of [change - 1, change])
        expect(localOf(near, timeZone)).toBe(shownAt(near, timeZone));
    }),
    { numRuns: 40 },
  );
});
