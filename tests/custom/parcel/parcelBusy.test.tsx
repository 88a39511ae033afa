// A server that cannot answer now: what was entered about a parcel stays, and goes when it is sent again.
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { openParcel, parcelThatIs } from './parcelPage.tsx';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('the number stands in its field while the server is busy, and is changed once it is not', async () => {
  const { user, network } = await openParcel(server, await parcelThatIs(server, 'RESERVED'));
  const body = { statusCode: 503, code: 'BUSY', message: 'busy' };
  network.use(
    http.post('*/change-parcelNumber', () => Response.json(body, { status: 503 }), { once: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Change parcel number' }));
  const asking = await screen.findByRole('dialog');
  const field = within(asking).getByLabelText('Parcel number');
  await user.clear(field);
  await user.type(field, 'rr555new5cy{Enter}');
  expect(await screen.findByText('SYSTEM ERROR')).toBeInTheDocument();
  expect(field).toHaveValue('RR555NEW5CY');
  await user.click(within(asking).getByRole('button', { name: 'Change parcel number' }));
  await screen.findByRole('heading', { level: 1, name: 'RR555NEW5CY' });
});
