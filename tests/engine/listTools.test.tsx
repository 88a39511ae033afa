// What a list offers beside its rows: saved queries, sorts, periods, page jumps, ranges, exports, and all pages at once.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { forFile } from '../kit/servers/forFile.ts';
import { umbrellas as contract } from '../kit/screens/unseenResource.ts';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

const server = await forFile(openUmbrellas(24));

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const add = async (user: UserEvent, filter: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Name' }));
  await user.click(await screen.findByRole('option', { name: `${filter} …` }));
};
const filterOf = (address: string) =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '{}');
const table = () => screen.findByRole('table', { name: 'Umbrella list' });
const red = `umbrellas?filter=${encodeURIComponent(JSON.stringify({ colour: 'RED' }))}&sort=name&order=ASC`;

test('a query is kept under a name, also after signing out, and shows the same rows again', async () => {
  const first = await openAt(server, red);
  await table();
  await first.user.click(await press('Saved queries'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Saved queries' }));
  await first.user.type(await sheet.findByLabelText('Query name'), 'Red ones');
  await first.user.click(await sheet.findByRole('button', { name: 'Save' }));
  await first.user.keyboard('{Escape}');
  await first.user.click(await press(/Eleni Georgiou/));
  await first.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect(first.address()).toContain('/page/login'));
  first.screen.unmount();
  first.network.close();
  const { user, address } = await openAt(server, 'umbrellas');
  await table();
  await user.click(await press(/^Saved queries/));
  await user.click(await press('Red ones'));
  await waitFor(() => expect(address()).toContain(encodeURIComponent('"RED"')));
  expect(await press('Colour Red')).toBeVisible();
  const head = screen.getByRole('columnheader', { name: 'Name' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(await press(/^Saved queries/));
  await user.click(await press('Delete Red ones'));
  expect(screen.queryByRole('button', { name: 'Red ones' })).toBeNull();
});

test('keys go through the rows, preview and select them; the preview has every field and follows', async () => {
  const { user, address } = await openAt(server, 'umbrellas?sort=name&order=ASC&perPage=10');
  const rows = within(await table()).getAllByRole('row');
  const preview = (row: number) => {
    const name = within(rows[row]!).getByRole('rowheader').textContent;
    return screen.findByRole('complementary', { name });
  };
  await user.keyboard('jjkp');
  expect(within(await preview(1)).getAllByRole('term').length).toBeGreaterThan(2);
  await user.keyboard('jx');
  const shown = within(await preview(2));
  expect(await screen.findByText('1 selected')).toBeVisible();
  await user.click(within(rows[3]!).getAllByRole('cell').at(-2)!);
  await user.click(shown.getByRole('button', { name: 'Next row' }));
  expect(await preview(4)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('complementary')).toHaveLength(1));
  await user.click(screen.getAllByRole('button', { name: /^More actions/ })[3]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Preview' }));
  expect(await preview(4)).toBeVisible();
  await user.click(await press('Page 2')); // A page without the previewed row: rows open their records.
  await waitFor(() => expect(screen.getAllByRole('complementary')).toHaveLength(1));
  await user.click(screen.getAllByRole('cell').at(-2)!);
  await waitFor(() => expect(address()).toMatch(/^\/app\/umbrellas\/\d+\/show$/));
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
      const gone = { statusCode: 404, code: 'NOT_FOUND', message: '' };
      return HttpResponse.json(gone, { status: 404 });
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

test.each([
  ['umbrellas', 'Name', ['ascending', 'descending']],
  ['alerts', 'Open for', ['descending', 'ascending']],
] as const)('clicks on a head of %s sort by %s, %s', async (at, label, orders) => {
  const { user } = await openAt(server, at);
  for (const order of orders) {
    await user.click(await press(label));
    const head = screen.getByRole('columnheader', { name: label });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', order));
  }
});

test('a period by moments begins with its first day and has the whole of its last one', async () => {
  const { user, address } = await openAt(server, 'umbrellas');
  await add(user, 'Lent until');
  await user.click(await press('7 days'));
  await waitFor(() => expect(address()).toContain('lentTo'));
  const asked = filterOf(address());
  const said = { timeZone: 'Asia/Nicosia', dateStyle: 'short', timeStyle: 'medium' } as const;
  const there = new Intl.DateTimeFormat('sv-SE', said);
  const first = there.format(asked.lentTo - 6.5 * 24 * 60 * 60 * 1_000).slice(0, 10);
  expect(there.format(asked.lentFrom)).toBe(`${first} 00:00:00`);
  expect(there.format(asked.lentTo)).toContain(' 23:59:59');
  expect(asked.lentTo).toBeGreaterThan(Date.now());
});

test('one field has all filters: its text, what else that may mean, and those to add', async () => {
  const { user, address } = await openAt(server, 'umbrellas');
  const filtered = (filter: object) => waitFor(() => expect(filterOf(address())).toEqual(filter));
  await table();
  await user.keyboard('/red');
  await user.click(await screen.findByRole('option', { name: 'Colour Red' }));
  await user.keyboard('1{Enter}');
  await filtered({ colour: 'RED', name: '1' });
  await user.click(await press('Remove Colour'));
  await user.keyboard('2{Enter}');
  await filtered({ name: '12' });
  await add(user, 'Colour');
  await user.click(await screen.findByRole('menuitemradio', { name: 'Blue' }));
  await filtered({ colour: 'BLUE', name: '12' });
  await user.click(await press('Clear 2 filters'));
  await filtered({});
});

test.each(['2026-11-30', 'x', 9e18])(
  'a time in the address that is %s can be taken back',
  async (time) => {
    const filter = encodeURIComponent(JSON.stringify({ startFrom: time }));
    const { user } = await openAt(server, `alerts?filter=${filter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Clear filter' }));
    expect(await screen.findByRole('table')).toBeVisible();
  },
);

test('the latest of two acts is the one that Ctrl+Z takes back', async () => {
  const { user } = await openAt(server, 'alerts?filter=%7B%22alertState%22%3A%22OPEN%22%7D');
  const names: string[] = [];
  while (names.length < 2) {
    const [take] = await screen.findAllByRole('button', { name: /^Acknowledge/ });
    names.push(take!.getAttribute('aria-label')!.replace(/^Acknowledge:? /, ''));
    await user.click(take!);
    await screen.findByText(`You acknowledged ${names.at(-1)}.`);
  }
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(`${names[1]} is released.`)).toBeVisible();
  expect(screen.queryByText(`${names[0]} is released.`)).toBeNull();
});

test('the page field takes the last page, and says how many there are to one beyond it (R5.87)', async () => {
  const { user, address } = await openAt(server, 'agents?perPage=5');
  const field = await screen.findByLabelText('Go to page');
  const range = await screen.findByText(/^1–5 of \d+$/);
  const last = Math.ceil(Number(/\d+$/.exec(range.textContent)?.[0]) / 5);
  await user.type(field, `${last + 1}{Enter}`);
  expect(field).toHaveAccessibleDescription(expect.stringContaining(`${last}`));
  await user.clear(field);
  await user.type(field, `${last}{Enter}`);
  await waitFor(() => expect(address()).toContain(`page=${last}`));
});

test('an export that fails says so and can be pressed again', async () => {
  const { user, network } = await openAt(server, 'lockers');
  network.use(http.get('*/export/CSV', () => HttpResponse.json({}, { status: 503 })));
  for (let time = 0; time < 2; time += 1) {
    await user.click(await press('Export'));
    const sheet = within(await screen.findByRole('dialog', { name: /^Export/ }));
    await user.click(sheet.getByText('CSV', { exact: true }));
    expect(await screen.findByText('SYSTEM ERROR')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close the message' }));
    await waitFor(() => expect(screen.queryByText('SYSTEM ERROR')).toBeNull());
  }
});
