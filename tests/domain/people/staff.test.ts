// Accounts: within their time or not; and the mark by which two sides know that they speak of the same rights.
import { describe, expect, it } from 'vitest';
import { rightsStamp } from '../../../domain/people/rightsStamp.ts';
import { accountState, endsFirst, isWithin } from '../../../domain/people/staff.ts';

const NOW = 1_000;
const open = { startTime: null, endTime: null };

describe('the validity of an account (R3.55)', () => {
  it.each([
    ['no bounds', open, true],
    ['begun', { ...open, startTime: NOW }, true],
    ['not begun', { ...open, startTime: NOW + 1 }, false],
    ['ends now', { ...open, endTime: NOW }, true],
    ['over', { ...open, endTime: NOW - 1 }, false],
  ])('%s', (_, validity, within) => expect(isWithin(validity, NOW)).toBe(within));

  it('ends after it begins', () => {
    expect(endsFirst({ startTime: 2, endTime: 1 })).toBe(true);
    expect(endsFirst({ startTime: 2, endTime: 2 })).toBe(true);
    expect(endsFirst({ startTime: 1, endTime: 2 })).toBe(false);
    expect(endsFirst(open)).toBe(false);
  });
});

describe('an account that is ACTIVE and within its time', () => {
  it.each([
    ['LOCKED', { ...open, userStatus: 'LOCKED' }],
    ['LOCKED', { startTime: null, endTime: 1, userStatus: 'LOCKED' }],
    ['EARLY', { ...open, startTime: NOW + 1, userStatus: 'ACTIVE' }],
    ['OVER', { ...open, endTime: NOW - 1, userStatus: 'ACTIVE' }],
    ['ACTIVE', { ...open, userStatus: 'ACTIVE' }],
  ] as const)('%s', (state, account) => expect(accountState(account, NOW)).toBe(state));
});

it('The mark of a set of authorities does not depend on their order, and tells other sets apart', () => {
  expect(rightsStamp(['BOX_VIEW', 'BOX_OPEN'])).toBe(rightsStamp(['BOX_OPEN', 'BOX_VIEW']));
  const sets = [[], ['BOX_VIEW'], ['BOX_OPEN'], ['BOX_VIEW', 'BOX_OPEN'], ['BOX_VIEWBOX_OPEN']];
  expect(new Set(sets.map((set) => rightsStamp(set))).size).toBe(sets.length);
  expect(rightsStamp([])).toMatch(/^[0-9a-f]{8}$/);
});
