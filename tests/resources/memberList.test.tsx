// The customer list as staff see it: long pages, marks, and what is offered while they type.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberCalls, members } from '../../contract/people/members.ts';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { goTo } from './goTo.ts';
import { listenToWire } from './wire.ts';

let server: OpenServer;
let session: SessionUser;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
});
afterAll(() => server.close());

const open = (filter: object, more = '') =>
  openApp({
    server,
    session,
    at: `/app/members?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`,
  });
const table = () => screen.findByRole('table', { name: 'Customers' });
const rowsOf = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);

test('a hundred customers stand on a page; a customer leads to their page (R9.2)', async () => {
  const app = await openApp({ server, session, at: '/app/dashboard' });
  const wire = listenToWire(app);
  goTo('/app/CustomerList');
  const names = (await table()).querySelectorAll('a.name');
  expect(wire.of(members.list.path)[0]).toMatchObject({ page: '0', size: '100' });
  await app.user.click(names[0]!);
  await waitFor(() => expect(app.address()).toMatch(/^\/app\/customerDetail\?memberId=\d+$/));
});

test('whoever is not active is marked as unregistered, and whoever is suspended as that (R3.5, R4.19, R4.20)', async () => {
  const { db } = server.database;
  const some = await db.selectFrom('members').select('memberId').limit(3).execute();
  const states = [
    { memberStatus: 'INACTIVE', suspendFlag: false },
    { memberStatus: 'ACTIVE', suspendFlag: true },
    { memberStatus: 'ACTIVE', suspendFlag: false },
  ] as const;
  for (const [place, { memberId }] of some.entries())
    await db
      .updateTable('members')
      .set({ lastName: 'Marked', ...states[place]!, lastUpdatedTime: 9e12 - place })
      .where('memberId', '=', memberId)
      .execute();
  await open({ firstLastName: 'Marked' });
  const [inactive, held, active] = await rowsOf();
  expect(inactive).toHaveTextContent(/Inactive.*Unregistered/);
  expect(held).toHaveTextContent(/Active.*Suspended/);
  expect(active).toHaveTextContent('Active');
  expect(active).not.toHaveTextContent(/Unregistered|Suspended/);
});

test.each([
  ['Name', memberCalls.byName, 'firstLastName'],
  ['Mobile', memberCalls.byMobile, 'mobile'],
  ['Login name', memberCalls.byUsername, 'username'],
] as const)(
  '%s is offered while it is typed (R7.94, R7.95, R7.96)',
  async (label, { path }, field) => {
    const { db } = server.database;
    const someone = await db
      .selectFrom('members')
      .selectAll()
      .where('mobile', 'is not', null)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    const said = {
      firstLastName: `${someone.firstName} ${someone.lastName}`,
      mobile: someone.mobile!,
      username: someone.username,
    }[field];
    const app = await open({}, '&perPage=10');
    const wire = listenToWire(app);
    await table();
    await app.user.click(screen.getByRole('combobox', { name: label }));
    await app.user.paste(said.slice(0, -1));
    await app.user.click((await screen.findAllByRole('option', { name: said }))[0]!);
    expect(wire.of(path)).not.toEqual([]);
    await waitFor(() => expect(wire.of(members.list.path).at(-1)).toMatchObject({ [field]: said }));
  },
);
