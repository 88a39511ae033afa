// Shared views: who may change one, which filters cannot be shared, and when two filters are the same.
import { expect, test } from 'vitest';
import { mayChangeView, personalIn, sameFilter } from '../../domain/sharedViews.ts';

test('a view is changed by the one who shared it and by holders of SETTING_EDIT', () => {
  const user = { userId: 7, authoritySet: ['LOCKER_VIEW', 'SETTING_VIEW'] };
  expect(mayChangeView(7, user)).toBe(true);
  expect(mayChangeView(8, user)).toBe(false);
  expect(mayChangeView(8, { userId: 7, authoritySet: ['SETTING_EDIT'] })).toBe(true);
});

test('a filter that names a person is not shared', () => {
  expect(personalIn({ lockerSituation: 'OFFLINE', lockerName: 'Kyren' })).toBeUndefined();
  for (const name of ['mobile', 'email', 'memberName', 'firstLastName', 'username'])
    expect(personalIn({ lockerSituation: 'OFFLINE', [name]: 'x' })).toBe(name);
});

test('filters are the same in any order and in either form of a number', () => {
  expect(sameFilter({ a: 1, b: true }, { b: 'true', a: '1' })).toBe(true);
  expect(sameFilter({}, {})).toBe(true);
  expect(sameFilter({ a: 1 }, {})).toBe(false);
  expect(sameFilter({ a: 1 }, { a: 2 })).toBe(false);
  expect(sameFilter({ a: 1 }, { b: 1 })).toBe(false);
});
