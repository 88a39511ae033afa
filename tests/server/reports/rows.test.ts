// Every figure on every report equals a recount by a fold over the raw events: what each row says, and the sums below it.
import { describe, expect, it } from 'vitest';
import * as reports from '../../../contract/reports/reports.ts';
import { daysFrom, spanOf } from './cyprusDays.ts';
import { openReports } from './openReports.ts';
import { shown, type Exported, type Row } from './readBack.ts';
import { dwellings, ended, fold, type Span } from './recount.ts';
import * as rows from './recountedRows.ts';
import { forFile } from '../../kit/servers/forFile.ts';

/** Clocks go back on 25 October 2026. */
const TODAY = '2026-11-20';
const CHANGE = '2026-10-25';
const now = spanOf(TODAY).startTime + 13 * 3_600_000;
const SPANS: Span[] = [
  {},
  spanOf(TODAY),
  spanOf(CHANGE),
  spanOf(daysFrom(CHANGE, -3), daysFrom(CHANGE, 3)),
  spanOf(daysFrom(TODAY, -40), daysFrom(TODAY, -10)),
  spanOf('2019-01-01', '2019-12-31'),
];
const HOURS = [0, 6, 12, 24, 48, 72, 168, Infinity];

const opened = await forFile(openReports(now));
const folded = await fold(opened.database);

const added = (content: readonly Row[], field: string): number =>
  Math.round(100 * content.reduce((all, row) => all + Number(row[field]), 0)) / 100;

/** The rows by their key, with the fields that the recount speaks of; the sums are those of the rows. */
async function expectRows(
  { query }: Exported,
  span: Span,
  key: string,
  wanted: Record<string, object>,
): Promise<void> {
  const { content, sums } = await shown(opened, query, span);
  const [first = {}] = Object.values(wanted);
  const told = content.map((row) => [
    row[key],
    Object.fromEntries(Object.keys(first).map((field) => [field, row[field]])),
  ]);
  expect(Object.fromEntries(told)).toEqual(wanted);
  expect(content).toHaveLength(Object.keys(wanted).length);
  expect(sums['totalCount']).toBe(content.length);
  for (const field of Object.keys(sums))
    if (content[0] && field in content[0])
      expect([field, sums[field]]).toEqual([field, added(content, field)]);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

describe.each(SPANS)('%o', (span) => {
  it('customer transactions', async () => {
    const wanted = rows.transactionRows(folded, span);
    await expectRows(reports.parcelAndPaymentReport, span, 'ordersId', wanted);
  });

  it('payments by use', async () => {
    const wanted = rows.byUseRows(folded, span);
    await expectRows(reports.paymentPreUseReport, span, 'paymentId', wanted);
  });

  it('subscriptions, and those that are over', async () => {
    const { subscriptionReport, renewedOrExpiredReport } = reports;
    const paid = rows.paidSpanRows(folded, span, 'made');
    await expectRows(subscriptionReport, span, 'paymentId', paid);
    const over = rows.paidSpanRows(folded, span, 'until', now);
    await expectRows(renewedOrExpiredReport, span, 'paymentId', over);
    const { sums } = await shown(opened, renewedOrExpiredReport.query, span);
    const ends = [...ended(folded, span, now).values()];
    const of = (end: string) => ends.filter((one) => one === end).length;
    expect(sums).toMatchObject({ renewedCount: of('RENEWED'), expiredCount: of('EXPIRED') });
  });

  it('what customers paid', async () => {
    const wanted = rows.payerRows(folded, span);
    await expectRows(reports.payMemberInfoReport, span, 'memberId', wanted);
  });

  it('network alerts', async () => {
    const wanted = rows.alertRows(folded, span);
    await expectRows(reports.networkAlertsReport, span, 'alertId', wanted);
  });

  it('calls of providers', async () => {
    const wanted = await rows.callRows(opened.database, span);
    await expectRows(reports.apiCallReport, span, 'callId', wanted);
  });

  it('the time until collection: the share of each group, and the average', async () => {
    const lay = dwellings(folded, span);
    const { content, sums } = await shown(opened, reports.collectAnalyzeReport.query, span);
    const shares = HOURS.slice(0, -1).map((from, place) => {
      const fit = lay.filter(({ hours }) => hours >= from && hours < HOURS[place + 1]!);
      return lay.length === 0 ? null : tenth((100 * fit.length) / lay.length);
    });
    expect(content.map(({ share }) => share)).toEqual(shares);
    const courier = lay.filter(({ outward }) => outward).length;
    const hours = lay.reduce((all, one) => all + one.hours, 0);
    expect(sums).toEqual({
      totalCount: lay.length,
      courier,
      member: lay.length - courier,
      averageHours: lay.length === 0 ? null : tenth(hours / lay.length),
    });
  });
});

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
  const { content: found } = await shown(opened, report.query, { startTime: time, endTime: time });
  expect(found.map((row) => row[field])).toEqual(Array<number>(count).fill(time));
});

it('there is something to tell of each', async () => {
  for (const report of Object.values<Exported>(reports as never)) {
    const { content } = await shown(opened, report.query, {});
    expect(content.length).toBeGreaterThan(0);
  }
});

it('a parcel that lay just as long as a group ends is in the next one', async () => {
  const HOUR = 3_600_000;
  const collectTime = spanOf('2018-06-01').startTime + HOUR;
  const ends = HOURS.slice(1, -1);
  const lain = ends.flatMap((hours) => [hours * HOUR - 1, hours * HOUR]);
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  await opened.database.db
    .insertInto('parcels')
    .values(
      lain.map((ms, place) => ({
        parcelNumber: `EDGE${place}`,
        ordersStatus: 'FINISHED' as const,
        parcelType: 'DEPOSIT_PARCEL' as const,
        ordersType: 'UNREGISTERED' as const,
        lockerId: 1,
        storeTime: collectTime - ms,
        collectTime,
        ...stamps,
      })),
    )
    .execute();
  const span = spanOf('2018-06-01');
  const { content } = await shown(opened, reports.collectAnalyzeReport.query, span);
  // One just below each end and one just on it: two in every group but the first and the last.
  expect(content.map(({ totalCount }) => totalCount)).toEqual([1, 2, 2, 2, 2, 2, 1]);
});
