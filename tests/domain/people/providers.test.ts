// When a provider may use the network, and which spans of time are none.
import { expect, it } from 'vitest';
import { isBackwards, PARTNER_NUMBER, refusedFor } from '../../../domain/people/providers.ts';
import { pageNumberOf } from '../../../src/engine/list/pagination/pageNumbers.ts';

const NOW = 1_000;
const open = { providerStatus: 'ACTIVE' as const, contractStartTime: null, contractEndTime: null };

it.each([
  ['an ACTIVE one without an end', {}, undefined],
  ['within its contract', { contractStartTime: NOW, contractEndTime: NOW + 1 }, undefined],
  ['LOCKED, whatever its contract', { providerStatus: 'LOCKED' as const }, 'LOCKED'],
  ['before its contract', { contractStartTime: NOW + 1 }, 'OUT_OF_CONTRACT'],
  ['at the end of its contract', { contractEndTime: NOW }, 'OUT_OF_CONTRACT'],
])('a provider that is locked or outside its contract is refused: %s', (_when, fields, why) => {
  expect(refusedFor({ ...open, ...fields }, NOW)).toBe(why);
});

it('a contract ends after it begins; an open end never is too early', () => {
  expect(isBackwards(5, 5)).toBe(true);
  expect(isBackwards(5, 6)).toBe(false);
  expect(isBackwards(5, null)).toBe(false);
  expect(isBackwards(undefined, 1)).toBe(false);
});

it('a number of a provider or courier can be typed and put into an address', () => {
  expect(['P101', 'a-1/b', '7'].every((number) => PARTNER_NUMBER.test(number))).toBe(true);
  expect(['', '-1', 'P 1', '快递', '<b>'].some((number) => PARTNER_NUMBER.test(number))).toBe(
    false,
  );
});

it('the number of a page to go to is a positive integer (R5.87)', () => {
  expect(['1', '25', ' 3 ', '１２'].map(pageNumberOf)).toEqual([1, 25, 3, 12]);
  expect(['', '0', '-1', '1.5', '1e3', 'two', '+2', '٣', '2²'].some(pageNumberOf)).toBe(false);
});
