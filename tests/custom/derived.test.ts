// What pages make of answers: free boxes as last known and by day, and the order of a rollout's lockers.
import { expect, test } from 'vitest';
import { inOrder } from '../../src/custom/deployment/sums.ts';
import { daysOf, sizesOf } from '../../src/custom/freeBoxes/history.ts';

test('free boxes are those of the last moment that is known', () => {
  const moments = [3, 2, 1].map((free, time) => ({ time, free: [free], boxes: [4] }));
  const history = { sizes: [{ name: 'S' }], moments, knownUntil: 1 };
  expect(sizesOf(history as never)).toMatchObject([{ name: 'S', free: 2, boxes: 4, most: 4 }]);
});

test('of the days of free boxes, the latest stands first, each with its fewest and most', () => {
  const points = [1, 1, 2].map((day, free) => ({ time: Date.UTC(2026, 4, day, 12), free }));
  expect(daysOf([{ points } as never])).toEqual([
    { day: '2026-05-02', spans: [{ fewest: 2, most: 2 }] },
    { day: '2026-05-01', spans: [{ fewest: 0, most: 1 }] },
  ]);
});

test('of a rollout, failures stand first, then the first ring, then the rest, each by name', () => {
  const task = (lockerName: string, ring: number, lockerVersionStatus = 'CREATED') => ({
    lockerName,
    ring,
    lockerVersionStatus,
  });
  const tasks = [task('A', 2), task('D', 1), task('C', 1), task('E', 2, 'FAILED')];
  const names = inOrder(tasks as never).map(({ lockerName }) => lockerName);
  expect(names.join('')).toBe('ECDA');
});
