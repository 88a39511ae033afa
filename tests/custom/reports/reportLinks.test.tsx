// The link of an e-mail whose report was too large opens the page with the same filter and order.
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayStart, daysBefore } from '../../../src/engine/fields/clock.ts';
import { whereItStands } from '../../../server/reports/reportPlace.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

test('the page asks what the e-mail was asked', async () => {
  const startTime = dayStart(daysBefore(90));
  const endTime = dayStart(daysBefore(3)) - 1;
  const asked = { startTime, endTime, lockerName: 'Old & new "port"', sort: 'expired,asc' };
  const words = whereItStands(
    { name: 'lockersUsage', params: asked },
    20_000,
    'en',
    'http://lockerdesk.test',
  );
  const at = words.slice(words.indexOf('/app/'));
  const urls: string[] = [];
  const { network } = await openApp({ server, user: 'admin', at: '/app/Report' });
  network.use(
    http.get('*/lockersUsageQuery', ({ request }) => {
      urls.push(request.url);
      return undefined;
    }),
  );
  history.pushState(null, '', at);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Locker usage' })).toBeVisible();
  await waitFor(() => expect(urls).not.toEqual([]));
  expect(Object.fromEntries(new URL(urls[0]!).searchParams)).toMatchObject({
    startTime: String(startTime),
    endTime: String(endTime),
    lockerName: asked.lockerName,
    sort: asked.sort,
  });
});
