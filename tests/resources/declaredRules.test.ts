// Rules that a declaration states by itself: what is counted, and what is offered.
import { expect, test } from 'vitest';
import { alerts } from '../../src/resources/alerts.ts';
import { staff } from '../../src/resources/people/staff.ts';
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

test('the network report of alerts is of the period of their list', () => {
  const { networkReport } = alerts.actions as unknown as Record<
    string,
    { with: (filter: object) => object }
  >;
  expect(networkReport!.with({ startFrom: 1, startUntil: 2 })).toEqual({
    startTime: 1,
    endTime: 2,
  });
});

test('an account is over once its end has passed, whenever it was changed', () => {
  const ended = { userStatus: 'ACTIVE', startTime: null, endTime: 2, lastUpdatedTime: 1 };
  expect(staff.fields['accountState']?.value?.(ended)).toBe('OVER');
});
