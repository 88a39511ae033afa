// The lists of availability and of box states: what they say of a locker that is out of reach, and where they lead.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { boxStates } from '../../contract/boxes/boxStates.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { rowsOf } from '../kit/rowsOf.ts';

const server = await fileServer();
const session = await sessionOf(server, 'admin');

const filtered = (resourceName: string, filter: object) =>
  `/app/${resourceName}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const open = (at: string, as = session) => openApp({ server, session: as, at });
const firstRow = async (table: string) =>
  within(await screen.findByRole('table', { name: table })).getAllByRole('row')[1]!;

test('free boxes of an offline locker are called last known, those of an online one are not', async () => {
  await open(filtered('availability', { lockerSituation: 'OFFLINE' }));
  expect(await firstRow('Availability')).toHaveTextContent(/\d+ \/ \d+ last known/);
});

test('the documented addresses lead to the lists, and a locker to its last days', async () => {
  const app = await open('/app/LockerAvailability');
  const [name] = within(await firstRow('Availability')).getAllByRole('link');
  await app.user.click(name!);
  expect(
    await screen.findByRole('heading', { name: `Free boxes of ${name!.textContent}` }),
  ).toBeVisible();
  expect(app.address()).toContain('/app/free-boxes?id=');
});

test('a box leads to its locker with the box chosen', async () => {
  const [box] = await rowsOf(
    server,
    boxStates.list,
    { shownStatus: 'AVAILABLE', lockerId: 2 },
    session.token,
  );
  const app = await open(filtered('boxStates', { lockerId: 2, shownStatus: 'AVAILABLE' }));
  await app.user.click(within(await firstRow('Box states')).getAllByRole('link')[0]!);
  expect(await screen.findByText('1 box selected')).toBeVisible();
  expect(app.address()).toContain(`id=2&box=${box!.id}`);
});

test('whoever may not see parcels is told that something is not for them', async () => {
  const authoritySet = session.authoritySet.filter((code) => code !== 'PARCEL_VIEW');
  await open(filtered('boxStates', { shownStatus: 'STORED' }), { ...session, authoritySet });
  expect(await firstRow('Box states')).toHaveTextContent('not visible to your role');
});
