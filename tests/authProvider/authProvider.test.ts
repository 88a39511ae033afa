// What the authProvider decides: "a button is shown when the endpoint behind it would answer".
import { afterEach, describe, expect, test } from 'vitest';
import { lockerCalls, lockers } from '../../contract/lockers/lockers.ts';
import { cases } from '../../contract/operations/cases.ts';
import { sessions, type SessionUser } from '../../contract/account/sessions.ts';
import { terminals } from '../../contract/terminals/terminals.ts';
import type { Authority } from '../../domain/people/authorities.ts';
import { createAuthProvider } from '../../src/authProvider/authProvider.ts';
import { permits } from '../../src/authProvider/permits.ts';
import { endSession, startSession } from '../../src/authProvider/session.ts';
import { lockers as lockerResource } from '../../src/resources/lockers/lockers.ts';

test.each([
  ['with one of the authorities, what takes any of them', lockers.one, ['BOX_VIEW'], true],
  ['with several of them too', lockers.one, ['LOCKER_VIEW', 'PARCEL_VIEW'], true],
  ['with none of them, nothing (R6.9)', lockerCalls.setStatus, ['LOCKER_VIEW'], false],
  ['without any, no export', lockerCalls.exportCsv, [], false],
  ['without any, what everybody may', sessions.login, [], true],
  ['without any, what every user may', sessions.logout, [], true],
  ['nothing that a terminal calls', terminals.heartbeat, ['LOCKER_VIEW', 'BOX_OPEN'], false],
  ['nothing that the server does not announce', cases.list, ['TICKET_VIEW'], false],
  ['it where it is announced', { needs: cases.list.needs }, ['TICKET_VIEW'], true],
] as const)('A user may call %s', (_, what, authorities, permitted) => {
  expect(permits(what, authorities)).toBe(permitted);
});

describe('canAccess of the authProvider', () => {
  afterEach(() => endSession());
  const authProvider = createAuthProvider({ lockers: lockerResource });
  const signIn = (...authoritySet: Authority[]) =>
    startSession({ token: 't', userId: 1, roles: [], authoritySet } as unknown as SessionUser);

  test.each([
    ['LOCKER_VIEW', 'lockers', 'list', true],
    ['LOCKER_VIEW', 'lockers', 'show', true],
    ['LOCKER_VIEW', 'lockers', 'create', false],
    ['LOCKER_VIEW', 'lockers', 'edit', false],
    ['LOCKER_VIEW', 'lockers', 'export', false],
    ['LOCKER_VIEW', 'lockers', 'nothing', false],
    ['LOCKER_VIEW', 'boats', 'list', false],
    ['LOCKER_EXPORT', 'lockers', 'export', true],
  ] as const)('with %s, of %s, %s: %s (R6.8)', async (authority, resource, action, permitted) => {
    signIn(authority);
    expect(await authProvider.canAccess!({ resource, action })).toBe(permitted);
  });

  test('without a session permits nothing, and getPermissions has nothing', async () => {
    expect(await authProvider.canAccess!({ resource: 'lockers', action: 'list' })).toBe(false);
    expect(await authProvider.getPermissions!({})).toEqual([]);
  });
});
