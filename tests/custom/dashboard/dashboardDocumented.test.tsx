// The dashboard over a server of the documented calls alone: "a locker with trouble is found within one glance and one click".
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ config: { documentedOnly: true } });
});
afterAll(() => server.close());

const troubled = () =>
  server.database.db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName', 'lockerSituation'])
    .where('deletedAt', 'is', null)
    .where('lockerSituation', '<>', 'ONLINE')
    .execute();

it('lists the lockers that are not online, those out of touch first, each leading to its page', async () => {
  await openApp({ server, user: 'admin', at: '/app/dashboard' });
  const table = await screen.findByRole('table', {
    name: /^Lockers that are offline or have an alert/,
  });
  const [head, ...rows] = within(table).getAllByRole('row');
  expect(table).toHaveClass('no-front', 'no-since');
  expect(head).toHaveTextContent('Problem');
  const known = await troubled();
  expect(known.length).toBeGreaterThan(0);
  expect(rows).toHaveLength(Math.min(8, known.length));
  const situations = rows.map((row) => row.querySelector('.trouble-what')?.textContent);
  const offline = known.filter(({ lockerSituation }) => lockerSituation === 'OFFLINE').length;
  expect(situations.slice(0, offline)).toEqual(situations.slice(0, offline).map(() => 'Offline'));
  for (const row of rows) {
    const name = row.querySelector('.trouble-locker a')?.textContent;
    const locker = known.find(({ lockerName }) => lockerName === name);
    const [lead] = within(row).getAllByRole('link');
    expect(lead).toHaveAttribute('href', `/app/box-info?id=${locker?.lockerId}`);
  }
});

it('says why when nobody tells of the lockers', async () => {
  const app = await openApp({ server, user: 'admin', at: '/app/box-info' });
  app.network.use(
    http.get('*/api/locker/v1/locker/query', () =>
      HttpResponse.json({ statusCode: 503 }, { status: 503 }),
    ),
  );
  await app.user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  const panel = await screen.findByRole('region', { name: 'Lockers in trouble' });
  expect(await within(panel).findByText('SYSTEM ERROR')).toBeVisible();
});
