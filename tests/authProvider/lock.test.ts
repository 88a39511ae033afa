// The locked screen returns to the page with its query.
import { expect, test } from 'vitest';
import { dropLock, keepLock, lockOf } from '../../src/authProvider/lock.ts';

test.each([
  ['/app/parcels?page=2#top', '/app/parcels?page=2#top'],
  ['/page/login?to=x', '/app/dashboard'],
])('after %s it leads to %s', (at, place) => {
  history.pushState(null, '', at);
  keepLock({ username: 'eleni', nikename: '' } as never);
  expect(lockOf()).toEqual({ username: 'eleni', name: 'eleni', place });
  dropLock();
  expect(lockOf()).toBeUndefined();
});
