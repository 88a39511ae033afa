// Storage ends at storeTime + the first that is set of: the provider's expirationDays, the locker's freeDays/freeHours, FREE_STORE_TIME.
import { expect, test } from 'vitest';
import {
  EXPIRY_AHEAD_MAX_DAYS,
  expiryProblem,
  latestEnd,
  storageEndOf,
  storageRuleOf,
  type StorageRule,
} from '../../../domain/parcels/storageRules.ts';

const CYPRUS = 'Asia/Nicosia';
const nothing = { expirationDays: null, freeDays: null, freeHours: null, freeStoreTime: null };
const shown = (time: number | null) => time && new Date(time).toISOString().slice(0, 16);

test.each<[string, Partial<typeof nothing> | object, StorageRule | undefined, number?]>([
  ['nothing is set', {}, undefined],
  ['only the network says', { freeStoreTime: '72' }, 'NETWORK_HOURS', 72],
  ['the locker says hours', { freeHours: 48, freeStoreTime: '72' }, 'LOCKER_HOURS', 48],
  ['the locker says days', { freeDays: 2, freeHours: 48, freeStoreTime: '72' }, 'LOCKER_DAYS', 2],
  ['the provider goes first', { expirationDays: 5, freeDays: 2 }, 'PROVIDER_DAYS', 5],
  ['no days of the provider are days, too', { expirationDays: 0, freeDays: 2 }, 'PROVIDER_DAYS', 0],
])('%s', (_, settings, rule, amount) => {
  const decided = storageRuleOf({ ...nothing, ...settings });
  expect(decided).toEqual(rule && { rule, amount });
});

// Friday 6 March 2026, 10:00 in Cyprus; Wednesday the 25th is a holiday.
const holidays = new Set(['2026-03-25']);
test.each<[StorageRule, number, string, string | null, string[]]>([
  ['LOCKER_DAYS', 1, '2026-03-06T08:00Z', '2026-03-09T08:00', ['2026-03-07', '2026-03-08']],
  ['PROVIDER_DAYS', 2, '2026-03-24T08:00Z', '2026-03-27T08:00', ['2026-03-25']],
  ['LOCKER_HOURS', 24, '2026-03-06T08:00Z', '2026-03-07T08:00', []],
  ['NETWORK_HOURS', 72, '2026-03-24T08:00Z', '2026-03-27T08:00', []],
  ['PROVIDER_DAYS', 0, '2026-03-24T08:00Z', null, []],
])('%s of %i from %s end %s and skip %j', (rule, amount, from, end, skipped) => {
  const ended = storageEndOf({ rule, amount }, Date.parse(from), holidays, CYPRUS);
  expect([shown(ended.end), ended.skipped]).toEqual([end, skipped]);
});

test("'expiryTime is the latest of them'", () => {
  expect(latestEnd(3, null, 7, 5)).toBe(7);
  expect(latestEnd(null, null)).toBeNull();
});

const NOW = Date.UTC(2026, 10, 23);
const LIMIT = NOW + EXPIRY_AHEAD_MAX_DAYS * 24 * 60 * 60 * 1_000;

test.each([
  ['the present one', NOW, NOW, undefined],
  ['an earlier one', NOW - 1, NOW, 'EXPIRY_TOO_EARLY'],
  ['a past one where it never expires', NOW - 1, null, undefined],
  ['the last one within the limit', LIMIT, NOW, undefined],
  ['one beyond the limit', LIMIT + 1, NOW, 'EXPIRY_TOO_LATE'],
])(
  'as a new expiry time, %s is judged by the present one and the limit (R4.39)',
  (_, next, current, problem) => {
    expect(expiryProblem(next, { current, now: NOW })).toBe(problem);
  },
);
