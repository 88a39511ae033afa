// Exports opened and read back (CSV parsed, XLSX opened by another library) equal the screen's rows and sums.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as reports from '../../../contract/reports/reports.ts';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { REPORTS } from '../../../domain/reports/reports.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { daysFrom, spanOf } from './cyprusDays.ts';
import { FIGURES, HEADINGS } from './fileHeadings.ts';
import { openReports, type OpenReports } from './openReports.ts';
import { openWorkbook } from '../../kit/openWorkbook.ts';
import { sheetXml } from '../../kit/sheetXml.ts';
import { bytesOf, cellsOf, fileOf, shown, type Exported, type Row } from './readBack.ts';

const TODAY = '2026-04-12';
const now = spanOf(TODAY).startTime + 11 * 3_600_000;
/** The clocks go forward in it. */
const season = spanOf(daysFrom(TODAY, -60), TODAY);

let opened: OpenReports;
beforeAll(async () => {
  opened = await openReports(now);
}, 120_000);
afterAll(() => opened.server.close());

const known = new Map<string, Exported>(Object.entries(reports));
const of = (name: ReportName): Exported => known.get(`${name}Report`)!;

/** What narrows each report, from a row that it has. */
const NARROWED: Record<ReportName, (row: Row) => object> = {
  apiCall: ({ providerId }) => ({ providerId }),
  parcelAndPayment: ({ lockerId }) => ({ lockerId, sort: 'bookTime,asc' }),
  paymentPreUse: ({ lockerName }) => ({ lockerName, sort: 'payTime,asc' }),
  lockersUsage: ({ lockerName }) => ({ lockerName }),
  subscription: ({ username, paymentScheme }) => ({ username, paymentScheme }),
  renewedOrExpired: ({ subscription, paymentTime }) => ({
    subscription,
    paymentStartTime: paymentTime,
  }),
  collectAnalyze: () => ({ lockerId: 1 }),
  payMemberInfo: ({ lastName }) => ({ firstLastName: lastName }),
  networkAlerts: ({ alertType }) => ({ alertType, sort: 'startTime,asc' }),
};

describe.each(REPORTS)('%s', (name) => {
  /** Both files beside the screen, cell by cell; gives what the screen has. */
  async function compared(input: object) {
    const told = await shown(opened, of(name).query, input);
    for (const format of ['CSV', 'XLSX'] as const)
      expect([format, await cellsOf(opened, of(name), format, input)]).toEqual([
        format,
        fileOf(told, HEADINGS[name], format, FIGURES[name]),
      ]);
    return told;
  }

  it('has in both files the rows and the sums of the screen, in its order (R1.44)', async () => {
    const { content, sums } = await compared({});
    expect(content.length).toBeGreaterThan(0);
    // Every sum of the screen, and each where its name says what it is.
    const numbers = Object.values(HEADINGS[name]).filter(([, kind]) => kind !== 'text');
    const inFile = [...numbers.map(([field]) => field), ...Object.values(FIGURES[name])];
    expect(Object.keys(sums).filter((sum) => !inFile.includes(sum))).toEqual([]);
  });

  it('has no more in them where the screen is filtered', async () => {
    const whole = await shown(opened, of(name).query, season);
    const row = whole.content.find(({ providerId }) => providerId !== null);
    const { content, sums } = await compared({ ...season, ...NARROWED[name](row!) });
    expect(content.length).toBeGreaterThan(0);
    expect(sums['totalCount']).toBeGreaterThan(0);
    expect(sums['totalCount']).toBeLessThan(Number(whole.sums['totalCount']));
  });

  it('has sums of nothing in them where the screen is empty', async () => {
    const { sums } = await compared(spanOf('2019-03-01', '2019-03-31'));
    expect(new Set(Object.values(sums).filter((sum) => sum !== null))).toEqual(new Set([0]));
  });
});

it('says amounts with a comma in a CSV, and as figures in a workbook (R9.23)', async () => {
  const { paymentPreUseReport } = reports;
  const [head = [], ...lines] = await cellsOf(opened, paymentPreUseReport, 'CSV');
  const at = head.indexOf('Amount');
  const below = Object.keys(FIGURES.paymentPreUse).length;
  for (const line of lines.slice(0, -below)) expect(line[at]).toMatch(/^\d+,\d\d$/);
  const [, ...rows] = await cellsOf(opened, paymentPreUseReport, 'XLSX');
  for (const row of rows.slice(0, -below)) expect(typeof row[at]).toBe('number');
  expect(lines.at(-1)?.slice(0, 2)).toEqual(['Paid amount', expect.stringMatching(/^\d+,\d\d$/)]);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['Paid amount', expect.any(Number)]);
});

it('masks what whoever takes it may not see', async () => {
  const { token } = await signInWith(opened.server, ['REPORT_EXPORT'], { now });
  const own = { server: opened.server, token };
  for (const format of ['CSV', 'XLSX'] as const) {
    const asked = { paymentScheme: 'YEARLY' };
    const cells = await cellsOf(own, reports.subscriptionReport, format, asked);
    const [head = [], ...lines] = cells.slice(
      0,
      cells.findIndex(([first]) => first === 'Total'),
    );
    const column = (header: string) => lines.map((line) => line[head.indexOf(header)]);
    expect(new Set(column('Scheme'))).toEqual(new Set(['YEARLY']));
    for (const mobile of column('Mobile')) expect(mobile).toMatch(/^•••\d\d$/);
  }
});

it('stands in the history with how many rows left', async () => {
  await bytesOf(opened, reports.lockersUsageReport.exportCsv);
  const events = await opened.database.db
    .selectFrom('events')
    .select(['type', 'data'])
    .where('subjectId', '=', 'lockersUsageReport')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(events).toEqual([
    { type: 'EXPORT_ENDED', data: { format: 'csv', rows: 3, whole: true } },
    { type: 'EXPORTED', data: { format: 'csv', filters: {} } },
  ]);
});

describe('No cell is a formula, whatever names are given', () => {
  beforeAll(async () => {
    const { db } = opened.database;
    const begun = (sign: string, column: string) => sql<string>`${sign} || ${sql.ref(column)}`;
    await db
      .updateTable('lockers')
      .set({ lockerName: begun('=', 'lockerName'), location: '@SUM(1)' })
      .execute();
    await db
      .updateTable('members')
      .set({ firstName: begun('+', 'firstName'), lastName: begun('-', 'lastName') })
      .execute();
    await db
      .updateTable('parcels')
      .set({ parcelNumber: begun(' =', 'parcelNumber') })
      .execute();
    await db
      .updateTable('providers')
      .set({ providerName: begun('＝', 'providerName') })
      .execute();
  });

  it.each(REPORTS)('%s', async (name) => {
    const cells = (await cellsOf(opened, of(name), 'CSV')).flat();
    const texts = cells.filter((cell) => typeof cell === 'string');
    expect(texts.filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([]);
    expect(texts.some((cell) => cell.startsWith("'"))).toBe(name !== 'collectAnalyze');
  });

  it.each(REPORTS)('%s: in a workbook texts are as they were typed', async (name) => {
    const bytes = await bytesOf(opened, of(name).exportXlsx);
    const texts = (await openWorkbook(bytes)).flat().filter((cell) => typeof cell === 'string');
    expect(texts.some((cell) => /^\s*[=+\-@＝]/.test(cell))).toBe(name !== 'collectAnalyze');
    expect(texts.filter((cell) => cell.startsWith("'"))).toEqual([]);
    expect(await sheetXml(bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/);
  });
});
