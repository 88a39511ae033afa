// A recovery belongs to the browser that began it: somebody else at the same address does not end it.
import { afterEach, expect, it } from 'vitest';
import { recovery } from '../../../contract/account/account.ts';
import { askFrom, forgetTries, lastCode, openBehindProxy } from './asking.ts';

const mobile = '98406185';
const server = await openBehindProxy();
const viewer = server.database.db.updateTable('staff').where('username', '=', 'viewer');
await viewer.set({ mobile }).execute();
afterEach(() => forgetTries(server));

const begin = async (cookie?: string) => {
  const asked = { username: 'viewer', mobile };
  const { status, headers } = await askFrom(server, recovery.validate, asked, { cookie });
  expect(status).toBe(200);
  return headers.get('Set-Cookie') ?? undefined;
};
const send = async (cookie?: string) =>
  (await askFrom(server, recovery.sendCode, { mobile }, { cookie })).status;
const enter = async (cookie?: string) => {
  const otpVal = await lastCode(server);
  return (await askFrom(server, recovery.validateCode, { mobile, otpVal }, { cookie })).status;
};
const setPassword = async (cookie?: string) => {
  const asked = { mobile, password: 'Another1Horse' };
  return (await askFrom(server, recovery.setPassword, asked, { cookie })).status;
};

it('nobody else enters its code or sets its password, from the same address and with the right number', async () => {
  const given = await begin();
  expect(given).toMatch(/HttpOnly/);
  expect(given).toMatch(/SameSite=Strict/);
  expect(given).toMatch(/Path=\/api\/user\/v1/);
  const mine = given?.split(';')[0];
  const other = 'lockerdesk.proof=somebody-elses';
  expect(await send(mine)).toBe(200);
  expect([await enter(), await enter(other), await enter(mine)]).toEqual([400, 400, 200]);
  expect([await setPassword(), await setPassword(other)]).toEqual([400, 400]);
  expect(await setPassword(mine)).toBe(200);
});

it('somebody else who begins does not take it over: both begin anew', async () => {
  const mine = (await begin())?.split(';')[0];
  await send(mine);
  await enter(mine);
  const theirs = (await begin())?.split(';')[0];
  expect(theirs).not.toBe(mine);
  expect([await setPassword(theirs), await setPassword(), await setPassword(mine)]).toEqual([
    400, 400, 400,
  ]);
});

it('the same browser goes on where it was', async () => {
  const mine = (await begin())?.split(';')[0];
  await send(mine);
  expect(await begin(mine)).toBeUndefined();
  expect(await enter(mine)).toBe(200);
  expect(await setPassword(mine)).toBe(200);
});

it('what a browser brings along is never taken over: it is given something of its own', async () => {
  const brought = 'lockerdesk.proof=known-to-somebody-else';
  const given = (await begin(brought))?.split(';')[0];
  expect(given).toMatch(/^lockerdesk\.proof=.{20,}/);
  expect(given).not.toBe(brought);
  await send(given);
  expect([await enter(brought), await enter(given)]).toEqual([400, 200]);
  expect([await setPassword(brought), await setPassword(given)]).toEqual([400, 200]);
});
