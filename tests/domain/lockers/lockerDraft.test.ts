// What belongs together in a locker: both coordinates, all of the hours, one free period; and times of day as text.
import { expect, it } from 'vitest';
import {
  clockText,
  lackingParts,
  lockerDraftErrors,
  readClock,
  type LockerDraft,
} from '../../../domain/lockers/lockerDraft.ts';

const hours = (from: number | null, to: number | null): LockerDraft => ({
  operatingHoursStartHour: from,
  operatingHoursStartMinute: from === null ? null : 0,
  operatingHoursEndHour: to,
  operatingHoursEndMinute: to === null ? null : 30,
});

it.each<[string, LockerDraft, string[]]>([
  ['nothing', {}, []],
  ['a point', { longitude: 33.6, latitude: -0 }, []],
  ['half a point', { longitude: 33.6, latitude: null }, ['pointIncomplete latitude']],
  ['the other half', { latitude: 34.9 }, ['pointIncomplete longitude']],
  ['hours', hours(0, 23), []],
  ['no end', hours(6, null), ['hoursIncomplete operatingHoursEndHour']],
  ["'freeDays or freeHours'", { freeDays: 3, freeHours: 48 }, ['freeTwice freeHours']],
  ['one of them', { freeDays: 0, freeHours: null }, []],
])('%s', (_case, draft, faults) => {
  expect(lockerDraftErrors(draft).map(({ key, field }) => `${key} ${field}`)).toEqual(faults);
});

it.each([
  ['06:30|6:30|０６：３０|0630', { hour: 6, minute: 30 }],
  ['23:59', { hour: 23, minute: 59 }],
  ['24:00|6:60|six', undefined],
])('a time of day is written %s', (texts, read) => {
  for (const text of texts.split('|')) expect([text, readClock(text)]).toEqual([text, read]);
});

it('a time of day has 24 hours, two digits each', () => {
  expect([clockText(6, 5), clockText(0, null), clockText(null, null)]).toEqual([
    '06:05',
    '00:00',
    undefined,
  ]);
});

const board = { deviceType: 'LOCK_CONTROL_BOARD' };
it.each([
  [{ deviceList: [] }, 0, ['place', 'address', 'terminal', 'boxes']],
  [{ longitude: 33, deviceList: [{ deviceType: 'PRINTER' }] }, 1, ['place', 'address', 'terminal']],
  [{ longitude: 33, latitude: 0, streetNo: ' ', deviceList: [board] }, 2, ['address']],
  [{ postalCode: '6018', deviceList: [{ deviceType: 'CCTV' }, board] }, 1, ['place']],
  [{ longitude: 0, latitude: 35, addressOnLocker: 'Pier 4', deviceList: [board] }, 0, ['boxes']],
  [{ longitude: 0, latitude: 35, addressOnLocker: 'Pier 4', deviceList: [board] }, 80, []],
])('a new locker of %j with %i boxes lacks %j', (draft, boxCount, parts) => {
  expect(lackingParts(draft, boxCount)).toEqual(parts);
});
