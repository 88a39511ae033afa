// A percentage has one decimal wherever it is shown, and none without a whole.
import { expect, test } from 'vitest';
import { percentOf } from '../../domain/percentOf.ts';

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [253, 1_000, 25.3],
  [1, 8, 12.5],
  [0, 40, 0],
  [40, 40, 100],
  [999, 1_000, 99.9],
  [0, 0, null],
])('%i of %i is %s percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
