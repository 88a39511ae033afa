// The page of a gateway on another server that speaks the documented calls alone: what it told is kept, shown and sent back.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { goTo } from '../../resources/goTo.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** As the documented entity has it: `encoding`, the key itself, and no word of whether it is kept. */
const ELSEWHERE = {
  smsAccountId: 3,
  url: 'https://gateway.example.test/send',
  encoding: 'UTF-8',
  senderId: 'LOCKERS',
  apiKey: 'key-of-theirs',
};

/** Opens the page where such a server answers; gives what it is asked to save. */
async function openElsewhere(user: 'admin' | 'viewer', told: object = ELSEWHERE) {
  const saved: unknown[] = [];
  const app = await openApp({ server, user, at: '/app/dashboard' });
  app.network.use(
    http.get(`*${gateways.sms.path}`, () => HttpResponse.json(told)),
    http.post(`*${gateways.saveSms.path}`, async ({ request }) => {
      const body = (await request.json()) as object;
      saved.push(body);
      return HttpResponse.json({ ...told, ...body });
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  goTo('/app/SMSGateway');
  await screen.findByRole('heading', { level: 1, name: 'SMS gateway' });
  return { ...app, saved };
}

test('"must work unchanged against another server": its encoding stays chosen, and the key that it told is sent back and never shown', async () => {
  const { user, saved } = await openElsewhere('admin');
  const sender = await screen.findByLabelText(/^Sender/);
  expect(screen.getByLabelText('Encoding')).toHaveValue('UTF-8');
  expect(screen.getByText('A value is stored.')).toBeVisible();
  expect(screen.getByText(/Authorization: Bearer ••••••/)).toBeVisible();
  expect(document.body.innerHTML).not.toContain('key-of-theirs');
  await user.clear(sender);
  await user.type(sender, 'PARCELS');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    smsAccountId: 3,
    Encoding: 'UTF-8',
    senderId: 'PARCELS',
    apiKey: 'key-of-theirs',
  });
});

test('whoever may only read sees that a key is kept, and not which', async () => {
  await openElsewhere('viewer');
  expect(await screen.findByText('A value is stored.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /API key/ })).toBeNull();
  expect(document.body.innerHTML).not.toContain('key-of-theirs');
});

test('and that none is kept, where none is', async () => {
  await openElsewhere('viewer', { ...ELSEWHERE, apiKey: '' });
  expect(await screen.findByText('No value is stored.')).toBeVisible();
  expect(screen.queryByText('A value is stored.')).toBeNull();
});
