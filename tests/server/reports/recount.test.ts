// Every figure on every report equals a recount by a fold over the raw events, over changes of the clocks and a new year too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as reports from '../../../contract/reports/reports.ts';
import * as statistics from '../../../contract/reports/statistics.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { dayOf, daysFrom, spanOf } from './cyprusDays.ts';
import { openReports, type OpenReports } from './openReports.ts';
import * as recount from './recount.ts';

/** Clocks go forward on 29 March and back on 25 October 2026. */
const SEASONS = [
  ['with the clocks going forward', '2026-04-12', '2026-03-29'],
  ['with the clocks going back and a new year', '2027-01-20', '2026-10-25'],
] as const;

const HOURS = [0, 6, 12, 24, 48, 72, 168, Infinity];
const NOTHING = { totalCount: 0, courier: 0, member: 0, memberFinished: 0, expired: 0 };

/** The last days, the day of another length and its neighbours, whole weeks and months, all, and a span of a moment. */
function spansOf(now: number, change: string): recount.Span[] {
  const today = dayOf(now);
  const spans: recount.Span[] = [
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

/** A field may be a number, or a word: what is compared says which. */
type Row = Record<string, number>;

class Told {
  readonly opened: OpenReports;
  constructor(opened: OpenReports) {
    this.opened = opened;
  }

  async body(endpoint: Endpoint, input: object) {
    const { server, token } = this.opened;
    const { status, body } = await server.ask(endpoint, input, { token });
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    return body as { sums: Record<string, number>; content: Row[] };
  }

  whole = (endpoint: Endpoint, span: object) => this.body(endpoint, { ...span, size: 10_000 });
}

const cents = (euros = 0): number => Math.round(euros * 100);
const added = (numbers: Iterable<number>): number =>
  [...numbers].reduce((all, one) => all + one, 0);

describe.each(SEASONS)('%s', (_name, today, change) => {
  const now = spanOf(today).startTime + 15 * 3_600_000;
  const spans = spansOf(now, change);
  let told: Told;
  let folded: recount.Folded;
  beforeAll(async () => {
    told = new Told(await openReports(now));
    folded = await recount.fold(told.opened.database);
  }, 120_000);
  afterAll(() => told.opened.server.close());

  it('the demo has something to tell of each', () => {
    expect([...recount.ended(folded, {}, now).values()]).toEqual(
      expect.arrayContaining(['RENEWED', 'EXPIRED']),
    );
    expect(recount.byUse(folded, {}).totalCount).toBeGreaterThan(10);
    const week = spanOf(daysFrom(change, -3), daysFrom(change, 3));
    expect(recount.usage(folded, week).size).toBeGreaterThan(0);
  });

  it.each(spans)(
    'customer transactions and payments by use: %o (R2.122, R2.123, R7.116, R7.117)',
    async (span) => {
      const { parcelAndPaymentReport, paymentPreUseReport } = reports;
      const transactions = await told.whole(parcelAndPaymentReport.query, span);
      expect(transactions.sums).toEqual(recount.transactions(folded, span));
      expect(added(transactions.content.map(({ paidAmount }) => cents(paidAmount)))).toBe(
        cents(transactions.sums['paidAmount']),
      );
      const byUse = await told.whole(paymentPreUseReport.query, span);
      expect(byUse.sums).toEqual(recount.byUse(folded, span));
      expect(added(byUse.content.map(({ amount }) => cents(amount)))).toBe(
        cents(byUse.sums['amount']),
      );
      expect(await told.whole(paymentPreUseReport.byLockerName, span)).toEqual(byUse);
    },
  );

  it.each(spans)(
    'the use of lockers with its totals: %o (R2.124, R7.118, R7.119)',
    async (span) => {
      const lockers = recount.usage(folded, span);
      const { content, sums } = await told.whole(reports.lockersUsageReport.query, span);
      const rows = content.map(({ lockerId, lockerNumber: _n, lockerName: _l, ...row }) => [
        lockerId,
        row,
      ]);
      expect(Object.fromEntries(rows)).toEqual(
        Object.fromEntries(
          content.map(({ lockerId }) => [lockerId, lockers.get(lockerId ?? 0) ?? NOTHING]),
        ),
      );
      const totals = Object.fromEntries(
        Object.keys(NOTHING).map((name) => [
          name,
          added([...lockers.values()].map((row) => row[name as keyof typeof NOTHING])),
        ]),
      );
      expect([sums, await told.body(reports.lockersUsageReport.sum, span)]).toEqual([
        totals,
        totals,
      ]);
    },
  );

  it('one period has one figure in the reports and in every statistic', async () => {
    const [from, to] = [daysFrom(dayOf(now), -29), dayOf(now)];
    const usage = await told.body(reports.lockersUsageReport.sum, spanOf(from, to));
    const { totalCount: depositedCount, expired: expiredCount } = usage as unknown as Record<
      string,
      number
    >;
    expect(expiredCount).toBeGreaterThan(0);
    const { dayStatistics, providerStatistics, areaStatistics } = statistics;
    for (const statistic of [dayStatistics, providerStatistics, areaStatistics])
      expect((await told.body(statistic.query, { from, to })).sums).toMatchObject({
        depositedCount,
        expiredCount,
      });
  });

  it.each(spans)(
    'subscriptions, and how they ended: %o (R2.125, R2.126, R7.120, R7.121)',
    async (span) => {
      const { subscriptionReport, renewedOrExpiredReport } = reports;
      const wanted = recount.subscriptions(folded, span);
      const paid = await told.whole(subscriptionReport.query, span);
      const incomes = paid.content.map(
        ({ paymentId, amount, currentYearIncome, nextYearIncome }) => [
          paymentId,
          { amount: cents(amount), current: cents(currentYearIncome), next: cents(nextYearIncome) },
        ],
      );
      expect(Object.fromEntries(incomes)).toEqual(Object.fromEntries(wanted));
      const all = [...wanted.values()];
      expect(paid.sums).toEqual({
        totalCount: wanted.size,
        amount: added(all.map(({ amount }) => amount)) / 100,
        currentYearIncome: added(all.map(({ current }) => current)) / 100,
        nextYearIncome: added(all.map(({ next }) => next)) / 100,
      });
      const ends = recount.ended(folded, span, now);
      const over = await told.whole(renewedOrExpiredReport.query, span);
      expect(
        Object.fromEntries(
          over.content.map(({ paymentId, subscription }) => [paymentId, subscription]),
        ),
      ).toEqual(Object.fromEntries(ends));
      const renewed = [...ends.values()].filter((end) => end === 'RENEWED').length;
      expect(over.sums).toMatchObject({
        totalCount: ends.size,
        renewedCount: renewed,
        expiredCount: ends.size - renewed,
      });
      for (const subscription of ['RENEWED', 'EXPIRED'] as const) {
        const one = await told.whole(renewedOrExpiredReport.query, { ...span, subscription });
        expect(one.content).toEqual(
          over.content.filter((row) => String(row['subscription']) === subscription),
        );
      }
    },
  );

  it.each(spans)('the time until collection: %o (R2.127, R7.122)', async (span) => {
    const lay = recount.dwellings(folded, span);
    const { content, sums } = await told.body(reports.collectAnalyzeReport.query, span);
    const counted = HOURS.slice(0, -1).map((from, place) => {
      const fit = lay.filter(({ hours }) => hours >= from && hours < HOURS[place + 1]!);
      const courier = fit.filter(({ outward }) => outward).length;
      return { fromHour: from, totalCount: fit.length, courier, member: fit.length - courier };
    });
    expect(content.map(({ untilHour: _until, share: _share, ...row }) => row)).toEqual(counted);
    expect(sums['totalCount']).toBe(lay.length);
    const average = added(lay.map(({ hours }) => hours)) / lay.length;
    if (lay.length === 0) expect(sums['averageHours']).toBeNull();
    else expect(sums['averageHours']).toBeCloseTo(average, 0.9);
  });

  it.each(spans)(
    'what customers paid, alerts, and calls of providers: %o (R2.121, R2.128, R7.115, R7.123)',
    async (span) => {
      const { payMemberInfoReport, networkAlertsReport, apiCallReport } = reports;
      const wanted = recount.payers(folded, span);
      const paid = await told.whole(payMemberInfoReport.query, span);
      expect(
        Object.fromEntries(
          paid.content.map(({ memberId, paymentCount, perUseAmount, subscriptionAmount }) => [
            memberId,
            {
              count: paymentCount,
              byUse: cents(perUseAmount),
              subscribed: cents(subscriptionAmount),
            },
          ]),
        ),
      ).toEqual(Object.fromEntries(wanted));
      const all = [...wanted.values()].map(({ byUse, subscribed }) => byUse + subscribed);
      expect(paid.sums).toMatchObject({ totalCount: wanted.size, amount: added(all) / 100 });
      const alerts = await told.whole(networkAlertsReport.query, span);
      expect(alerts.sums).toMatchObject(recount.troubles(folded, span));
      const calls = await told.whole(apiCallReport.query, span);
      expect(calls.sums).toEqual(await recount.calls(told.opened.database, span));
    },
  );
});

describe('with no data', () => {
  it('every report is empty, and its sums are nothing', async () => {
    const told = new Told(await openReports(Date.UTC(2026, 2, 29, 10), { demo: false }));
    for (const report of Object.values(reports)) {
      const { content, sums } = await told.body(report.query, {});
      const rest = Object.values(sums).filter((value) => value !== null);
      expect(new Set(rest)).toEqual(new Set([0]));
      expect(content.every((row) => row['totalCount'] === 0)).toBe(true);
    }
    await told.opened.server.close();
  }, 60_000);
});
