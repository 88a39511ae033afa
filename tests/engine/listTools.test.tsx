// What a list offers beside its rows: saved queries, the order of columns, periods, and all pages at once.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { umbrellas as contract } from '../kit/screens/unseenResource.ts';
import { goTo } from '../resources/goTo.ts';
import { listenToWire } from '../resources/wire.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

let server: Awaited<ReturnType<typeof openUmbrellas>>;
beforeAll(async () => {
  server = await openUmbrellas(24);
});
afterAll(() => server.close());

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const table = () => screen.findByRole('table', { name: 'Umbrella list' });
const red = `umbrellas?filter=${encodeURIComponent(JSON.stringify({ colour: 'RED' }))}&sort=name&order=ASC`;
const signOutAndIn = async (at: string) => openAt(server, at);

test('a query is kept under a name, also after signing out, and shows the same rows again', async () => {
  const first = await openAt(server, red);
  await table();
  await first.user.click(await press('Saved queries'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Saved queries' }));
  await first.user.type(await sheet.findByLabelText('Query name'), 'Red ones');
  await first.user.click(sheet.getByRole('button', { name: 'Save' }));
  await first.user.keyboard('{Escape}');
  await first.user.click(await press(/Eleni Georgiou/));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(first.address()).toContain('/page/login'));
  first.screen.unmount();
  first.network.close();
  const { user, address } = await signOutAndIn('umbrellas');
  await table();
  await user.click(await press(/^Saved queries/));
  await user.click(await press('Red ones'));
  await waitFor(() => expect(address()).toContain(encodeURIComponent('"RED"')));
  expect(await press('Colour Red')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(await press(/^Saved queries/));
  await user.click(await press('Delete Red ones'));
  expect(screen.queryByRole('button', { name: 'Red ones' })).toBeNull();
});

test('columns are put in another order, and stay so', async () => {
  const { user } = await openAt(server, 'umbrellas');
  const heads = async () =>
    within(await table())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
  expect((await heads()).slice(1, 4)).toEqual(['Name', 'Colour', 'Price']);
  await user.click(await press(/^Columns/));
  await user.click(await press('Move Price to the left'));
  await user.keyboard('{Escape}');
  await waitFor(async () =>
    expect((await heads()).slice(1, 4)).toEqual(['Name', 'Price', 'Colour']),
  );
});

/** jsdom lays nothing out: every head is 120 pixels wide, or as wide as its rule says. */
function layOutHeads() {
  vi.spyOn(HTMLTableCellElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLTableCellElement,
  ) {
    return new DOMRect(0, 0, parseFloat(getComputedStyle(this).width) || 120, 40);
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
}

/** The widths that the page's rules set, by head; 0 where the table decides. */
const setWidths = () =>
  [...document.querySelectorAll<HTMLElement>('.list-table th[data-column]')].map((head) => {
    const width = `tr > :nth-child(${[...head.parentElement!.children].indexOf(head) + 1})`;
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const rule = rules.map((one) => one.cssText).find((text) => text.includes(`${width} {`));
    return Number(/ width: ([\d.]+)px/.exec(rule ?? '')?.[1] ?? 0);
  });

const grip = async (name: string) =>
  within(await screen.findByRole('columnheader', { name })).findByRole('separator');

test('a column is resized by pointer and by keyboard, keeps its width, and is reset', async () => {
  layOutHeads();
  const { user, address } = await openAt(server, 'umbrellas?sort=name&order=ASC');
  await table();
  const at = address();
  expect(new Set(setWidths())).toEqual(new Set([0]));
  const price = await grip('Price');
  const pointer = (type: string, clientX: number) =>
    fireEvent(price, new MouseEvent(type, { bubbles: true, cancelable: true, clientX }));
  pointer('pointerdown', 300);
  pointer('pointermove', 320);
  pointer('pointermove', 380);
  expect(setWidths()[2]).toBe(200);
  pointer('pointercancel', 380);
  expect(setWidths()[2]).toBe(0);
  pointer('pointerdown', 300);
  pointer('pointermove', 380);
  pointer('pointerup', 380);
  expect(setWidths()).toEqual(expect.arrayContaining([120, 200]));
  expect(price).toHaveAttribute('aria-valuenow', '200');
  (await grip('Colour')).focus();
  await user.keyboard('{ArrowLeft}');
  expect(setWidths().slice(0, 3)).toEqual([120, 104, 200]);
  expect(address()).toBe(at);
  goTo('/app/dashboard');
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Umbrella list' })).toBeNull());
  expect(document.head.textContent).not.toContain('nth-child');
  goTo('/app/umbrellas');
  await table();
  expect(setWidths().slice(0, 3)).toEqual([120, 104, 200]);
  (await grip('Colour')).focus();
  await user.keyboard('{Home}');
  expect(setWidths().slice(0, 3)).toEqual([120, 0, 200]);
  await user.dblClick(await grip('Price'));
  expect(setWidths().slice(0, 3)).toEqual([120, 0, 0]);
  await user.click(await press(/^Columns/));
  await user.click(await press('Restore default columns'));
  expect(new Set(setWidths())).toEqual(new Set([0]));
});

test('pages end at the first and at the last one', async () => {
  const ways = ['Previous page', 'Next page'];
  await openAt(server, 'umbrellas?page=1&perPage=10');
  for (const [page, may] of [
    ['1', [false, true]],
    ['2', [true, true]],
    ['3', [true, false]],
  ] as const) {
    goTo(`/app/umbrellas?page=${page}&perPage=10`);
    await waitFor(() =>
      expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent(page),
    );
    const enabled = ways.map(
      (name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'false',
    );
    expect([page, enabled]).toEqual([page, may]);
  }
});

test('j and k go through the rows, x selects one, Enter opens it', async () => {
  const { user, address } = await openAt(server, 'umbrellas?sort=name&order=ASC');
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const link = (place: number) => rows()[place]!.querySelector('a.name');
  await table();
  await user.keyboard('j');
  expect(link(0)).toHaveFocus();
  await user.keyboard('jjk');
  expect(link(1)).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(within(rows()[1]!).getByRole('checkbox')).toBeChecked();
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('j');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('j');
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.click(within(rows()[2]!).getByRole('checkbox'));
  await user.keyboard('k{Enter}');
  await waitFor(() => expect(address()).toMatch(/umbrellas\/\d+\/show/));
});

test('a period is asked for with the days of the network time zone', async () => {
  const app = await openAt(server, 'umbrellas');
  const wire = listenToWire(app);
  await table();
  await app.user.click(await press('Lent until Any'));
  await app.user.click(await press('7 days'));
  await waitFor(() => expect(wire.of(contract.list.path).at(-1)).toHaveProperty('lentTo'));
  const { lentFrom, lentTo } = wire.of(contract.list.path).at(-1) ?? {};
  expect(Number(lentTo) - Number(lentFrom)).toBeGreaterThan(6.9 * 86_400_000);
  expect(Number(lentTo) - Number(lentFrom)).toBeLessThan(7.1 * 86_400_000);
  await app.user.click(await press(/^Lent until \d{4}/));
  await app.user.clear(await screen.findByLabelText('From'));
  await app.user.type(await screen.findByLabelText('From'), '20260102');
  const first = String(Date.parse('2026-01-01T22:00:00Z'));
  await waitFor(() => expect(wire.of(contract.list.path).at(-1)?.['lentFrom']).toBe(first));
  await app.user.keyboard('{Escape}');
  expect(await screen.findByText(/Lent until from \d{4}-\d{2}-\d{2}/)).toBeVisible();
});

test('a day that is not complete stays in its field and is said to be wrong', async () => {
  const app = await openAt(server, 'umbrellas');
  await table();
  await app.user.click(await press('Lent until Any'));
  const from = await screen.findByLabelText('From');
  await app.user.type(from, '2026-11-1');
  expect(from).toBeValid();
  await app.user.tab();
  expect(from).toHaveValue('2026-11-1');
  expect(from).toBeInvalid();
  expect(from).toHaveAccessibleDescription('Please enter a date as YYYY-MM-DD');
  expect(app.address()).not.toContain('lentFrom');
  await app.user.type(from, '7');
  expect(from).toBeValid();
});

test('the calendar opens at its day, and its week begins on Monday', async () => {
  const { user } = await openAt(server, 'umbrellas');
  await user.click(await press('Lent until Any'));
  await user.click(await press('Calendar for From'));
  const days = within(await screen.findByRole('grid'));
  expect(days.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
  await waitFor(() => expect(document.activeElement).toHaveRole('gridcell'));
});

test('on a phone, the periods come first among the filters', async () => {
  const { user } = await openAt(server, 'umbrellas', { width: 390 });
  await user.click(await press('Filter'));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getAllByRole('button')[0]).toHaveAccessibleName('Lent until Any');
});

test('on a phone, cards are selected too, and the bar acts on them', async () => {
  const { user } = await openAt(server, 'umbrellas?perPage=5', { width: 390 });
  const cards = await screen.findByRole('list', { name: 'Umbrella list' });
  const [first, second] = within(cards).getAllByRole('checkbox', { name: /^Select / });
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  await user.click(first!);
  await user.click(second!);
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete these 2?' }));
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await user.click(bar.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  expect(first).not.toBeChecked();
});

test('"Select all" takes every page, and a bulk act says which of them failed', async () => {
  const { user, network } = await openAt(server, `${red}&perPage=5`);
  await table();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await press('Select all 8'));
  expect(await screen.findByText('8 selected')).toBeVisible();
  network.use(
    http.post(`*${contract.remove.path}`, async ({ request }) => {
      const { umbrellaId } = (await request.clone().json()) as { umbrellaId: number };
      if (umbrellaId !== 10) return server.app.fetch(request);
      return HttpResponse.json(
        { statusCode: 404, code: 'NOT_FOUND', message: '' },
        { status: 404 },
      );
    }),
  );
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete these 8?' }));
  expect(asked.getAllByRole('listitem')).toHaveLength(8);
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  const failed = within(await screen.findByRole('dialog', { name: '1 of 8 failed' }));
  expect(failed.getByText('Umbrella 10')).toBeVisible();
  expect(failed.queryByRole('button', { name: /^Try/ })).toBeNull();
  // Behind the dialog the list shows what is left.
  await waitFor(() => expect(document.querySelectorAll('.list-table tbody tr')).toHaveLength(1));
});
