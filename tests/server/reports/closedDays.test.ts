// Reports and statistics from the sums of closed days are those from the rows, whatever changes in closed days.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import * as reports from '../../../contract/reports/reports.ts';
import * as statistics from '../../../contract/reports/statistics.ts';
import { closeDays } from '../../../server/reports/closeDays.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { openServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { openReports } from './openReports.ts';
import { shown } from './readBack.ts';

const TODAY = Date.UTC(2026, 3, 11, 21);
const DAY = 86_400_000;
const now = () => TODAY + DAY / 2;
const opened = await forFile(openReports(now()));
const run = async (statement: string) =>
  (await sql.raw<Record<string, number>>(statement).execute(opened.database.db)).rows;
const changed = () =>
  run(`select from "dayChanges" where "quarter" < (select "until" from "closedDays")`);

const { paymentPreUseReport: byUse } = reports;
const { providerStatistics, dayStatistics, hourStatistics, areaStatistics } = statistics;
const span = { startTime: TODAY - 30 * DAY - 5_000_000, endTime: TODAY - 10 * DAY + 7 };
const days = { from: '2026-03-13', to: '2026-04-02' };

/** Whatever is read from sums, over all, odd hours and days, at all places and some. */
const ASKED = [
  ...[{}, { lockerId: 2 }, span, { districtId: 1, ...span }].flatMap((params) =>
    [reports.lockersUsageReport, reports.collectAnalyzeReport, reports.parcelAndPaymentReport].map(
      ({ query }) => [query, params] as const,
    ),
  ),
  ...[{}, { lockerName: 'a', ...span }].map((params) => [byUse.query, params] as const),
  ...[providerStatistics, dayStatistics, hourStatistics, areaStatistics].flatMap(({ query }) =>
    [days, { provinceId: 1, ...days }].map((params) => [query, params] as const),
  ),
];

const figures = (asking: Pick<typeof opened, 'server' | 'token'> = opened) =>
  Promise.all(ASKED.map(([query, params]) => shown(asking, query, params)));

/** The figures, which are the same while no day is closed. */
async function asRows() {
  const found = await figures();
  await run(`update "closedDays" set "until" = "from" where "until" = ${TODAY}`);
  expect(await figures()).toEqual(found);
  await run(`update "closedDays" set "until" = ${TODAY}`);
  return found;
}

let last: unknown;

it('are those of the rows, and are read from the sums', async () => {
  last = await asRows();
  await run(`update "daySums" set "deposited" = "deposited" + 1`);
  expect(await figures()).not.toEqual(last);
  await run(`update "daySums" set "deposited" = "deposited" - 1`);
});

const THOSE = `where "storeTime" between ${TODAY - 20 * DAY} and ${TODAY - 18 * DAY}`;

it.each([
  [
    'parcels that are reported late, one before the first day',
    `insert into "parcels" ("parcelNumber", "ordersStatus", "parcelType", "ordersType", "lockerId", "providerId",
      "bookTime", "storeTime", "collectTime", "creationTime", "lastUpdatedTime")
    select 'LATE' || "time", 'FINISHED', 'DEPOSIT_PARCEL', 'PROVIDER', 2, 1, "time", "time", "time" + 50000000, 1, 1
    from (values (${TODAY - 20 * DAY}), (${TODAY - 20 * DAY - 1}), (${TODAY - 300 * DAY})) as "each" ("time")`,
  ],
  [
    'expiries',
    `insert into "events" ("time", "type", "subjectType", "subjectId", "lockerId", "ordersId", "byType", "data")
    select ${TODAY - 19 * DAY}, 'PARCEL_EXPIRED', 'parcel', "ordersId"::text, "lockerId", "ordersId", 'SERVER', '{}'
    from "parcels" ${THOSE}`,
  ],
  ['doubt about times', `update "parcels" set "timesDoubtful" = true ${THOSE}`],
  ['a status', `update "parcels" set "ordersStatus" = 'REMOVE' ${THOSE}`],
  ['a place and a provider', `update "parcels" set "lockerId" = 3, "providerId" = 2 ${THOSE}`],
  ['another time', `update "parcels" set "storeTime" = "storeTime" - ${DAY} ${THOSE}`],
  ['payments', `update "payments" set "payStatus" = 'SUCCESS', "amountCents" = "amountCents" + 1`],
  ['withdrawn payments', `delete from "payments" where "paymentId" % 3 = 0`],
  ['deleted parcels', `delete from "parcels" where "parcelNumber" like 'LATE%'`],
])('%s count at once, and are added up again', async (_what, statement) => {
  await run(statement);
  expect(await changed()).not.toEqual([]);
  const found = await asRows();
  expect(found).not.toEqual(last);
  last = found;
  await closeDays({ ...opened.server, now });
  expect(await changed()).toEqual([]);
  expect(await figures()).toEqual(last);
});

it('a customer who is made anonymous changes nothing', async () => {
  await run(
    `update "parcels" set "customerMobile" = null, "memberId" = null, "storeUsername" = null`,
  );
  expect(await changed()).toEqual([]);
});

it('another time zone has its own days, before and after they are closed', async () => {
  const config = { timeZone: 'Asia/Kathmandu' };
  const server = await openServer({ database: opened.database, now, config });
  const { token } = await signInWith(server, ['REPORT_VIEW'], { now: now() });
  const wanted = await figures({ server, token });
  await closeDays({ ...server, now });
  const basis = `"basis" like 'Asia/Kathmandu %'`;
  expect(await run(`select from "closedDays" where ${basis}`)).toHaveLength(1);
  expect(await figures({ server, token })).toEqual(wanted);
});
