// Exports that take a while: what the user sees, how they cancel, and when nothing is saved.
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lockerCalls } from '../../contract/lockers/lockers.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { requestOf } from '../kit/servers/requestOf.ts';

const WAITS = 'Preparing the file. Large exports are prepared one after another.';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ exports: { waitMs: 300 } });
});
afterAll(() => server.close());

/** Opens the locker list; `saved` is asked of each file that the browser is handed. */
async function open() {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  saved.mockClear();
  const app = await openApp({ server, at: '/app/lockers', user: 'admin' });
  const take = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Export' }));
    await app.user.click(await screen.findByRole('button', { name: /^CSV/ }));
  };
  return { app, saved, take };
}

/** Somebody signed in as the same person has a file that they do not go on reading. */
async function unread(): Promise<Response> {
  const token = await server.signIn('admin');
  return server.app.fetch(requestOf(parcels.exportCsv, {}, { token }));
}

describe('An export', () => {
  it('says that it waits for its turn, for as long as that takes, and is saved then', async () => {
    const other = await unread();
    const { saved, take } = await open();
    await take();
    expect(await screen.findByText(WAITS)).toBeVisible();
    // Longer than the server holds a request that waits.
    await new Promise((next) => setTimeout(next, 500));
    expect(screen.getByText(WAITS)).toBeVisible();
    await other.text();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(screen.queryByText(WAITS)).toBeNull();
  });

  it('is given up by its button: nothing is saved, and nothing is wrong', async () => {
    const other = await unread();
    const { app, saved, take } = await open();
    await take();
    await app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
    await other.text();
    expect(saved).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('whose end never comes says so, and half of it is not saved', async () => {
    const { app, saved, take } = await open();
    app.network.use(
      http.get(`*${lockerCalls.exportCsv.path}`, () => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(new TextEncoder().encode('Locker name\n')),
          pull: (controller) => controller.error(new TypeError('terminated')),
        });
        return new HttpResponse(body, { headers: { 'Content-Type': 'text/csv' } });
      }),
    );
    await take();
    await screen.findByText(
      'The download was interrupted and nothing was saved. Please export again.',
    );
    expect(saved).not.toHaveBeenCalled();
  });
});
