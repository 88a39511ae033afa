// The pages of reports: their spans and filters, their figures and sums, their files, and their e-mail.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { lockersUsageReport, subscriptionReport } from '../../../contract/reports/reports.ts';
import { REPORTS } from '../../../domain/reports/reports.ts';
import { dayEnd, dayOf, daysBefore, dayStart } from '../../../src/engine/fields/clock.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openApp, sessionOf } from '../../kit/screens/openApp.tsx';
import { isOpenedByRow } from '../../kit/screens/rowPress.ts';

const server = await fileServer();
const { token } = await sessionOf(server, 'admin');

type Language = 'en' | 'zh';
const open = (path: string, more: { language?: Language; width?: number; user?: 'viewer' } = {}) =>
  openApp({ server, user: 'admin', at: `/app/${path}`, ...more });
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const table = (name: string) => screen.findByRole('table', { name });
const rowsOf = async (name: string) => within(await table(name)).getAllByRole('row');
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);
/** The span that a page asks until somebody chooses another. */
const usual = () => ({ startTime: dayStart(daysBefore(29)), endTime: dayEnd(daysBefore(0)) });
const filterIn = (address: string): Record<string, unknown> =>
  JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '{}');
const count = (value: number) =>
  new Intl.NumberFormat('en').format(value).replaceAll(',', '\u202f');
/** R9.22, R9.23. */
const amount = (value: number) =>
  value
    .toFixed(2)
    .replace('.', ',')
    .replaceAll(/\B(?=(\d{3})+,)/g, '\u202f');

test('locker usage has totals: the sums of all, the rows of a page, and what they come to', async () => {
  const { user } = await open('ReportUsage');
  const asked = { ...usual(), page: 0, size: 10, sort: 'totalCount,desc' };
  const { body } = await server.ask(lockersUsageReport.query, asked, { token });
  const [, first, ...rest] = await rowsOf('Locker usage');
  const [top] = body.content;
  expect(cellsOf(first!).slice(0, 6)).toEqual([
    top!.lockerName,
    ...[top!.totalCount, top!.courier, top!.member, top!.memberFinished, top!.expired].map(count),
  ]);
  const link = within(first!).getByRole('link', { name: top!.lockerName });
  expect(await isOpenedByRow(user, link)).toBe(true);
  const figures = await screen.findByLabelText('Totals of all pages');
  expect(within(figures).getByText('Total').nextSibling).toHaveTextContent(
    count(body.sums!.totalCount),
  );
  const foot = cellsOf(rest.at(-1)!);
  expect(foot[0]).toBe(`These ${body.content.length} lockers`);
  expect(foot[1]).toBe(count(body.content.reduce((sum, row) => sum + row.totalCount, 0)));
  const fact = new RegExp(`^${body.totalElements} lockers, as of \\d\\d:\\d\\d$`);
  expect(await screen.findByText(fact)).toBeVisible();
});

test('the usual spans are one press, the address keeps them, and a sent link shows the same', async () => {
  const { user, address } = await open('ReportUsage');
  expect(await press('30 days')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await press('7 days'));
  const week = await press('7 days');
  await waitFor(() => expect(week).toHaveAttribute('aria-pressed', 'true'));
  expect(filterIn(address())['startTime']).toBe(dayStart(daysBefore(6)));
  await user.click(await press('Next page'));
  await waitFor(() => expect(address()).toMatch(/page=2/));
  await user.click(await press('This year'));
  await waitFor(() => expect(address()).toMatch(/page=1/));
  expect(dayOf(Number(filterIn(address())['startTime']))).toMatch(/-01-01$/);
  await user.click(await press('Last 30 days, no filter'));
  await waitFor(() => expect(filterIn(address())).toEqual({}));
});

test('no day after today can be chosen: neither typed, nor in an address (R5.50)', async () => {
  const { user, address } = await open('ReportUsage');
  await user.click(await press(/^Period /));
  const last = await screen.findByLabelText('Until');
  await user.clear(last);
  await user.type(last, '29990101');
  expect(await screen.findByRole('alert')).toHaveTextContent('The date cannot be after today.');
  expect(filterIn(address())['endTime']).toBeUndefined();
  await user.keyboard('{Escape}');
  const filter = { startTime: dayStart('2999-01-01') };
  history.pushState(null, '', `/app/ReportUsage?filter=${JSON.stringify(filter)}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(await screen.findByText('A report cannot cover future days')).toBeVisible();
  await user.click((await screen.findAllByRole('button', { name: 'Last 30 days, no filter' }))[0]!);
  expect(await table('Locker usage')).toBeVisible();
});

test('a comma is the decimal mark: the amounts of subscriptions and their years (R9.23)', async () => {
  const filter = { startTime: dayStart(daysBefore(400)), endTime: dayEnd(daysBefore(0)) };
  await open(`ReportSubscription?filter=${JSON.stringify(filter)}`);
  const asked = { ...filter, page: 0, size: 10, sort: 'payTime,desc' };
  const { body } = await server.ask(subscriptionReport.query, asked, { token });
  expect(body.totalElements).toBeGreaterThan(10);
  const [, first] = await rowsOf('Subscriptions');
  const [top] = body.content;
  expect(cellsOf(first!).slice(-3)).toEqual(
    [top!.amount, top!.currentYearIncome, top!.nextYearIncome].map(amount),
  );
  const figures = await screen.findByLabelText('Totals of all pages');
  expect(within(figures).getByText('Amount').nextSibling).toHaveTextContent(
    `€${amount(body.sums!.amount)}`.replaceAll('\u202f', ' '),
  );
});

test("'The report is sending...' then 'Sended successfully' or 'Sended failure' (R8.26)", async () => {
  const { user, network } = await open('ReportUsage');
  let result = 1;
  network.use(http.get('*/export/lockersUsage/email', () => HttpResponse.json({ result })));
  await user.click(await press('E-mail me this report'));
  expect(await screen.findByText('The report is sending...')).toBeVisible();
  expect(await screen.findByText('Sended successfully')).toBeVisible();
  result = 0;
  await user.click(await press('E-mail me this report'));
  expect(await screen.findByText('Sended failure')).toBeVisible();
});

test.each(['en', 'zh'] as const)('in %s a file is asked for in that language', async (language) => {
  const { user, network } = await open('ReportUsage', { language });
  const asked: (string | null)[] = [];
  network.use(
    http.get('*/export/lockersUsage/CSV', ({ request }) => {
      asked.push(request.headers.get('accept-language'));
      return undefined;
    }),
  );
  await user.click(await press(/CSV/));
  await waitFor(() => expect(asked).toEqual([language]));
});

test('CSV and XLSX carry what the screen is filtered and sorted by (R1.44)', async () => {
  const asked: string[] = [];
  const { user, network } = await open('ReportUsage');
  network.use(
    http.get('*/export/lockersUsage/:format', ({ request }) => {
      asked.push(request.url);
      return undefined;
    }),
  );
  await user.click(await press('7 days'));
  const week = await press('7 days');
  await waitFor(() => expect(week).toHaveAttribute('aria-pressed', 'true'));
  await user.click(await press('Expired'));
  await waitFor(async () =>
    expect(
      within(await table('Locker usage')).getByRole('columnheader', { name: 'Expired' }),
    ).toHaveAttribute('aria-sort', 'ascending'),
  );
  await user.click(await press('CSV'));
  await waitFor(async () => expect(await press('XLSX')).toBeEnabled());
  await user.click(await press('XLSX'));
  await waitFor(() => expect(asked).toHaveLength(2));
  for (const [place, format] of ['CSV', 'XLSX'].entries()) {
    const { pathname, searchParams } = new URL(asked[place]!);
    expect(pathname).toBe(`/api/report/v1/export/lockersUsage/${format}`);
    expect(searchParams.get('startTime')).toBe(`${dayStart(daysBefore(6))}`);
    expect(searchParams.get('sort')).toBe('expired,asc');
  }
});

test('whoever may only see reports is offered neither files nor e-mails', async () => {
  await open('ReportUsage', { user: 'viewer' });
  expect(await table('Locker usage')).toBeVisible();
  for (const name of ['CSV', 'XLSX', 'E-mail me this report', 'Schedule'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the index has every report, what it tells, and when it was opened', async () => {
  const { user } = await open('Report');
  const entries = await screen.findAllByRole('heading', { level: 2 });
  expect(entries).toHaveLength(REPORTS.length);
  await user.click(screen.getByRole('link', { name: 'API calls' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'API calls' })).toBeVisible();
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await user.click(
    within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', {
      name: 'Reports',
    }),
  );
  expect(await screen.findByText(/^Opened \d{4}-/)).toBeVisible();
});
