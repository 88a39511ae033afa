// A new terminal key in the locker form: asked first, shown once, copied; and offered only where it can be made.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ config: { dataDir: join(tmpdir(), 'lockerdesk-no-network') } });
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

const NAME = 'Larnaca – Finikoudes Promenade';
const RENEW = { name: 'New terminal key' };
const open = () => openApp({ server, user: 'admin', at: '/app/AddNewLocker?id=1&step=1' });

test('who makes a new key is told what it ends, and sees it once', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', RENEW));
  const asking = await screen.findByRole('dialog', {
    name: `Create a new terminal key for ${NAME}?`,
  });
  expect(asking).toHaveTextContent(
    'The terminal that uses the old key is disconnected immediately',
  );
  await user.click(within(asking).getByRole('button', RENEW));

  const shown = await screen.findByRole('dialog', { name: `The new terminal key of ${NAME}` });
  expect(shown).toHaveTextContent('shown only once');
  await user.click(within(shown).getByRole('button', { name: 'Copy' }));
  expect(await within(shown).findByRole('button', { name: 'Copied' })).toBeVisible();
  const terminalKey = await navigator.clipboard.readText();
  expect(within(shown).getByText(terminalKey)).toBeVisible();
  const beat = await server.ask(terminals.heartbeat, { version: '1', upTime: 1 }, { terminalKey });
  expect(beat).toMatchObject({ status: 200, body: { lockerId: 1 } });

  await user.keyboard('{Escape}');
  expect(within(shown).getByText(terminalKey)).toBeVisible();
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(terminalKey)).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain(terminalKey);
});

test('a key that could not be made says so, and the form is as it was', async () => {
  const { user, network } = await open();
  network.use(
    http.post('*/api/v1/lockers/1/terminal-key', () =>
      HttpResponse.json({ code: 'NOT_FOUND' }, { status: 404 }),
    ),
  );
  await user.click(await screen.findByRole('button', RENEW));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', RENEW));
  expect(await screen.findByText('The record does not exist or has been removed.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /^The new terminal key/ })).toBeNull();
});
