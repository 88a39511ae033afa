// The tree of permissions: a group is chosen or cleared as one, and nothing else with it.
import { expect, it } from 'vitest';
import { toggled, toggledAll } from '../../src/custom/roleForm/tree.ts';

const chosen = ['LOCKER_VIEW', 'PARCEL_VIEW', 'PARCEL_EDIT'];
const parcels = ['PARCEL_VIEW', 'PARCEL_EDIT'];

it.each([
  [
    'some of it are chosen: all of it',
    chosen,
    ['LOCKER_VIEW', 'LOCKER_EDIT'],
    [...chosen, 'LOCKER_EDIT'],
  ],
  ['all of it are chosen: none of it, and the others stay', chosen, parcels, ['LOCKER_VIEW']],
  [
    'locked ones are left out: the free ones alone',
    chosen,
    ['PARCEL_EDIT'],
    ['LOCKER_VIEW', 'PARCEL_VIEW'],
  ],
] as const)('a group of which %s', (_, before, free, after) => {
  expect(toggledAll(before, free)).toEqual(after);
});

it('one permission is turned on and off alone', () => {
  expect(toggled(chosen, 'LOCKER_VIEW')).toEqual(parcels);
  expect(toggled(parcels, 'LOCKER_VIEW')).toEqual([...parcels, 'LOCKER_VIEW']);
});
