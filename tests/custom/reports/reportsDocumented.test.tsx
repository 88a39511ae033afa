// The back-office must work unchanged against another server: a report of one that does not tell its time zone.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../kit/screens/openApp.tsx';
import { goTo } from '../../resources/goTo.ts';

test('it is asked up to now: where today ends here may be a day to come there', async () => {
  const asked: URLSearchParams[] = [];
  const app = await openApp({
    serverOptions: { config: { documentedOnly: true, timeZone: 'Asia/Nicosia' } },
    user: 'admin',
    at: '/app/dashboard',
  });
  app.network.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith('/api/report/')) asked.push(searchParams);
  });
  const from = Date.now();
  goTo('/app/ReportUsage');
  expect(await screen.findByRole('table', { name: 'Locker usage' })).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  for (const searchParams of asked) {
    expect(Number(searchParams.get('endTime'))).toBeGreaterThanOrEqual(from);
    expect(Number(searchParams.get('endTime'))).toBeLessThanOrEqual(Date.now());
  }
});
