// Shared views of a list: shared in the sheet of saved queries, shown as tabs with counts.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sharedViews } from '../../contract/operations/sharedViews.ts';
import { sessionOf, type App } from '../kit/screens/openApp.tsx';
import { umbrellas as contract } from '../kit/screens/unseenResource.ts';
import { keepWrites, pressTwice } from '../kit/screens/writtenCalls.ts';
import { signInWith } from '../kit/servers/signInWith.ts';
import { goTo } from '../resources/goTo.ts';
import { listenToWire } from '../resources/wire.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

let server: Awaited<ReturnType<typeof openUmbrellas>>;
beforeAll(async () => {
  server = await openUmbrellas(24);
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  await server.database.db.deleteFrom('sharedViews').execute();
});

const { path } = contract.list;
const query = (filter: object) =>
  `umbrellas?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=name&order=ASC`;
const table = () => screen.findByRole('table', { name: 'Umbrella list' });
const tabs = async () => within(await screen.findByRole('navigation', { name: 'Shared views' }));
const share = async (name: string, filter: Record<string, string>, as = server.token) =>
  (await server.ask(sharedViews.create, { list: path, name, filter }, { token: as })).body;

async function openSheet({ user }: App) {
  await user.click(await screen.findByRole('button', { name: /^Saved queries/ }));
  return within(await screen.findByRole('dialog', { name: 'Saved queries' }));
}

async function keepAndShare(app: App, name: string) {
  const sheet = await openSheet(app);
  await app.user.type(await sheet.findByLabelText('Query name'), name);
  await app.user.click(sheet.getByRole('button', { name: 'Save' }));
  await app.user.click(sheet.getByRole('button', { name: `Share ${name} with everyone` }));
  return sheet;
}

/** The button beside a name that is entered. */
const saveOf = (name: HTMLElement) =>
  within(name.closest('form')!).getByRole('button', { name: 'Save' });

test('a saved query is shared, renamed, and no longer shared', async () => {
  const app = await openAt(server, query({ colour: 'RED' }));
  await table();
  expect(screen.queryByRole('navigation', { name: 'Shared views' })).toBeNull();
  const sheet = await keepAndShare(app, 'Red ones');
  expect(await sheet.findByText('Shared by you')).toBeVisible();
  expect(sheet.queryByRole('button', { name: /^Share Red ones/ })).toBeNull();
  await app.user.click(sheet.getByRole('button', { name: 'Rename Red ones' }));
  const name = sheet.getByLabelText('New name for Red ones');
  expect(name).toHaveFocus();
  await app.user.clear(name);
  await app.user.type(name, 'Reds');
  await app.user.click(saveOf(name));
  expect(await sheet.findByRole('button', { name: 'Stop sharing Reds' })).toBeVisible();
  const inside = { hidden: true, name: 'Reds 8', current: 'page' } as const;
  expect(await screen.findByRole('link', inside)).toBeVisible();
  await app.user.click(sheet.getByRole('button', { name: 'Stop sharing Reds' }));
  await waitFor(() => expect(screen.queryByRole('link', inside)).toBeNull());
  expect(sheet.getByRole('button', { name: 'Red ones' })).toBeVisible();
});

test('what is pressed twice is sent once', async () => {
  const app = await openAt(server, query({ colour: 'RED' }));
  await table();
  const sheet = await openSheet(app);
  await app.user.type(await sheet.findByLabelText('Query name'), 'Red ones');
  await app.user.click(sheet.getByRole('button', { name: 'Save' }));
  const calls = keepWrites(app);
  pressTwice(sheet.getByRole('button', { name: 'Share Red ones with everyone' }));
  await app.user.click(await sheet.findByRole('button', { name: 'Rename Red ones' }));
  const name = sheet.getByLabelText('New name for Red ones');
  await app.user.type(name, '!');
  pressTwice(saveOf(name));
  pressTwice(await sheet.findByRole('button', { name: 'Stop sharing Red ones!' }));
  await waitFor(() => expect(sheet.queryByRole('button', { name: /^Stop/ })).toBeNull());
  expect(calls.map((one) => one.name)).toEqual([
    'sharedViews.create',
    'sharedViews.update',
    'sharedViews.remove',
  ]);
});

test('what others share has their name, opens, and is changed by those who may', async () => {
  await share('Red ones', { colour: 'RED' }, await server.signIn('root'));
  const { token } = await signInWith(server, ['PARCEL_CATEGORY_VIEW']);
  const session = { ...(await sessionOf(server, 'admin')), token };
  const app = await openAt(server, 'umbrellas', {
    session: { ...session, authoritySet: ['PARCEL_CATEGORY_VIEW'] },
  });
  await table();
  const sheet = await openSheet(app);
  expect(await sheet.findByText('Shared by root')).toBeVisible();
  expect(sheet.queryByRole('button', { name: /Red ones$/ })).toBeNull();
  await app.user.click(sheet.getByRole('button', { name: /^Red ones/ }));
  await waitFor(() => expect(app.address()).toContain(encodeURIComponent('"RED"')));
  expect((await tabs()).getByRole('link', { name: 'Red ones 8' })).toHaveAttribute('aria-current');
});

test('a query without a filter or about a person is not shared, and says why', async () => {
  const app = await openAt(server, 'umbrellas?sort=name&order=ASC');
  await table();
  await keepAndShare(app, 'By name');
  expect(await screen.findByText('A query without a filter cannot be shared.')).toBeVisible();
  await app.user.keyboard('{Escape}');
  goTo(`/app/members?filter=${encodeURIComponent('{"mobile":"99"}')}`);
  await screen.findByRole('heading', { level: 1, name: 'Customers' });
  await keepAndShare(app, 'One');
  expect(
    await screen.findByText(/contains personal information, .* cannot be shared/),
  ).toBeVisible();
});

test('a refusal is shown, and the view as somebody else left it', async () => {
  const { id } = await share('Red ones', { colour: 'RED' });
  const app = await openAt(server, 'umbrellas');
  const sheet = await openSheet(app);
  await sheet.findByText('Shared by you');
  const token = await server.signIn('root');
  await server.ask(sharedViews.update, { id, name: 'Reds' }, { token });
  await app.user.click(sheet.getByRole('button', { name: 'Stop sharing Red ones' }));
  expect(await screen.findByText('root saved this record in the meantime.')).toBeVisible();
  expect(await sheet.findByRole('button', { name: 'Stop sharing Reds' })).toBeVisible();
});

test('the tab follows from the filters of the URL, however they came about', async () => {
  await share('Red ones', { colour: 'RED' });
  await share('Black ones', { colour: 'BLACK' });
  const app = await openAt(server, query({ colour: 'BLACK' }));
  const { getByRole, queryByRole } = await tabs();
  const current = () => queryByRole('link', { current: 'page' })?.textContent;
  expect(current()).toMatch(/^Black ones/);
  await app.user.click(screen.getByRole('button', { name: /^Clear filter/ }));
  await waitFor(() => expect(current()).toMatch(/^All/));
  goTo(`/app/${query({ colour: 'BLUE' })}`);
  await waitFor(() => expect(current()).toBeUndefined());
  await app.user.click(getByRole('link', { name: /^Red ones/ }));
  await waitFor(() => expect(current()).toBe('Red ones 8'));
  expect(await screen.findByText('1–8 of 8')).toBeVisible();
});

test('the others are counted by one request each, after the rows, and again after a minute', async () => {
  await share('Red ones', { colour: 'RED' });
  await share('Black ones', { colour: 'BLACK' });
  const app = await openAt(server, 'dashboard');
  const wire = listenToWire(app);
  const counts = () => wire.of(path).flatMap(({ size, colour }) => (size === '1' ? [colour] : []));
  goTo('/app/umbrellas');
  const { findByRole } = await tabs();
  await findByRole('link', { name: 'All 24' });
  await findByRole('link', { name: 'Black ones 8' });
  await findByRole('link', { name: 'Red ones 8' });
  expect(wire.of(path)[0]).toMatchObject({ size: '10' });
  expect(new Set(counts())).toEqual(new Set(['BLACK', 'RED']));
  expect(counts()).toHaveLength(2);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await app.user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('11–20 of 24');
  await waitFor(() => expect(counts()).toHaveLength(4));
  expect(new Set(counts().slice(2))).toEqual(new Set(['BLACK', 'RED']));
  await app.user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('21–24 of 24');
  expect(counts()).toHaveLength(4);
});

test('without a count a tab has its name alone', async () => {
  await share('Red ones', { colour: 'RED' });
  const app = await openAt(server, 'dashboard');
  app.network.use(
    http.get(`*${path}`, ({ request }) =>
      request.url.includes('colour=RED')
        ? HttpResponse.json({ statusCode: 503, message: 'x' }, { status: 503 })
        : undefined,
    ),
  );
  goTo('/app/umbrellas');
  const { findByRole, getByRole } = await tabs();
  await findByRole('link', { name: 'All 24' });
  expect(getByRole('link', { name: 'Red ones' })).toBeVisible();
});

test('tabs that were there before are there before the rows, and none without views', async () => {
  await share('Red ones', { colour: 'RED' });
  const app = await openAt(server, 'umbrellas');
  await (await tabs()).findByRole('link', { name: 'Red ones 8' });
  app.screen.unmount();
  app.network.close();
  const again = await openAt(server, 'dashboard');
  again.network.use(http.get(`*/api/v1/shared-views`, () => new Promise<never>(() => undefined)));
  again.network.use(http.get(`*${path}`, () => new Promise<never>(() => undefined)));
  goTo('/app/umbrellas');
  expect((await tabs()).getByRole('link', { name: 'Red ones' })).toBeVisible();
  goTo('/app/parcelCategories');
  await screen.findByRole('table', { name: 'Parcel categories' });
  expect(screen.queryByRole('navigation', { name: 'Shared views' })).toBeNull();
});
