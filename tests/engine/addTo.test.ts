// Adding rows to a record of another resource: who is offered it, and the call that it makes.
import { expect, test } from 'vitest';
import type { Guarded } from '../../contract/rights.ts';
import { lockerGroups } from '../../contract/lockers/lockerGroups.ts';
import { permits } from '../../src/authProvider/permits.ts';
import { createPath } from '../../src/routes/route.ts';
import { offeredActions } from '../../src/engine/actions/offered.ts';
import { planForm } from '../../src/engine/form/plan.ts';
import { lockers } from '../../src/resources/lockers/lockers.ts';

const action = lockers.actions['addToGroup'];

test('a server that does not announce groups has no such action, whatever the user holds', () => {
  const canAccess = (what: Guarded) => permits(what, ['LOCKER_VIEW', 'LOCKER_EDIT']);
  expect(offeredActions(lockers, canAccess, 'selection')).toContain('disable');
  for (const place of ['row', 'selection'] as const)
    expect(offeredActions(lockers, canAccess, place)).not.toContain('addToGroup');
});

test('it asks for the group by its name, and saves the group itself', () => {
  if (action?.does !== 'call') throw new Error('It is no call.');
  const [section] = planForm(action.endpoint, [{ fields: ['lockerGroupId'] }], {});
  expect(section?.fields).toMatchObject([{ name: 'lockerGroupId', required: true }]);
  const { method, path, needs, feature } = action.endpoint;
  const { update } = lockerGroups;
  expect({ method, path, needs, feature }).toEqual({
    method: update.method,
    path: update.path,
    needs: update.needs,
    feature: update.feature,
  });
});

test('the address of a copy has the id of its record, whatever its form', () => {
  expect(createPath('lockerGroups', 5)).toBe('lockerGroups/create?source=5');
  expect(createPath('lockerGroups', 'k 5')).toBe('lockerGroups/create?source=k+5');
  expect(createPath('lockerGroups', { name: 'x' })).toContain('source=%7B');
});
