// Chart above the table where one helps: what each draws, by which names, and none where there is nothing to draw.
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnOf } from '../../../src/custom/reports/ChartFrame.tsx';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

const say = (key: string) => key.split('.').at(-1)!;
const draw = (chart: Parameters<typeof drawnOf>[0], rows: object[], sums: object = {}) =>
  drawnOf(chart, { rows: rows as never, sums: sums as never }, say, String);

const usage = { by: 'lockerName', bars: ['courier', 'member'], lies: true } as const;
const incomes = { sums: ['currentYearIncome', 'nextYearIncome'] } as const;
const locker = (name: number, courier = 1) => ({
  lockerName: `Locker ${name}`,
  courier,
  member: 2,
});

test('bars are named by the column that is declared, in its own words where it has some', () => {
  const drawn = draw(usage, [locker(1), locker(2)]);
  expect(drawn?.rows).toEqual([
    { name: 'Locker 1', courier: 1, member: 2 },
    { name: 'Locker 2', courier: 1, member: 2 },
  ]);
  expect(drawn?.bars.map(({ label }) => label)).toEqual(['courier', 'member']);
  const words = { ...usage, words: (row: object) => JSON.stringify(row).slice(2, 8) };
  expect(draw(words, [locker(1)])?.rows[0]?.['name']).toBe('locker');
});

test('the income of this year and the next is drawn from the sums of all pages', () => {
  const sums = { amount: 30, currentYearIncome: 10, nextYearIncome: 20 };
  expect(draw(incomes, [], sums)?.rows).toEqual([
    { name: 'currentYearIncome', sum: 10 },
    { name: 'nextYearIncome', sum: 20 },
  ]);
});

test('of a long page the first are drawn, and that is said', () => {
  const all = Array.from({ length: 30 }, (_, name) => locker(name));
  expect(draw(usage, all)).toMatchObject({ isCut: true, rows: { length: 12 } });
});

test('nothing is drawn of nothing: no rows, rows of zeros, sums that are not told', () => {
  expect(draw(usage, [])).toBeUndefined();
  expect(draw(usage, [{ lockerName: 'Locker 1', courier: 0, member: 0 }])).toBeUndefined();
  expect(draw(incomes, [{ amount: 1 }])).toBeUndefined();
});

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const settled = () =>
  waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

test.each([
  ['ReportUsage', /^Bar chart of the report “Locker usage”/],
  ['ReportSubscription', /^Bar chart of the totals of the report “Subscriptions”/],
  ['ReportTimeAnalysis', /^Bar chart of the report “Collection time”/],
])('%s has its chart, which says where the numbers stand', async (path, name) => {
  const filter = JSON.stringify({ startTime: Date.now() - 300 * 24 * 3_600_000 });
  await openApp({ server, user: 'admin', at: `/app/${path}?filter=${filter}` });
  expect(await screen.findByRole('img', { name })).toBeVisible();
});

test('an empty report has none', async () => {
  const filter = JSON.stringify({ startTime: 1, endTime: 2 });
  await openApp({ server, user: 'admin', at: `/app/ReportTimeAnalysis?filter=${filter}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Collection time' })).toBeVisible();
  await settled();
  expect(screen.queryByRole('img', { name: /^Bars/ })).toBeNull();
});
