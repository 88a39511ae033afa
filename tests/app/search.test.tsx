// Search everywhere as staff use it: by keyboard, by scanner, in both languages, and what it says when it finds nothing.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp, sessionOf, type App, type OpenAppOptions } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
let parcel: { ordersId: number; parcelNumber: string };
let box: { boxId: number; lockerId: number; lockerNumber: string };

beforeAll(async () => {
  await import('../../src/app/search/Palette.tsx');
  server = await openServer();
  const { db } = server.database;
  parcel = await db
    .selectFrom('parcels')
    .select(['ordersId', 'parcelNumber'])
    .where('ordersStatus', '=', 'STORED')
    .where('parcelType', '=', 'DEPOSIT_PARCEL')
    .orderBy('ordersId')
    .executeTakeFirstOrThrow();
  box = await db
    .selectFrom('boxes')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['boxId', 'boxes.lockerId', 'lockerNumber'])
    .where('boxes.name', '=', 'A07')
    .where('boxes.deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
});
afterAll(() => server.close());

const open = (options: OpenAppOptions = {}) =>
  openApp({ server, at: '/app/roles', user: 'admin', ...options });
const field = () => screen.findByRole('combobox', { name: /^(Find a|查找包裹)/ });
const group = async (name: string) => within(await screen.findByRole('group', { name }));
const closed = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: /^Find/ })).toBeNull());

async function search(app: App, text: string): Promise<void> {
  await app.user.keyboard('{Control>}k{/Control}');
  await field();
  await app.user.keyboard(text);
}

describe('"Ctrl-K"', () => {
  it('a number is found, and Enter opens its parcel', async () => {
    const app = await open();
    await search(app, parcel.parcelNumber);
    const parcels = await group('Parcels');
    const hit = await parcels.findByRole('option', { name: new RegExp(parcel.parcelNumber) });
    expect(hit).toHaveAttribute('aria-selected', 'true');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe(`/app/order-view?ordersId=${parcel.ordersId}`));
    await closed();
    await app.user.keyboard('{Control>}k{/Control}');
    const recent = await group('Recent');
    expect(recent.getByRole('option', { name: new RegExp(parcel.parcelNumber) })).toBeVisible();
  });

  it('"disable" and a locker opens the dialog of that action, in either language, and does nothing itself', async () => {
    const { lockerName } = await server.database.db
      .selectFrom('lockers')
      .select('lockerName')
      .where('lockerId', '=', box.lockerId)
      .executeTakeFirstOrThrow();
    for (const typed of [`disable locker ${box.lockerNumber}`, `停用${box.lockerNumber}`]) {
      const app = await open();
      await search(app, typed);
      const commands = await group('Commands');
      expect(await commands.findByRole('option', { name: /^Disable: / })).toBeVisible();
      await app.user.keyboard('{Enter}');
      expect(await screen.findByRole('dialog', { name: `Disable ${lockerName}?` })).toBeVisible();
      await app.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      app.screen.unmount();
      app.network.close();
    }
    const { lockerStatus } = await server.database.db
      .selectFrom('lockers')
      .select('lockerStatus')
      .where('lockerId', '=', box.lockerId)
      .executeTakeFirstOrThrow();
    expect(lockerStatus).toBe('ENABLE');
  });

  it('"reset pin" and a parcel opens its dialog; no command opens a door', async () => {
    const app = await open();
    await search(app, `reset pin ${parcel.parcelNumber}{Enter}`);
    const name = `Reset the PIN of ${parcel.parcelNumber}?`;
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await search(app, `open ${parcel.parcelNumber}`);
    await screen.findByRole('status');
    expect(screen.queryByRole('group', { name: 'Commands' })).toBeNull();
  });

  it('commands are those of the role', async () => {
    const app = await open({ user: 'viewer', at: '/app/lockers' });
    await search(app, `disable ${box.lockerNumber}`);
    await screen.findByText(/^Nothing found|found$/);
    expect(screen.queryByRole('group', { name: 'Commands' })).toBeNull();
  });

  it('"works with a barcode scanner": Enter before the answer goes to what is just that', async () => {
    const app = await open();
    await search(app, `${parcel.parcelNumber}{Enter}`);
    await waitFor(() => expect(app.address()).toBe(`/app/order-view?ordersId=${parcel.ordersId}`));
    await search(app, `${box.lockerNumber}-A07{Enter}`);
    await waitFor(() =>
      expect(app.address()).toBe(`/app/box-info?id=${box.lockerId}&box=${box.boxId}`),
    );
  });

  it('a scanner that does not wait for anything to be drawn loses no sign', async () => {
    const app = await open();
    act(() => {
      fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
      for (const key of [...Array.from(parcel.parcelNumber), 'Enter'])
        fireEvent.keyDown(document.body, { key });
    });
    await waitFor(() => expect(app.address()).toBe(`/app/order-view?ordersId=${parcel.ordersId}`));
    await closed();
  });

  it('a scan that is found nowhere says so, and the next one takes its place', async () => {
    const app = await open();
    await search(app, 'NOWHERE999{Enter}');
    expect(
      await screen.findByText('Nothing found for “NOWHERE999” that your role may see.'),
    ).toBeVisible();
    await app.user.keyboard(parcel.parcelNumber);
    expect(await field()).toHaveValue(parcel.parcelNumber);
    await app.user.keyboard('{Escape}');
    await closed();
    expect(app.address()).toBe('/app/roles');
  });

  it('arrows go through what is found; a page is found by its Chinese name too', async () => {
    const app = await open();
    await search(app, '快递柜列表');
    expect(
      await (await group('Pages')).findByRole('option', { name: /Locker list/ }),
    ).toBeVisible();
    await app.user.clear(await field());
    await app.user.keyboard('new ');
    await (await group('Actions')).findAllByRole('option');
    await screen.findByText(/^\d+ found$/);
    const options = screen.getAllByRole('option');
    expect(options.length).toBeGreaterThan(1);
    await app.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(await field()).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(options.indexOf(chosen)).toBe(1);
  });

  it('in Chinese a page is found by its English name', async () => {
    const app = await open({ language: 'zh' });
    await search(app, 'customers');
    const pages = await group('页面');
    await app.user.click(await pages.findByRole('option', { name: /客户/ }));
    await waitFor(() => expect(app.address()).toBe('/app/members'));
  });
});

describe('What the role may not see', () => {
  it('is neither asked for nor offered', async () => {
    const session = await sessionOf(server, 'viewer');
    const app = await open({
      session: { ...session, authoritySet: ['DASHBOARD_VIEW'] },
      at: '/app/dashboard',
    });
    await search(app, 'list');
    await screen.findByText(/^Nothing found for “list”/);
    await app.user.clear(await field());
    await app.user.keyboard('dash');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
  });
});

describe('Without the server', () => {
  it('pages are found all the same, and it is said', async () => {
    const app = await open();
    await search(app, box.lockerNumber);
    await group('Lockers');
    await app.user.clear(await field());
    app.network.use(http.get('*/api/v1/search', () => HttpResponse.error()));
    await app.user.keyboard('locker list');
    expect(
      await screen.findByText('No connection. Only pages and actions can be searched.'),
    ).toBeVisible();
    expect(
      await (await group('Pages')).findByRole('option', { name: /Locker list/ }),
    ).toBeVisible();
  });
});
