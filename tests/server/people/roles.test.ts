// Roles on the wire: what a save requires, who may give what, and what a change of a role means to those who have it.
import { describe, expect, it } from 'vitest';
import { lockerCalls, lockers } from '../../../contract/lockers/lockers.ts';
import { roles } from '../../../contract/people/roles.ts';
import { BACKEND_AUTHORITIES, type Authority } from '../../../domain/people/authorities.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { refused } from '../../kit/refused.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const { list, one, create, update, remove } = roles;
const draft = {
  name: 'FIELD_ENGINEER',
  description: 'Repairs lockers on site.',
  loginType: 'BACKEND' as const,
  authoritySet: ['LOCKER_VIEW', 'BOX_VIEW'],
};
let made = 0;
const nameOf = () => `MADE_${'X'.repeat((made += 1))}`;
const makeRole = async (fields: Partial<typeof draft> = {}) =>
  (await server.ask(create, { ...draft, name: nameOf(), ...fields }, { token })).body;
const roleNamed = async (name: string) =>
  (await server.ask(list, { name, size: 100 }, { token })).body.content.find(
    (role) => role.name === name,
  )!;

describe('What a role is saved with', () => {
  it.each(['name', 'description', 'loginType', 'authoritySet'])(
    'refuses one without %s (R5.68, R5.70, R5.71, R7.22)',
    async (field) => {
      const answer = await server.ask(create, { ...draft, [field]: undefined }, { token });
      expect(answer).toMatchObject(refused(400, 'BAD_INPUT', { field }));
    },
  );
  it.each(['field', 'FIELD 1', 'FIELD-X', '', '   '])(
    'refuses the name “%s” (R5.69)',
    async (name) => {
      const answer = await server.ask(create, { ...draft, name }, { token });
      expect(answer).toMatchObject(refused(400, 'BAD_INPUT', { field: 'name' }));
    },
  );
  it('refuses authorities of the other list, or of none (R6.6, R6.7)', async () => {
    for (const code of ['TERMINAL_OPEN', 'EVERYTHING']) {
      const answer = await server.ask(create, { ...draft, authoritySet: [code] }, { token });
      expect(answer).toMatchObject(refused(400, 'BAD_INPUT', { field: 'authoritySet' }));
    }
  });
  it("'The role already exists' (R8.14)", async () => {
    const { name } = await makeRole();
    const answer = await server.ask(create, { ...draft, name }, { token });
    expect(answer).toMatchObject(
      refused(409, 'ROLE_EXISTS', { field: 'name', message: 'The role already exists' }),
    );
  });
});

describe('a role', () => {
  it('keeps its name and its type (R5.72, R7.23)', async () => {
    const { roleId } = await makeRole();
    const { name: _, loginType, ...rest } = draft;
    const renamed = await server.ask(update, { ...rest, roleId, name: 'ANOTHER' }, { token });
    expect(renamed).toMatchObject(refused(400, 'ROLE_NAME_FIXED', { field: 'name' }));
    const retyped = { ...rest, roleId, name: 'ANOTHER', loginType } as never;
    expect((await server.ask(update, retyped, { token })).status).toBe(400);
  });

  it.each(['SUPER_ADMIN', 'ROOT'])('%s is one the product goes by, and stays', async (name) => {
    const { roleId } = await roleNamed(name);
    const answer = await server.ask(remove, { roleId, deleteFlag: true }, { token });
    expect(answer).toMatchObject(refused(409, 'ROLE_OF_PRODUCT'));
  });
});

describe('nobody grants what they do not hold', () => {
  const lead: Authority[] = ['ROLE_VIEW', 'ROLE_EDIT', 'LOCKER_VIEW', 'BOX_VIEW'];
  it('neither to a new role, nor to one that is there, nor takes it from one', async () => {
    const somebody = await signInWith(server, lead);
    const wanted = { ...draft, name: nameOf(), authoritySet: ['BOX_OPEN', 'LOCKER_VIEW'] };
    const values = { codes: 'BOX_OPEN' };
    expect(await server.ask(create, wanted, somebody)).toMatchObject(
      refused(403, 'ROLE_NOT_HELD', { values }),
    );
    const { roleId, name, description } = await makeRole({ authoritySet: ['BOX_OPEN'] });
    for (const authoritySet of [[], ['LOCKER_VIEW']])
      expect(
        await server.ask(update, { roleId, name, description, authoritySet }, somebody),
      ).toMatchObject(refused(403, 'ROLE_NOT_HELD', { values }));
    const kept = { roleId, name, description, authoritySet: ['BOX_OPEN', 'LOCKER_VIEW'] };
    expect((await server.ask(update, kept, somebody)).status).toBe(200);
    expect(await server.ask(remove, { roleId }, somebody)).toMatchObject(
      refused(403, 'ROLE_NOT_HELD'),
    );
  });

  it('nor locks themselves out', async () => {
    const { roleId, ...somebody } = await signInWith(server, lead);
    const { name, description } = (await server.ask(one, { roleId }, somebody)).body;
    const lost = { roleId, name, description, authoritySet: ['ROLE_VIEW', 'LOCKER_VIEW'] };
    expect(await server.ask(update, lost, somebody)).toMatchObject(
      refused(409, 'ROLE_OWN', { values: { codes: 'ROLE_EDIT' } }),
    );
    const less = { roleId, name, description, authoritySet: ['ROLE_VIEW', 'ROLE_EDIT'] };
    expect((await server.ask(update, less, somebody)).status).toBe(200);
  });

  it('SUPER_ADMIN keeps every authority, whoever asks', async () => {
    const { roleId, name, description } = await roleNamed('SUPER_ADMIN');
    const some = BACKEND_AUTHORITIES.filter((code) => code !== 'PRICE_EDIT');
    const less = { roleId, name, description, authoritySet: some };
    expect(await server.ask(update, less, { token })).toMatchObject(
      refused(409, 'ROLE_SUPER_ADMIN'),
    );
  });

  it('two at once: what the first one took, the second one no longer gives', async () => {
    const first = await signInWith(server, lead);
    const second = await signInWith(server, lead);
    const read = async (roleId: number) => (await server.ask(one, { roleId }, { token })).body;
    const of = await read(second.roleId);
    const target = await makeRole({ authoritySet: [] });
    const take = { ...of, authoritySet: ['ROLE_VIEW', 'ROLE_EDIT'] };
    const change = ({ roleId, name, description, authoritySet }: typeof of) => ({
      roleId,
      name,
      description,
      authoritySet,
    });
    const [taken, given] = await Promise.all([
      server.ask(update, change(take), first),
      server.ask(update, change({ ...target, authoritySet: ['LOCKER_VIEW'] }), second),
    ]);
    expect(taken.status).toBe(200);
    // Whichever came first: the second one never gave what it did not hold at that moment.
    const rank = async (roleId: number) => (await read(roleId)).lastUpdatedTime ?? 0;
    if (given.status !== 200) expect(given).toMatchObject(refused(403, 'ROLE_NOT_HELD'));
    else expect(await rank(target.roleId)).toBeLessThanOrEqual(await rank(second.roleId));
  });
});

it("when the authorities of a role change: its users' next call already uses them, and hears that they changed", async () => {
  const somebody = await signInWith(server, ['LOCKER_VIEW']);
  const before = await server.ask(lockers.list, {}, somebody);
  expect(before.status).toBe(200);
  const { name, description } = (await server.ask(one, { roleId: somebody.roleId }, { token }))
    .body;
  const change = { roleId: somebody.roleId, name, description, authoritySet: ['BOX_VIEW'] };
  expect((await server.ask(update, change, { token })).status).toBe(200);
  const after = await server.ask(lockers.list, {}, somebody);
  expect(after).toMatchObject(refused(403, 'NOT_ALLOWED'));
  const stamp = (answer: typeof before) => answer.headers.get('x-rights');
  expect(stamp(before)).toBeTruthy();
  expect(stamp(after)).not.toBe(stamp(before));
  expect((await server.ask(lockerCalls.names, {}, somebody)).headers.get('x-rights')).toBe(
    stamp(after),
  );
});
