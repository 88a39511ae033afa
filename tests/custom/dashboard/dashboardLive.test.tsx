// Live: counts and boxes change without reload: what happens elsewhere is seen here, and the page says that it is live.
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { retry } from '../../../src/dataProvider/connection.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer({ liveEveryMs: 20 });
});
afterAll(() => server.close());

const locked = (): number => {
  const row = screen.getByText('Locked', { selector: '.states .line' }).closest('tr');
  return Number(row?.children[1]?.textContent);
};

async function freeBox(): Promise<number> {
  const { boxId } = await server.database.db
    .selectFrom('boxes')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select('boxId')
    .where('boxes.status', '=', 'AVAILABLE')
    .where('boxTypeId', 'in', [1, 2, 3])
    .where('lockerSituation', '<>', 'OFFLINE')
    .executeTakeFirstOrThrow();
  return boxId;
}

it('a box that somebody else locks is counted here without reload, and the page says that it is live', async () => {
  await openApp({ server, user: 'viewer', at: '/app/dashboard', live: true });
  expect(await screen.findByText(/^Live, /)).toBeVisible();
  const before = locked();
  const token = await server.signIn('admin');
  const boxId = await freeBox();
  expect((await server.ask(boxes.setLocked, { boxId }, { token })).status).toBe(200);
  await expect.poll(locked).toBe(before + 1);
});

it('says no more that it is live when the stream breaks off, and asks by itself', async () => {
  const { network } = await openApp({ server, user: 'viewer', at: '/app/dashboard', live: true });
  await screen.findByText(/^Live, /);
  network.use(http.get('*/api/v1/live', () => new HttpResponse(null, { status: 404 })));
  server.live.end();
  expect(await screen.findByText(/^Updated /)).toBeVisible();
});

it('is not called live beside figures that could not be told anew', async () => {
  const { network } = await openApp({ server, user: 'viewer', at: '/app/dashboard', live: true });
  await screen.findByText(/^Live, /);
  network.use(
    http.get('*/api/locker/v1/dashboard/diagrams', () =>
      HttpResponse.json({ statusCode: 500, message: 'broken' }, { status: 500 }),
    ),
  );
  // The stream may have asked for the figures a moment before: that answer is a good one, and the next is not.
  const staleOnceAsked = () => {
    act(() => retry());
    return screen.queryByText(/^These figures are from/);
  };
  await expect.poll(staleOnceAsked, { interval: 1_000 }).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Updated / })).toBeVisible();
  expect(screen.queryByText(/^Live, /)).toBeNull();
  network.resetHandlers();
});
