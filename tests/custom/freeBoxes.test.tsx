// Free boxes over the last days on the screen: what the table says is what the server counted; unknown stays unknown.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { availability, availabilityCalls } from '../../contract/lockers/availability.ts';
import { dayOf } from '../../src/engine/fields/clock.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { rowsOf } from '../kit/rowsOf.ts';
import { goTo } from '../resources/goTo.ts';

const now = Date.now();
let server: OpenServer;
let token: string;
beforeAll(async () => {
  server = await openServer({ now: () => now });
  token = await server.signIn('viewer');
});
afterAll(() => server.close());

const open = (at: string) => openApp({ server, user: 'viewer', at: `/app/${at}` });
const lockerIn = async (lockerSituation: 'ONLINE' | 'OFFLINE') =>
  (await rowsOf(server, availability.list, { lockerSituation }, token))[0]!;

describe('Free boxes', () => {
  it('says of each size how many are free now, and of each day the fewest and the most', async () => {
    const locker = await lockerIn('ONLINE');
    const { body } = await server.ask(availabilityCalls.history, { id: locker.id }, { token });
    await open(`free-boxes?id=${locker.id}`);
    const panel = await screen.findByRole('region', { name: 'Size M' });
    expect(panel).toHaveTextContent(`${locker.mFree} of ${locker.mCount} free`);
    const table = screen.getByRole('table', { name: 'Fewest and most free boxes per day' });
    const place = body.sizes.findIndex(({ name }) => name === 'M');
    const yesterday = dayOf(now - 24 * 60 * 60 * 1_000);
    const free = body.moments
      .filter(({ time }) => dayOf(time) === yesterday)
      .map((moment) => moment.free[place]!);
    const [fewest, most] = [Math.min(...free), Math.max(...free)];
    const row = within(table).getByRole('rowheader', { name: yesterday }).closest('tr')!;
    expect(within(row).getAllByRole('cell')[place]).toHaveTextContent(
      fewest === most ? `${fewest}` : `${fewest} to ${most}`,
    );
  });

  it('of an offline locker says until when they are known, and nothing of the days after', async () => {
    const locker = await lockerIn('OFFLINE');
    await server.database.db
      .updateTable('lockers')
      .set({ heartbeatTime: now - 3 * 24 * 60 * 60 * 1_000 })
      .where('lockerId', '=', locker.id)
      .execute();
    await open(`free-boxes?id=${locker.id}`);
    expect(await screen.findByText(/No heartbeat since/)).toBeVisible();
    const today = screen.getByRole('rowheader', { name: dayOf(now) }).closest('tr')!;
    for (const cell of within(today).getAllByRole('cell'))
      expect(cell).toHaveTextContent('unknown');
    expect(screen.getByRole('region', { name: 'Size M' })).toHaveTextContent('last known');
  });

  it('can be had as a file', async () => {
    const { id } = await lockerIn('ONLINE');
    const app = await open(`free-boxes?id=${id}`);
    const asked: string[] = [];
    app.network.events.on('request:start', ({ request }) => asked.push(request.url));
    await app.user.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(asked.join(' ')).toContain(`/availability/${id}/history/export/csv`);
    const { body } = await server.ask(availabilityCalls.historyCsv, { id }, { token });
    expect(String(body).split('\n')[0]).toContain('XS free');
  });

  it('says what is missing, and which locker there is not, with the way to the list', async () => {
    const app = await open('free-boxes');
    expect(await screen.findByRole('heading', { name: 'No locker specified' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Back to availability' }));
    expect(await screen.findByRole('table', { name: 'Availability' })).toBeVisible();
  });

  it('says of a number that no locker has that there is none', async () => {
    await open('free-boxes?id=99999');
    expect(await screen.findByRole('heading', { name: 'Locker not found' })).toBeVisible();
  });

  it('that could not be had are asked for again', async () => {
    const { id } = await lockerIn('ONLINE');
    const app = await open('dashboard');
    app.network.use(
      http.get('*/api/v1/availability/*', () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    goTo(`/app/free-boxes?id=${id}`);
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Size M' })).toBeVisible();
  });
});
