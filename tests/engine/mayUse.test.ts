// Who is offered what: "a button is shown when the endpoint behind it would answer".
import { expect, test } from 'vitest';
import { lockerCalls, lockers } from '../../contract/lockers/lockers.ts';
import { cases } from '../../contract/operations/cases.ts';
import { sessions } from '../../contract/account/sessions.ts';
import { terminals } from '../../contract/terminals/terminals.ts';
import { mayUse } from '../../src/engine/mayUse.ts';

test('somebody who holds one of the authorities may use what takes any of them', () => {
  expect(mayUse(lockers.one, ['BOX_VIEW'])).toBe(true);
  expect(mayUse(lockers.one, ['LOCKER_VIEW', 'PARCEL_VIEW'])).toBe(true);
});

test('somebody who holds none of them may not (R6.9)', () => {
  expect(mayUse(lockerCalls.setStatus, ['LOCKER_VIEW', 'LOCKER_EXPORT'])).toBe(false);
  expect(mayUse(lockerCalls.exportCsv, [])).toBe(false);
});

test('what everybody may ask is offered to everybody', () => {
  expect(mayUse(sessions.login, [])).toBe(true);
  expect(mayUse(sessions.logout, [])).toBe(true);
});

test('what a terminal asks is offered to nobody on a screen', () => {
  expect(mayUse(terminals.heartbeat, ['LOCKER_VIEW', 'BOX_OPEN'])).toBe(false);
});

test('what the server does not announce is offered to nobody, whatever they hold', () => {
  expect(mayUse(cases.list, ['TICKET_VIEW'])).toBe(false);
  expect(mayUse({ needs: cases.list.needs }, ['TICKET_VIEW'])).toBe(true);
});
