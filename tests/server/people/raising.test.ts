// Privilege raising by role update, by accounts and by the older calls: whoever leads some people gains nothing, and nothing changes.
import { describe, expect, it } from 'vitest';
import { passwords, recovery } from '../../../contract/account/account.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { ownRights } from '../../../contract/account/ownRights.ts';
import { roles } from '../../../contract/people/roles.ts';
import { sessions } from '../../../contract/account/sessions.ts';
import { staff, staffCalls } from '../../../contract/people/staff.ts';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { BACKEND_AUTHORITIES, type Authority } from '../../../domain/people/authorities.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { fingerprint } from '../../kit/databases/fingerprint.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import type { Numbered } from '../../../domain/recordId.ts';

const LEAD: Authority[] = ['STAFF_VIEW', 'STAFF_EDIT', 'ROLE_VIEW', 'ROLE_EDIT', 'LOCKER_VIEW'];
const LACKED = BACKEND_AUTHORITIES.filter((code) => !LEAD.includes(code));
const PASSWORD = 'Brandnew2026';

const asSent = ({
  roles: _,
  creationTime: _c,
  lastUpdatedTime: _l,
  ...user
}: Numbered<StaffUser>) => user;
const one = async (userId: number) =>
  (await server.ask(staff.one, { userId }, { token: admin })).body;

const server = await fileServer();
const admin = await server.signIn('admin');
const [lead, colleague] = [await signInWith(server, LEAD), await signInWith(server, LEAD)];
const listed = await server.ask(roles.list, { size: 100 }, { token: admin });
const roleIds = Object.fromEntries(listed.body.content.map(({ name, roleId }) => [name, roleId]));
const superAdmin = await one(1);
const users = await server.ask(staffCalls.terminal, {}, { token: admin });
const courier = users.body.content[0] as Numbered<StaffUser>;
const before = await fingerprint(server.database);

const refusalOf = async (endpoint: Endpoint, input: object, as: { token: string } = lead) => {
  const { status, body } = await server.ask(endpoint, input, as);
  return `${status} ${(body as { code?: string }).code}`;
};
const roleOf = async (roleId: number) =>
  (await server.ask(roles.one, { roleId }, { token: admin })).body;
const changedRole = async (
  roleId: number,
  add: readonly string[],
  take: readonly string[] = [],
) => {
  const { name, description, authoritySet } = await roleOf(roleId);
  const left = authoritySet.filter((code) => !take.includes(code));
  return { roleId, name, description, authoritySet: [...left, ...add] };
};

describe('By a role', () => {
  it.each(LACKED)('%s is not given to the own one, nor to one that is new', async (code) => {
    const raised = await changedRole(lead.roleId, [code]);
    expect(await refusalOf(roles.update, raised)).toBe('403 ROLE_NOT_HELD');
    const made = { name: 'MINE', description: 'x', loginType: 'BACKEND', authoritySet: [code] };
    expect(await refusalOf(roles.create, made)).toBe('403 ROLE_NOT_HELD');
  });

  it('of others neither is raised, nor made small enough to be taken over', async () => {
    for (const name of ['OPERATOR', 'SUPPORT', 'VIEWER']) {
      const roleId = roleIds[name] ?? 0;
      const { authoritySet } = await roleOf(roleId);
      const more = await changedRole(roleId, ['PRICE_EDIT']);
      const less = await changedRole(roleId, [], authoritySet);
      for (const change of [more, less])
        expect(await refusalOf(roles.update, change)).toBe('403 ROLE_NOT_HELD');
    }
  });

  it('a role of terminals carries nothing of the console, nor is anybody of terminals moved to it', async () => {
    const roleId = roleIds['COURIER'] ?? 0;
    const raised = await changedRole(roleId, ['STAFF_EDIT']);
    expect(await refusalOf(roles.update, raised)).toBe('400 BAD_INPUT');
    const moved = { ...asSent(courier), roleId: lead.roleId };
    expect(await refusalOf(staff.update, moved)).toBe('400 ROLE_OTHER_TYPE');
  });

  it('what opens any box at a locker is given by those alone who may open any from here', async () => {
    const [opening, harmless] = [roleIds['MAINTENANCE'] ?? 0, roleIds['COURIER'] ?? 0];
    const account = { username: 'opener', password: '123456', userStatus: 'ACTIVE' };
    expect(await refusalOf(staff.create, { ...account, roleId: opening })).toBe('403 ABOVE_OWN');
    const raised = await changedRole(harmless, ['TERMINAL_OPEN']);
    expect(await refusalOf(roles.update, raised)).toBe('403 ROLE_NOT_HELD');
    const made = { name: 'MINE', description: 'x', loginType: 'TERMINAL' };
    const authoritySet = ['TERMINAL_OPEN'];
    expect(await refusalOf(roles.create, { ...made, authoritySet })).toBe('403 ROLE_NOT_HELD');
  });

  it.each(['SUPER_ADMIN', 'ROOT'])('there is no second %s', async (name) => {
    for (const loginType of ['BACKEND', 'TERMINAL']) {
      const made = { name, description: 'x', loginType, authoritySet: [] };
      expect(await refusalOf(roles.create, made)).toBe('409 ROLE_EXISTS');
    }
  });
});

describe('By an account', () => {
  it.each(['OPERATOR', 'VIEWER', 'ROOT', 'SUPER_ADMIN'])(
    'nobody gives the role %s who may not do all of it, to themselves, to others, or to one that is new',
    async (name) => {
      const roleId = roleIds[name] ?? 0;
      const own = { ...asSent(await one(lead.userId)), roleId };
      expect(await refusalOf(staff.update, own)).toBe('403 ABOVE_OWN');
      const other = { ...asSent(await one(colleague.userId)), roleId };
      expect(await refusalOf(staff.update, other)).toBe('403 ABOVE_OWN');
      const made = { username: 'mine', roleId, password: PASSWORD, userStatus: 'ACTIVE' };
      expect(await refusalOf(staff.create, made)).toBe('403 ABOVE_OWN');
    },
  );

  it('nor another one to themselves, were it no more than their own', async () => {
    const own = { ...asSent(await one(lead.userId)), roleId: colleague.roleId };
    expect(await refusalOf(staff.update, own)).toBe('409 ACCOUNT_OWN');
  });

  it.each([
    ['password', { password: PASSWORD }],
    ['mobile number, to which codes are sent,', { mobile: '99000001' }],
    ['e-mail address', { email: 'mine@example.test' }],
    ['status', { userStatus: 'LOCKED' }],
    ['end', { endTime: 4e12 }],
  ])('the %s of somebody who may do more stays as it is', async (_what, fields) => {
    for (const userId of [superAdmin.userId, ...(await holders('ROOT', 'OPERATOR'))]) {
      const taken = { ...asSent(await one(userId)), ...fields };
      expect(await refusalOf(staff.update, taken)).toBe('403 ABOVE_OWN');
    }
    const pair = { username: 'admin', mobile: '99000001' };
    expect(await refusalOf(recovery.validate, pair)).toBe('400 WRONG_PAIR');
  });

  it.each([staffCalls.remove, staffCalls.legacyRemove])(
    '$path deletes nobody above',
    async (call) => {
      for (const userId of [superAdmin.userId, ...(await holders('ROOT', 'OPERATOR'))])
        expect(await refusalOf(call, { userId })).toBe('403 ABOVE_OWN');
      expect(await refusalOf(call, { userId: lead.userId })).toBe('409 ACCOUNT_OWN_REMOVAL');
    },
  );

  it('what no field is for is refused, not passed on', async () => {
    const own = asSent(await one(lead.userId));
    for (const more of [
      { authoritySet: [...BACKEND_AUTHORITIES] },
      { passwordHash: 'x' },
      { deletedAt: null },
    ])
      expect(await refusalOf(staff.update, { ...own, ...more })).toBe('400 BAD_INPUT');
    const login = { username: 'viewer', password: PASSWORD };
    expect(await refusalOf(sessions.login, { ...login, userId: 1 })).toBe('400 BAD_INPUT');
    const change = { originalPassword: 'x', newPassword: PASSWORD, userId: 1 };
    expect(await refusalOf(passwords.change, change)).toBe('400 BAD_INPUT');
  });
});

it('ROOT, who holds every authority, is no SUPER_ADMIN: it gives that role to nobody, and touches nobody who has it', async () => {
  const root = { token: await server.signIn('root') };
  const roleId = roleIds['SUPER_ADMIN'];
  const [rootId = 0] = await holders('ROOT');
  const own = { ...asSent(await one(rootId)), roleId };
  expect(await refusalOf(staff.update, own, root)).toBe('403 ABOVE_OWN');
  const other = { ...asSent(await one(colleague.userId)), roleId };
  expect(await refusalOf(staff.update, other, root)).toBe('403 ABOVE_OWN');
  const locked = { ...asSent(superAdmin), userStatus: 'LOCKED' };
  expect(await refusalOf(staff.update, locked, root)).toBe('403 ABOVE_OWN');
  for (const call of [staffCalls.remove, staffCalls.legacyRemove])
    expect(await refusalOf(call, { userId: superAdmin.userId }, root)).toBe('403 ABOVE_OWN');
  const mobile = { memberId: 1, mobile: '99000001' };
  expect(await refusalOf(memberActions.resetMobile, mobile, root)).toBe('403 NOT_ALLOWED');
});

it('after all that: nobody may do more than before, and nothing else has changed', async () => {
  const { authoritySet } = (await server.ask(ownRights.read, {}, lead)).body;
  expect(authoritySet.toSorted()).toEqual(LEAD.toSorted());
  const after = await fingerprint(server.database);
  // Signing in and a wrong pair stand in the history.
  expect({ ...after, events: '' }).toEqual({ ...before, events: '' });
});

it('What is told of a record and not taken does nothing where it is sent back: neither the names of roles, nor the type of one', async () => {
  const own = asSent(await one(lead.userId));
  const named = { ...own, roles: [{ roleId: roleIds['SUPER_ADMIN'], name: 'SUPER_ADMIN' }] };
  await server.ask(staff.update, named, lead);
  expect(await one(lead.userId)).toMatchObject({ roles: [{ roleId: lead.roleId }] });
  const roleId = roleIds['COURIER'] ?? 0;
  const turned = { ...(await changedRole(roleId, [])), loginType: 'BACKEND' };
  await server.ask(roles.update, turned, lead);
  expect((await roleOf(roleId)).loginType).toBe('TERMINAL');
});

/** Those who have one of these roles. */
async function holders(...names: string[]): Promise<number[]> {
  const found = await server.database.db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select('userId')
    .where('roles.name', 'in', names)
    .where('staff.deletedAt', 'is', null)
    .execute();
  return found.map(({ userId }) => userId);
}
