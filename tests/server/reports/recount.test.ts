// Every row and sum of every report equals a recount by a fold over the raw events, over changes of the clocks and a new year too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilities } from '../../../contract/capabilities.ts';
import * as reports from '../../../contract/reports/reports.ts';
import * as statistics from '../../../contract/reports/statistics.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { dayOf, daysFrom, spanOf } from './cyprusDays.ts';
import { openReports, type OpenReports } from './openReports.ts';
import { expectRows, shown, type Exported, type Row } from './readBack.ts';
import { dwellings, fold, type Folded, type Span } from './recount.ts';
import * as rows from './recountedRows.ts';

/** Clocks go forward on 29 March and back on 25 October 2026. */
const SEASONS = [
  ['with the clocks going forward', '2026-04-12', '2026-03-29'],
  ['with the clocks going back and a new year', '2027-01-20', '2026-10-25'],
] as const;

/** The last days, the day of another length and its neighbours, whole weeks and months, all, and a span of a moment. */
function spansOf(now: number, change: string): Span[] {
  const today = dayOf(now);
  const spans: Span[] = [
    {},
    spanOf(today),
    spanOf(daysFrom(today, -6), today),
    ...[-1, 0, 1].map((days) => spanOf(daysFrom(change, days))),
    spanOf(daysFrom(change, -6), change),
    spanOf(`${change.slice(0, 7)}-01`, change),
    spanOf(daysFrom(today, -40), daysFrom(today, -10)),
    spanOf('2026-12-20', '2027-01-10'),
    spanOf('2019-01-01', '2019-12-31'),
  ];
  const tomorrow = spanOf(daysFrom(today, 1));
  return spans.filter(
    ({ startTime = 0, endTime = now }) => startTime <= now && endTime < tomorrow.endTime,
  );
}

describe.each(SEASONS)('%s', (_name, today, change) => {
  const now = spanOf(today).startTime + 15 * 3_600_000;
  const spans = spansOf(now, change);
  let opened: OpenReports;
  let folded: Folded;
  beforeAll(async () => {
    opened = await openReports(now);
    folded = await fold(opened.database);
  }, 120_000);
  afterAll(() => opened.close());

  it('the demo has something to tell of each', async () => {
    for (const report of Object.values<Exported>(reports as never))
      expect((await shown(opened, report.query, {})).content.length).toBeGreaterThan(0);
    const ends = Object.values(rows.endedRows(folded, {}, now)).map((row) => row['subscription']);
    expect(ends).toEqual(expect.arrayContaining(['RENEWED', 'EXPIRED']));
    const aroundChange = spanOf(daysFrom(change, -3), daysFrom(change, 3));
    expect(Object.keys(rows.transactionRows(folded, aroundChange)).length).toBeGreaterThan(0);
  });

  it.each(spans)(
    'customer transactions and payments by use: %o (R2.122, R2.123, R7.116, R7.117)',
    async (span) => {
      const { parcelAndPaymentReport, paymentPreUseReport } = reports;
      const booked = rows.transactionRows(folded, span);
      await expectRows(opened, parcelAndPaymentReport, span, 'ordersId', booked);
      const used = rows.byUseRows(folded, span);
      await expectRows(opened, paymentPreUseReport, span, 'paymentId', used);
      expect(await shown(opened, paymentPreUseReport.byLockerName, span)).toEqual(
        await shown(opened, paymentPreUseReport.query, span),
      );
    },
  );

  it.each(spans)(
    'the use of lockers with its totals: %o (R2.124, R7.118, R7.119)',
    async (span) => {
      const report = reports.lockersUsageReport;
      const wanted = rows.usageRows(folded, span, [1, 2, 3]);
      const sums = await expectRows(opened, report, span, 'lockerId', wanted);
      expect(await shown(opened, report.sum, span)).toEqual(sums);
    },
  );

  it('one period has one figure in the reports and in every statistic', async () => {
    const [from, to] = [daysFrom(dayOf(now), -29), dayOf(now)];
    const usage = await shown(opened, reports.lockersUsageReport.sum, spanOf(from, to));
    const { totalCount: depositedCount, expired: expiredCount } = usage as unknown as Row;
    expect(expiredCount).toBeGreaterThan(0);
    const { dayStatistics, providerStatistics, areaStatistics } = statistics;
    for (const statistic of [dayStatistics, providerStatistics, areaStatistics])
      expect((await shown(opened, statistic.query, { from, to })).sums).toMatchObject({
        depositedCount,
        expiredCount,
      });
  });

  it.each(spans)(
    'subscriptions, and how they ended: %o (R2.125, R2.126, R7.120, R7.121)',
    async (span) => {
      const { subscriptionReport, renewedOrExpiredReport } = reports;
      const paid = rows.subscriptionRows(folded, span);
      await expectRows(opened, subscriptionReport, span, 'paymentId', paid);
      const over = rows.endedRows(folded, span, now);
      const sums = await expectRows(opened, renewedOrExpiredReport, span, 'paymentId', over);
      const all = await shown(opened, renewedOrExpiredReport.query, span);
      for (const [subscription, count] of [
        ['RENEWED', sums['renewedCount']],
        ['EXPIRED', sums['expiredCount']],
      ]) {
        const one = await shown(opened, renewedOrExpiredReport.query, { ...span, subscription });
        expect(one.content).toEqual(
          all.content.filter((row) => row['subscription'] === subscription),
        );
        expect(count).toBe(one.content.length);
      }
    },
  );

  it.each(spans)('the time until collection: %o (R2.127, R7.122)', async (span) => {
    const wanted = rows.dwellingRows(folded, span);
    const report = reports.collectAnalyzeReport;
    const { averageHours } = await expectRows(opened, report, span, 'fromHour', wanted);
    const lay = dwellings(folded, span);
    const hours = lay.reduce((all, one) => all + one.hours, 0);
    expect(averageHours).toBe(lay.length === 0 ? null : rows.tenth(hours / lay.length));
  });

  it.each(spans)(
    'what customers paid, alerts, and calls of providers: %o (R2.121, R2.128, R7.115, R7.123)',
    async (span) => {
      const { payMemberInfoReport, networkAlertsReport, apiCallReport } = reports;
      const payers = rows.payerRows(folded, span);
      await expectRows(opened, payMemberInfoReport, span, 'memberId', payers);
      const alerts = rows.alertRows(folded, span);
      const standingCount = Object.values(alerts).filter((row) => row['endTime'] === null).length;
      expect(await expectRows(opened, networkAlertsReport, span, 'alertId', alerts)).toMatchObject({
        standingCount,
      });
      const calls = await rows.callRows(opened.database, span);
      const successCount = Object.values(calls).filter((row) => row['result'] === 'SUCCESS').length;
      expect(await expectRows(opened, apiCallReport, span, 'callId', calls)).toEqual({
        totalCount: Object.keys(calls).length,
        successCount,
        failedCount: Object.keys(calls).length - successCount,
      });
    },
  );
});

describe('the ends of a span and of a group', () => {
  let opened: OpenReports;
  beforeAll(async () => {
    opened = await openReports(spanOf('2026-11-20').startTime);
  }, 120_000);
  afterAll(() => opened.close());

  it.each<[string, Exported, string]>([
    ['transactions', reports.parcelAndPaymentReport, 'bookTime'],
    ['payments by use', reports.paymentPreUseReport, 'payTime'],
    ['subscriptions', reports.subscriptionReport, 'payTime'],
    ['ended subscriptions', reports.renewedOrExpiredReport, 'expiredTime'],
    ['network alerts', reports.networkAlertsReport, 'startTime'],
    ['calls of providers', reports.apiCallReport, 'callingTime'],
  ])('of %s, the first and the last moment belong to the span', async (_name, report, field) => {
    const { content } = await shown(opened, report.query, {});
    const time = Number(content.find((row) => row[field] !== null)?.[field]);
    const count = content.filter((row) => row[field] === time).length;
    const { content: found } = await shown(opened, report.query, {
      startTime: time,
      endTime: time,
    });
    expect(found.map((row) => row[field])).toEqual(Array<number>(count).fill(time));
  });

  const { lockersUsageReport, parcelAndPaymentReport, payMemberInfoReport } = reports;
  it.each(Object.entries({ lockersUsageReport, parcelAndPaymentReport, payMemberInfoReport }))(
    'the pages of %s are its rows, each with the sums of all, also the one behind the last',
    async (_name, { query }) => {
      const { content, sums } = await shown(opened, query, {});
      expect(content.length).toBeGreaterThan(2);
      for (const page of [0, 1, Math.ceil(content.length / 2) - 1, content.length]) {
        const own = { content: content.slice(page * 2, page * 2 + 2), sums };
        const { body } = await opened.server.ask(query, { page, size: 2 }, opened);
        expect(body).toMatchObject({ ...own, totalElements: content.length });
      }
    },
  );

  it('a parcel that lay just as long as a group ends is in the next one', async () => {
    const HOUR = 3_600_000;
    const collectTime = spanOf('2018-06-01').startTime + HOUR;
    const ends = rows.HOURS.slice(1, -1);
    const lain = ends.flatMap((hours) => [hours * HOUR - 1, hours * HOUR]);
    const parcels = lain.map((ms, place) => ({
      parcelNumber: `EDGE${place}`,
      ordersStatus: 'FINISHED' as const,
      parcelType: 'DEPOSIT_PARCEL' as const,
      ordersType: 'UNREGISTERED' as const,
      lockerId: 1,
      storeTime: collectTime - ms,
      collectTime,
      creationTime: 1,
      lastUpdatedTime: 1,
    }));
    await insertRow(opened, 'parcels', parcels);
    const span = spanOf('2018-06-01');
    const { content } = await shown(opened, reports.collectAnalyzeReport.query, span);
    // One just below each end and one just on it: two in every group but the first and the last.
    expect(content.map(({ totalCount }) => totalCount)).toEqual([1, 2, 2, 2, 2, 2, 1]);
  });
});

it('with no data: every report and statistic is empty, and its sums are nothing', async () => {
  const opened = await openReports(Date.UTC(2026, 2, 29, 10), { demo: false });
  for (const statistic of Object.values(statistics).filter((one) => typeof one === 'object')) {
    const { to, sums } = (await opened.server.ask(statistic.query, {}, opened)).body;
    expect([to, ...Object.values(sums).filter(Boolean)]).toEqual(['2026-03-29']);
  }
  const { features } = (await opened.server.ask(capabilities.read, {})).body;
  expect(features).toContain(statistics.STATISTICS_FEATURE);
  for (const report of Object.values(reports)) {
    const { content, sums } = await shown(opened, report.query, {});
    const rest = Object.values(sums).filter((value) => value !== null);
    expect(new Set(rest)).toEqual(new Set([0]));
    expect(content.every((row) => row['totalCount'] === 0)).toBe(true);
  }
  await opened.close();
});
