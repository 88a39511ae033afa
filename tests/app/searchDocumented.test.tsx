// Search everywhere on a server of the documented calls alone: its lists are asked, and find the same things.
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  await import('../../src/app/search/Palette.tsx');
  server = await openServer({ config: { documentedOnly: true } });
});
afterAll(() => server.close());

/** Types into the field and gives the group of what is found. */
async function found(text: string, group: string) {
  const app = await openApp({ server, user: 'admin', at: '/app/roles' });
  const asked: string[] = [];
  app.network.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).pathname);
  });
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Find/ });
  await app.user.keyboard(text);
  const hits = within(await screen.findByRole('group', { name: group }));
  const [hit] = await hits.findAllByRole('option');
  expect(asked.filter((path) => path.startsWith('/api/v1/'))).toEqual([]);
  return { app, hit };
}

const aBox = () =>
  server.database.db
    .selectFrom('boxes')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['boxes.name', 'lockerNumber', 'lockerName', 'lockers.lockerId'])
    .where('boxes.name', '=', 'A07')
    .where('boxes.deletedAt', 'is', null)
    .orderBy('boxes.lockerId', 'desc')
    .executeTakeFirstOrThrow();

const staffOf = (loginType: 'BACKEND' | 'TERMINAL') =>
  server.database.db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select(['staffNo', 'username'])
    .where('roles.loginType', '=', loginType)
    .where('staff.deletedAt', 'is', null)
    .where('staffNo', 'is not', null)
    .orderBy('userId', 'desc')
    .executeTakeFirstOrThrow();

it('a parcel by its number', async () => {
  const { parcelNumber } = await server.database.db
    .selectFrom('parcels')
    .select('parcelNumber')
    .where('ordersStatus', '=', 'STORED')
    .executeTakeFirstOrThrow();
  const { hit } = await found(parcelNumber, 'Parcels');
  expect(hit).toHaveTextContent(parcelNumber);
});

it('a locker by its number', async () => {
  const { lockerNumber, lockerName } = await aBox();
  const { hit } = await found(lockerNumber, 'Lockers');
  expect(hit).toHaveTextContent(lockerName);
});

it('a box "such as LK12-A07", by the number of its locker: Enter opens it', async () => {
  const { lockerNumber, lockerId } = await aBox();
  const { app, hit } = await found(`${lockerNumber}-A07`, 'Boxes');
  expect(hit).toHaveTextContent('A07');
  await app.user.keyboard('{Enter}');
  await expect.poll(() => app.address()).toContain(`/app/box-info?id=${lockerId}`);
});

it.each(['BACKEND', 'TERMINAL'] as const)('staff by staff number, %s', async (loginType) => {
  const { staffNo, username } = await staffOf(loginType);
  const { hit } = await found(staffNo ?? '', 'Staff');
  expect(hit).toHaveTextContent(username);
});

it('staff by login name', async () => {
  const { hit } = await found('operator', 'Staff');
  expect(hit).toHaveTextContent('operator');
});
