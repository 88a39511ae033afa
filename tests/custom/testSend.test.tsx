// A test message that does not leave: only what the gateway did, or what is wrong with the address, is said where it was asked.
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp } from '../kit/screens/openApp.tsx';

const server = await fileServer();

test('a test that the server breaks is a "SYSTEM ERROR" too; what the gateway did stands at the address', async () => {
  const { user, network } = await openApp({ server, user: 'admin', at: '/app/SMSGateway' });
  const body = { statusCode: 503, code: 'BUSY', message: 'busy' };
  network.use(http.post('*/send-test', () => Response.json(body, { status: 503 }), { once: true }));
  const mobile = await screen.findByLabelText('Mobile number');
  await user.type(mobile, '35799000000');
  expect(screen.getByText('Dialled as 00357 99 000000')).toBeVisible();
  await user.type(mobile, '{Enter}');
  expect(await screen.findByText('SYSTEM ERROR')).toBeVisible();
  expect(mobile).toBeValid();
  await user.type(mobile, '{Enter}');
  expect(await screen.findByText('Not sent: No gateway is set up for this yet.')).toBeVisible();
  expect(mobile).toBeInvalid();
});
