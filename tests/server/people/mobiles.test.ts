// Mobile numbers: kept as they are looked for, and no number where there is none.
import { describe, expect, it } from 'vitest';
import { accessRequests } from '../../../contract/account/account.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { members } from '../../../contract/people/members.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const PASSWORD = 'Brandnew2026';
const request = {
  username: 'Anna Loizou',
  firstName: 'Anna',
  lastName: 'Loizou',
  password: PASSWORD,
};
const account = { username: 'Petros', roleId: 2, userStatus: 'ACTIVE' } as const;
const customer = { username: 'Kypros', notifyType: 'SMS', paymentScheme: 'PER_USE' } as const;
const mobileOf = async (username: string) => {
  const { mobile } = await readRow(server, 'staff', { username });
  return mobile;
};
const foundBy = async (mobile: string) =>
  (await server.ask(staffCalls.backend, { mobile }, { token })).body.content.map(
    ({ username }) => username,
  );

describe('the mobile number of an account, typed with blanks', () => {
  it('is kept without them, and found however it is typed', async () => {
    const { body } = await server.ask(
      staffCalls.create,
      { ...account, password: PASSWORD, mobile: '+357 96 (700)-111' },
      { token },
    );
    expect(body.mobile).toBe('+35796700111');
    expect(await foundBy('+357 96 70')).toEqual(['Petros']);
    const { userId } = body;
    const change = { ...account, userId, mobile: ' 96 700 222 ' };
    expect((await server.ask(staffCalls.update, change, { token })).body.mobile).toBe('96700222');
    expect(await foundBy('9670 0222')).toEqual(['Petros']);
    const { mobile: _, ...unsaid } = change;
    expect((await server.ask(staffCalls.update, unsaid, { token })).body.mobile).toBe('96700222');
    const none = { ...change, mobile: null };
    expect((await server.ask(staffCalls.update, none, { token })).body.mobile).toBeNull();
  });

  it.each([
    ['+35799123456', '99123456'],
    ['+35799123456', '+357 99 123456'],
    ['0035799123456', '35799123456'],
    ['35799123456', '\u202a+357 99.123.456\u202c'],
    ['99123456', '９９１２３４５６'],
    ['+44 (0)7911 123456', '0044 7911'],
    ['00447911123456', '447911123456'],
  ])('typed as %j, it is found by %j', async (mobile, sought) => {
    const { body } = await server.ask(
      staffCalls.create,
      { ...account, username: 'Spyros', password: PASSWORD, mobile },
      { token },
    );
    expect(await foundBy(sought)).toEqual(['Spyros']);
    await server.ask(staffCalls.remove, { userId: body.userId }, { token });
  });

  it('so it is of a request for access', async () => {
    const { status } = await server.ask(accessRequests.send, { ...request, mobile: '96 700-333' });
    expect([status, await mobileOf(request.username)]).toEqual([200, '96700333']);
  });
});

describe('what has no four digits is no mobile number', () => {
  const calls: [string, Endpoint, object][] = [
    ['a customer’s new one', memberActions.resetMobile, { memberId: 1 }],
    ['a new customer’s', members.create, customer],
    ['a new account’s', staffCalls.create, { ...account, password: PASSWORD }],
    ['an account’s', staffCalls.update, { ...account, userId: 2 }],
    ['a request’s', accessRequests.send, request],
  ];
  const none = ['---', '12 3', '1234x', '+999123456'];
  it.each(calls)('%s is refused at the field', async (_name, endpoint, entered) => {
    for (const mobile of none) {
      const { status, body } = await server.ask(endpoint, { ...entered, mobile }, { token });
      expect([mobile, status, body]).toEqual([
        mobile,
        400,
        expect.objectContaining({ code: 'BAD_INPUT', field: 'mobile' }),
      ]);
    }
  });
});
