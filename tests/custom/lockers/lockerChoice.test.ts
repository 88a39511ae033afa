// Choosing lockers: by search, one by one, by whole groups.
import { describe, expect, it } from 'vitest';
import {
  found,
  groupsHere,
  shareOf,
  toggled,
} from '../../../src/custom/shared/LockerChoice/choice.ts';

const lockers = [
  { lockerId: 1, lockerName: 'Larnaca – Finikoudes' },
  { lockerId: 2, lockerName: 'Limassol – Molos' },
  { lockerId: 3, lockerName: 'Nicosia – Ledra' },
];

it.each(Object.entries({ '': [1, 2, 3], '  ': [1, 2, 3], MOLOS: [2], 'ia –': [3], Paphos: [] }))(
  '“%s” finds %j',
  (text, ids) => {
    expect(found(lockers, text).map(({ lockerId }) => lockerId)).toEqual(ids);
  },
);

describe('a group', () => {
  it.each([
    [[1, 2], 'none', [3, 1, 2]],
    [[2, 3], 'some', [3, 2]],
    [[3], 'all', []],
  ])('%j of which %s is chosen becomes %j', (ids, share, after) => {
    expect(shareOf(ids, new Set([3]))).toBe(share);
    expect(toggled(ids, [3])).toEqual(after);
  });

  it('holds only lockers that can be chosen here, and is left out without any', () => {
    const groups = [
      { id: 1, name: 'Coast', lockerIds: [2, 9] },
      { id: 2, name: 'Elsewhere', lockerIds: [8] },
    ];
    expect(groupsHere(groups, lockers)).toEqual([{ id: 1, name: 'Coast', lockerIds: [2] }]);
  });
});
