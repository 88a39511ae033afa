// Rules that a declaration states by itself: what is counted, and what is offered.
import { expect, test } from 'vitest';
import { roles } from '../../src/resources/people/roles.ts';
import { versions } from '../../src/resources/versions.ts';

test('lockers being updated are among those that a rollout targets', () => {
  const taskCounts = { CREATED: 1, UPDATING: 2, SUCCEEDED: 3, FAILED: 4, CANCELED: 5 };
  expect(versions.fields['updated']?.value?.({ taskCounts })).toEqual({ part: 3, whole: 10 });
});

test.each([
  ['ROOT', false],
  ['SUPER_ADMIN', false],
  ['OPERATOR', true],
])('the role %s is offered to be deleted: %s', (name, offered) => {
  const { remove } = roles.actions as unknown as Record<string, { when: (row: object) => boolean }>;
  expect(remove!.when({ name })).toBe(offered);
});
