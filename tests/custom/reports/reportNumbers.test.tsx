// Numbers of reports: one decimal mark for all of them, and no payment where nothing was paid.
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payMemberInfoReport, paymentPreUseReport } from '../../../contract/reports/reports.ts';
import { dayEnd, daysBefore, dayStart, momentThisYear } from '../../../src/engine/fields/clock.ts';
import { openApp, sessionOf } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
let token: string;
beforeAll(async () => {
  server = await openServer();
  ({ token } = await sessionOf(server, 'admin'));
});
afterAll(() => server.close());

const open = (path: string, language: 'en' | 'zh' = 'en') =>
  openApp({ server, user: 'admin', at: `/app/${path}`, language });
const table = (name: string) => screen.findByRole('table', { name });
const rowsOf = async (name: string) => within(await table(name)).getAllByRole('row');
const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);
/** The span that a page asks until somebody chooses another. */
const usual = () => ({ startTime: dayStart(daysBefore(29)), endTime: dayEnd(daysBefore(0)) });

test.each([
  ['en', 'Customer payments', '€4 300,50'],
  ['zh', '客户付款', '€4 300,50'],
] as const)(
  'all numbers of a report have its decimal mark, in %s (R9.23)',
  async (language, title, sum) => {
    const { network, user } = await open('Report', language);
    const { body } = await server.ask(
      payMemberInfoReport.query,
      { ...usual(), page: 0 },
      { token },
    );
    const row = { ...body.content[0], memberId: 1, paymentCount: 2498, amount: 4300.5 };
    const sums = { ...body.sums, paymentCount: 2498, amount: 4300.5 };
    network.use(
      http.get('*/payMemberInfoQuery', () =>
        HttpResponse.json({ content: [row], totalElements: 12_345, totalPages: 1_235, sums }),
      ),
    );
    await user.click(await screen.findByRole('link', { name: title }));
    expect(await table(title)).toHaveTextContent('2 498');
    expect(await screen.findByLabelText(/Totals of all pages|全部页合计/)).toHaveTextContent(sum);
    expect(screen.getByRole('navigation', { name: /Pages|分页/ })).toHaveTextContent('12 345');
    expect(document.querySelector('.report-fact')).toHaveTextContent('12 345');
  },
);

test('a use that is not paid yet has no time of payment', async () => {
  const span = { startTime: dayStart(daysBefore(300)), endTime: dayEnd(daysBefore(0)) };
  const asked = { ...span, page: 0, size: 100 };
  const { body } = await server.ask(paymentPreUseReport.query, asked, { token });
  const unpaid = body.content.find(({ payStatus }) => payStatus === 'WAIT')!;
  const paid = body.content.find(({ payStatus }) => payStatus === 'SUCCESS')!;
  await open(`ReportPaymentperuser?perPage=100&filter=${JSON.stringify(span)}`);
  const head = cellsOf((await rowsOf('Payment per use'))[0]!).indexOf('Paid');
  for (const [{ parcelNumber, payTime }, word] of [
    [unpaid, 'Unpaid'],
    [paid, 'Paid'],
  ] as const) {
    const row = (await rowsOf('Payment per use'))
      .map(cellsOf)
      .find(([one]) => one === parcelNumber)!;
    expect(row).toContain(word);
    expect(row[head]).toBe(word === 'Paid' ? momentThisYear(payTime) : '');
  }
});

test('a parcel that costs nothing is not said to be paid', async () => {
  await open('ReportTransactionHistory?perPage=100');
  const [head = [], ...rows] = (await rowsOf('Transaction history')).map(cellsOf);
  const [status, amountAt] = ['Pay status', 'Amount'].map((name) => head.indexOf(name));
  const free = rows.filter((row) => row[amountAt!] === '0,00' && row[0] !== rows.at(-1)![0]);
  expect(free.length).toBeGreaterThan(0);
  for (const row of free) expect(row[status!]).toBe('Nothing due');
});
