// No day after today, on the server too; a day is one of the network's.
import { describe, expect, it } from 'vitest';
import * as reports from '../../../contract/reports/reports.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { dayOf, daysFrom, spanOf } from './cyprusDays.ts';

const now = Date.now();
const today = dayOf(now);
const server = await fileServer({ now: () => now, config: { timeZone: 'Asia/Nicosia' } });
const { token } = await signInWith(server, ['REPORT_VIEW', 'REPORT_EXPORT']);

const ask = (input: object) => server.ask(reports.lockersUsageReport.query, input, { token });

describe('a span', () => {
  it('goes to the end of today, and no further (R5.50)', async () => {
    expect((await ask(spanOf(today))).status).toBe(200);
    const tomorrow = spanOf(daysFrom(today, 1));
    const refused = await ask({ endTime: tomorrow.startTime });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ code: 'REPORT_FUTURE', field: 'endTime' }),
    ]);
    expect((await ask(tomorrow)).body).toMatchObject({ code: 'REPORT_FUTURE', field: 'startTime' });
  });

  it('ends on no day that calendars hardly reach, which is a day to come like any other', async () => {
    for (const [side, time] of [
      ['endTime', 253_402_293_600_000],
      ['endTime', 8.64e15],
      ['startTime', 8.64e15],
    ] as const) {
      const { status, body } = await ask({ [side]: time });
      expect([status, body]).toMatchObject([400, { code: 'REPORT_FUTURE', field: side }]);
    }
  });

  it('does not end before it begins', async () => {
    const { startTime, endTime } = spanOf(daysFrom(today, -2));
    const { status, body } = await ask({ startTime: endTime, endTime: startTime });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'REPORT_UPSIDE_DOWN', field: 'endTime' }),
    ]);
  });

  it.each(['NaN', '-1', '1e3', 'yesterday'])('is no %s', async (startTime) => {
    expect((await ask({ startTime })).body).toMatchObject({
      code: 'BAD_INPUT',
      field: 'startTime',
    });
  });

  it('of payments is judged alike, in the files and the e-mail too', async () => {
    const { query, exportCsv, email } = reports.renewedOrExpiredReport;
    const paymentEndTime = spanOf(daysFrom(today, 3)).startTime;
    for (const endpoint of [query, exportCsv, email]) {
      const { body } = await server.ask(endpoint, { paymentEndTime }, { token });
      expect(body).toMatchObject({ code: 'REPORT_FUTURE', field: 'paymentEndTime' });
    }
  });
});

describe('a page', () => {
  it('comes in the order that is asked for', async () => {
    const { query } = reports.lockersUsageReport;
    const names = async (sort?: string) =>
      (await server.ask(query, { size: 100, ...(sort && { sort }) }, { token })).body.content;
    const rising = (await names('totalCount,asc')).map(({ totalCount }) => totalCount);
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    expect((await names()).map(({ totalCount }) => totalCount)).toEqual(rising.toReversed());
  });

  it('is narrowed to a locker by a part of its name', async () => {
    const { byLockerName } = reports.paymentPreUseReport;
    const all = (await server.ask(byLockerName, { size: 1_000 }, { token })).body.content;
    const wanted = all[0]!.lockerName!;
    const { body } = await server.ask(
      byLockerName,
      { size: 1_000, lockerName: wanted.slice(2, 12).toUpperCase() },
      { token },
    );
    expect(body.content).toEqual(all.filter(({ lockerName }) => lockerName === wanted));
  });
});

it('finds a customer by their mobile in every spelling (R7.120)', async () => {
  const { query } = reports.subscriptionReport;
  const admin = await server.signIn('admin');
  const ask = async (mobile?: string) =>
    (await server.ask(query, { size: 1_000, ...(mobile && { mobile }) }, { token: admin })).body;
  const { mobile } = (await ask()).content.find((row) => /^\d{8}$/.test(row.mobile ?? ''))!;
  for (const typed of [
    mobile!,
    `+357 ${mobile}`,
    `00357${mobile}`,
    `357${mobile}`,
    `\u202a${mobile}\u202c`,
  ]) {
    const found = (await ask(typed)).content;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((row) => row.mobile === mobile)).toBe(true);
  }
});

it('whoever may not see mobile numbers reads masks, and finds nobody by half a number', async () => {
  const { query } = reports.subscriptionReport;
  const { content } = (await server.ask(query, {}, { token })).body;
  for (const { mobile } of content) expect(mobile).toMatch(/^•••\d\d$/);
  const { body } = await server.ask(query, { mobile: '9' }, { token });
  expect(body.totalElements).toBe(0);
});
