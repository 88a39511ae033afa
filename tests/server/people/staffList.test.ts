// The lists of accounts: two of them by login type, every filter, and what is masked to whoever may not see it.
import { describe, expect, it } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { readRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const clear = { token: await server.signIn('admin') };
const masked = await signInWith(server, ['STAFF_VIEW']);

const found = async (
  asked: Input<typeof staffCalls.backend>,
  by = clear,
  list: typeof staffCalls.backend = staffCalls.backend,
) => (await server.ask(list, { size: 100, ...asked }, by)).body.content;
const names = async (...of: Parameters<typeof found>) =>
  (await found(...of)).map(({ username }) => username).toSorted();

describe('The two lists of accounts', () => {
  it('each lists the accounts of its login type (R1.26, R7.12, R7.14)', async () => {
    expect(await names({})).toEqual(expect.arrayContaining(['admin', 'operator', 'viewer']));
    const terminal = await found({}, clear, staffCalls.terminal);
    expect(terminal).toHaveLength(18);
    const roles = new Set(terminal.flatMap((user) => user.roles.map(({ name }) => name)));
    expect(roles).toEqual(new Set(['COURIER', 'MAINTENANCE']));
  });

  it.each([
    ['username', 'opera', ['operator']],
    ['firstName', 'eleni', ['admin']],
    ['lastName', 'Nicola', ['support']],
    ['staffNo', 'S1003', ['operator']],
    ['email', 'viewer@', ['viewer']],
    ['mobile', '98 4012', ['admin']],
  ])('by %s “%s” (R7.13)', async (field, value, expected) => {
    expect(await names({ [field]: value })).toEqual(expected);
  });

  it('by role and by status', async () => {
    const [operator] = await found({ username: 'operator' });
    const { roleId } = operator!;
    const stored = await readRows(server, 'staff', { roleId }, ['username']);
    expect(await names({ roleId })).toEqual(stored.map(({ username }) => username).toSorted());
    expect(await names({ userStatus: 'LOCKED' })).toEqual(['s.markou']);
    const locked = await found({ userStatus: 'LOCKED' }, clear, staffCalls.terminal);
    expect(locked.length).toBeGreaterThan(0);
    expect(locked.every(({ userStatus }) => userStatus === 'LOCKED')).toBe(true);
  });
});

describe('"Staff\'s mobile/e-mail: in clear for STAFF_EDIT or PERSONAL_VIEW, masked else"', () => {
  it('masks both, and answers no password to anybody (R3.53)', async () => {
    const [hidden] = await found({ username: 'operator' }, masked);
    expect(hidden).toMatchObject({ mobile: '•••11', email: 'o•••@example.test' });
    const [shown] = await found({ username: 'operator' });
    expect(shown).toMatchObject({ mobile: '98403711', email: 'operator@example.test' });
    expect(JSON.stringify([hidden, shown])).not.toMatch(/password|argon2/i);
  });
  it('a filter by what is masked matches whole values alone', async () => {
    expect(await names({ mobile: '984037' }, masked)).toEqual([]);
    expect(await names({ mobile: '98403711' }, masked)).toEqual(['operator']);
    expect(await names({ email: 'operator@' }, masked)).toEqual([]);
    expect(await names({ email: 'Operator@example.test' }, masked)).toEqual(['operator']);
  });
});
