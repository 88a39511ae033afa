// When the server announces other paths in /api/capabilities those are used: a report's files and its e-mail.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capabilities } from '../../../contract/capabilities.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

/** Files stand elsewhere; what is said of e-mails leads away and is not believed. */
const ANNOUNCED = {
  file: '/api/files/v2/{report}.{format}',
  email: '//elsewhere.test/api/{report}/email',
};

let server: OpenServer;
beforeAll(async () => {
  const own = await openServer();
  const fetch: OpenServer['app']['fetch'] = async (request, ...more) => {
    if (new URL(request.url).pathname !== capabilities.read.path)
      return own.app.fetch(request, ...more);
    const { body } = await own.ask(capabilities.read, {});
    return Response.json({ ...body, reportExports: ANNOUNCED });
  };
  server = { ...own, app: Object.assign(Object.create(own.app), { fetch }) };
});
afterAll(() => server.close());

test('files are asked for where the server announces them, the e-mail where it is documented', async () => {
  const asked: string[] = [];
  const { user, network } = await openApp({ server, user: 'admin', at: '/app/ReportUsage' });
  network.use(
    http.get('*/api/files/v2/:file', ({ request }) => {
      asked.push(request.url);
      return new HttpResponse('Locker name\r\n');
    }),
    http.get('*/lockersUsage/email', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ result: 1 });
    }),
  );
  for (const name of ['CSV', 'XLSX']) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  }
  await user.click(await screen.findByRole('button', { name: 'E-mail me this report' }));
  expect(await screen.findByText('Sended successfully')).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(3));
  const urls = asked.map((url) => new URL(url));
  expect(urls.map(({ pathname }) => pathname).toSorted()).toEqual([
    '/api/files/v2/lockersUsage.CSV',
    '/api/files/v2/lockersUsage.XLSX',
    '/api/report/v1/export/lockersUsage/email',
  ]);
  for (const { host, searchParams } of urls) {
    expect(host).toBe(location.host);
    expect(searchParams.get('startTime')).toMatch(/^\d+$/);
  }
});
