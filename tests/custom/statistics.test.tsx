// Statistics on the screen: what their tables say is what the server counted, the address keeps what was asked, files carry it.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  areaStatistics,
  boxStatistics,
  dayStatistics,
  hourStatistics,
  providerStatistics,
} from '../../contract/reports/statistics.ts';
import { AREA_LEVELS } from '../../domain/lockers/areaLevels.ts';
import * as pages from '../../src/custom/statistics/page.ts';
import { daysBefore } from '../../src/engine/fields/clock.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { isOpenedByRow } from '../kit/screens/rowPress.ts';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { signInWith } from '../kit/servers/signInWith.ts';

let server: OpenServer;
let session: Awaited<ReturnType<typeof sessionOf>>;
let token: string;
beforeAll(async () => {
  // What the first test would wait for on a busy machine, and is not about.
  await import('../../src/app/AppRoot.tsx');
  await import('../../src/custom/statistics/Providers.tsx');
  server = await openServer();
  session = await sessionOf(server, 'admin');
  ({ token } = session);
}, 120_000);
afterAll(() => server.close());

const open = (at: string, more: { language?: 'en' | 'zh'; width?: number } = {}) =>
  openApp({ server, user: 'admin', at: `/app/${at}`, ...more });
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const rowsOf = async (name: string): Promise<HTMLElement[]> => {
  const table = await screen.findByRole<HTMLTableElement>('table', { name });
  return [...table.rows];
};
const cellsOf = (row: HTMLElement | undefined) =>
  [...row!.querySelectorAll('th, td')].map((cell) => cell.textContent);
const said = (value: number | null, decimals = 0) =>
  value === null ? '–' : value.toLocaleString('en', { minimumFractionDigits: decimals });
const usual = () => ({ from: daysBefore(29), to: daysBefore(0) });

test('every page asks for the right that its statistics need', () => {
  for (const { needs } of [pages.providerStatistics, pages.usageStatistics, pages.areaStatistics])
    expect(needs).toEqual(providerStatistics.query.needs);
});

test('by provider: a row each with what it comes to, and the address keeps days and filters (R1.47, R1.49)', async () => {
  const { user, address } = await open('staticExpress');
  const { body } = await server.ask(providerStatistics.query, usual(), { token });
  const [, first, ...rest] = await rowsOf('Parcels by provider');
  const [top] = body.content;
  const values = (row: typeof body.sums) => [
    ...[row.depositedCount, row.collectedCount, row.expiredCount].map((value) => said(value)),
    said(row.averageHours, 1),
  ];
  expect(cellsOf(first)).toEqual([top!.providerName, ...values(top!)]);
  expect(await isOpenedByRow(user, within(first!).getByRole('link'))).toBe(true);
  expect(cellsOf(rest.at(-1))).toEqual(['Total', ...values(body.sums)]);
  expect(screen.getByText(`${usual().from} to ${usual().to}`)).toBeVisible();
  await user.click(await press('7 days'));
  await waitFor(() => expect(address()).toContain(`from=${daysBefore(6)}&to=${daysBefore(0)}`));
  expect(await press('7 days')).toHaveAttribute('aria-pressed', 'true');
  const week = await server.ask(
    providerStatistics.query,
    { from: daysBefore(6), to: daysBefore(0) },
    { token },
  );
  await waitFor(async () =>
    expect(cellsOf((await rowsOf('Parcels by provider')).at(-1))).toEqual([
      'Total',
      ...values(week.body.sums),
    ]),
  );
  await user.click(await press('Last 30 days, no filter'));
  await waitFor(() => expect(address()).not.toContain('from='));
});

test('usage: days, boxes, hours of weekdays as a table that is shaded, and dwell time (R1.49, R2.37)', async () => {
  const { user, address } = await open('usageStatistics?lockerId=3');
  const asked = { ...usual(), lockerId: 3 };
  const days = await server.ask(dayStatistics.query, asked, { token });
  const dayRows = await rowsOf('Parcels by day');
  const last = days.body.content.at(-1)!;
  expect(cellsOf(dayRows[1])).toEqual([
    last.day,
    ...[last.depositedCount, last.collectedCount, last.expiredCount].map((value) => said(value)),
  ]);
  const boxes = await server.ask(boxStatistics.query, asked, { token });
  const boxRow = cellsOf((await rowsOf('Availability over time'))[1]);
  const today = boxes.body.content.at(-1)!;
  expect(boxRow.slice(0, 3)).toEqual([
    today.day,
    said(today.boxCount),
    said(today.averageInUse, 1),
  ]);
  const heat = async (count: 'depositedCount' | 'collectedCount') => {
    const { body } = await server.ask(hourStatistics.query, asked, { token });
    return body.content
      .filter(({ weekday }) => weekday === 2)
      .map((row) => said(Math.round((10 * row[count]) / row.dayCount) / 10));
  };
  const table = 'Average parcels per hour by weekday';
  const tuesday = async () => cellsOf((await rowsOf(table))[2]);
  expect(await tuesday()).toEqual(['Tue', ...(await heat('depositedCount'))]);
  const peak = screen.getByRole('region', { name: 'Peak hours' });
  await user.click(within(peak).getByRole('button', { name: 'Collected' }));
  await waitFor(() => expect(address()).toContain('act=collected'));
  expect(await tuesday()).toEqual(['Tue', ...(await heat('collectedCount'))]);
  expect(address()).toContain('lockerId=3');
  expect(
    within(peak)
      .getAllByRole('cell')
      .some((cell) => cell.dataset['shade'] === '5'),
  ).toBe(true);
  expect(await rowsOf('Dwell time')).toHaveLength(8);
});

test('by area: provinces, and their districts by one press; a name leads to its lockers (R1.49)', async () => {
  const { user, address } = await open('areaStatistics');
  for (const by of AREA_LEVELS) {
    if (by === 'DISTRICT') await user.click(await press('Districts'));
    const { body } = await server.ask(areaStatistics.query, { ...usual(), by }, { token });
    const [top] = body.content;
    const name = by === 'DISTRICT' ? top!.districtName! : top!.provinceName!;
    const link = await screen.findByRole('link', { name });
    const id =
      by === 'DISTRICT' ? { districtId: top!.districtId } : { provinceId: top!.provinceId };
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain(JSON.stringify(id));
    expect(await isOpenedByRow(user, link)).toBe(true);
    await waitFor(async () =>
      expect(await rowsOf('Parcels by area')).toHaveLength(body.content.length + 2),
    );
    const [, first] = await rowsOf('Parcels by area');
    expect(cellsOf(first)).toContain(said(top!.depositedCount));
  }
  expect(address()).toContain('by=DISTRICT');
});

test("'no future dates' in an address, nor what is no day; one press leads back", async () => {
  const { user } = await open('areaStatistics?to=2999-01-01');
  expect(await screen.findByText('Statistics cannot cover future days')).toBeVisible();
  await user.click((await screen.findAllByRole('button', { name: 'Last 30 days' }))[0]!);
  expect((await rowsOf('Parcels by area')).length).toBeGreaterThan(2);
});

test('an address that says no day is told so', async () => {
  await open('usageStatistics?from=soon');
  expect(
    await screen.findByText('The period or filters in the address are not valid'),
  ).toBeVisible();
});

test('the files carry the days and filters of the screen', async () => {
  const asked: URL[] = [];
  const { user, network } = await open('usageStatistics?lockerGroupId=6');
  network.use(
    http.get('*/export/csv', ({ request }) => {
      asked.push(new URL(request.url));
      return undefined;
    }),
  );
  await user.click(await press('Dwell time as CSV'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.pathname).toBe('/api/v1/statistics/dwell/export/csv');
  expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({ ...usual(), lockerGroupId: '6' });
  await waitFor(async () => expect(await press('Dwell time as CSV')).toBeEnabled());
});

test('a sheet that could not be had is asked for again, and the others stand', async () => {
  const app = await open('dashboard');
  app.network.use(
    http.get('*/statistics/dwell', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  history.pushState(null, '', '/app/usageStatistics');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await app.user.click(await press('Try again'));
  expect(await rowsOf('Dwell time')).toHaveLength(8);
  expect((await rowsOf('Parcels by day')).length).toBeGreaterThan(30);
});

test('whoever may not read reports is told so, and whoever may not export is offered no file', async () => {
  const holding = async (...authoritySet: string[]) => ({
    ...session,
    ...(await signInWith(server, authoritySet)),
    authoritySet,
  });
  const { screen: shown } = await openApp({
    server,
    session: await holding('LOCKER_VIEW'),
    at: '/app/areaStatistics',
  });
  expect(await screen.findByText(/REPORT_VIEW/)).toBeVisible();
  shown.unmount();
  await openApp({ server, session: await holding('REPORT_VIEW'), at: '/app/areaStatistics' });
  await rowsOf('Parcels by area');
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
});

test('on a phone the rows are cards, and the hours stand below each other, in Chinese', async () => {
  await open('usageStatistics', { language: 'zh', width: 390 });
  expect(await screen.findByRole('heading', { level: 1, name: '使用统计' })).toBeVisible();
  const heat = await rowsOf('按星期统计的每小时平均包裹数');
  expect(heat).toHaveLength(25);
  expect(cellsOf(heat[0]).slice(1)).toEqual([
    '周一',
    '周二',
    '周三',
    '周四',
    '周五',
    '周六',
    '周日',
  ]);
  const days = await screen.findByRole('list', { name: '每日包裹量' });
  expect(within(days).getAllByRole('listitem')).toHaveLength(31);
});
