// Days begin for lists, reports and PostgreSQL at the moments that the domain computes, in many zones and years.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { ownCollection } from '../../../contract/ownCollection.ts';
import { between, date, text } from '../../../contract/scalars.ts';
import { clockChanges } from '../../../domain/clockChanges.ts';
import { dayAfter, dayIn, startOfDay } from '../../../domain/timeZone.ts';
import { readPage } from '../../../server/lists/tableQueries.ts';
import { subscription } from '../../../server/reports/subscription.ts';
import type { Reader } from '../../../server/reports/reader.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { demoDatabase } from '../../kit/databases/testDatabase.ts';

/** Zones whose clocks skip or repeat hours around midnight, and others. */
const ZONES = (
  'Africa/Cairo America/Asuncion America/Havana America/New_York America/Nuuk ' +
  'America/Santiago America/Sao_Paulo America/St_Johns Asia/Amman Asia/Beirut ' +
  'Asia/Damascus Asia/Kathmandu Asia/Nicosia Asia/Shanghai Asia/Tehran Atlantic/Azores ' +
  'Australia/Lord_Howe Pacific/Apia Pacific/Auckland UTC'
).split(' ');
const DAY = 86_400_000;
/** Years whose clock changes no release of the time zone database still adds to. */
const FIRST = Date.UTC(1980, 0, 1);
const LAST = Date.UTC(2021, 11, 31);

const database = await forFile(demoDatabase());

interface ZoneDay {
  readonly zone: string;
  readonly day: string;
}

/** The days that begin at another moment by PostgreSQL's calendar than by the domain's. */
async function disagreed(days: readonly ZoneDay[]) {
  const zones = days.map(({ zone }) => zone);
  const names = days.map(({ day }) => day);
  const starts = days.map(({ zone, day }) => startOfDay(Date.parse(day), zone));
  const { rows } = await sql`select "zone", "day"::text, "start"
    from unnest(${zones}::text[], ${names}::date[], ${starts}::bigint[]) as "t"("zone", "day", "start")
    where (to_timestamp("start" / 1000.0) at time zone "zone")::date < "day"
      or (to_timestamp(("start" - 1) / 1000.0) at time zone "zone")::date >= "day"`.execute(
    database.db,
  );
  return rows;
}

test('a day begins for PostgreSQL where it begins for the domain, in all years of many zones', async () => {
  const day = fc
    .integer({ min: FIRST / DAY, max: LAST / DAY })
    .map((number) => new Date(number * DAY).toISOString().slice(0, 10));
  const days = fc.sample(fc.record({ zone: fc.constantFrom(...ZONES), day }), 3_000);
  expect(await disagreed(days)).toEqual([]);
});

test('also on the days before, of and after each clock change', async () => {
  const days = ZONES.flatMap((zone) =>
    clockChanges(zone)
      .moments.filter((moment) => moment < LAST)
      .flatMap((moment) => [-1, 0, 1].map((later) => dayAfter(dayIn(moment, zone), later)))
      .map((day) => ({ zone, day })),
  );
  expect(days.length).toBeGreaterThan(1_500);
  expect(await disagreed(days)).toEqual([]);
});

const byDay = ownCollection('holidaysByDay', {
  view: ['SETTING_VIEW'],
  edit: ['SETTING_EDIT'],
  input: { name: text(100).min(1), date },
  filters: { ...between('lastUpdatedTime') },
  sorts: ['name'],
});

test.each([
  ['Atlantic/Azores', '2026-03-29', '2026-03-29T01:00Z', 23],
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00Z', 25],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00Z', 25],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z', 23],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00Z', 23],
  ['Asia/Nicosia', '2026-10-25', '2026-10-24T21:00Z', 25],
])('a list in %s holds of %s its first and its last moment', async (timeZone, day, from, hours) => {
  const start = Date.parse(from);
  const end = start + hours * 3_600_000;
  const rows = [start - 1, start, end - 1, end].map((time, place) => ({
    name: `Row ${place}`,
    date: dayAfter('2050-01-01', place),
    creationTime: time,
    lastUpdatedTime: time,
  }));
  const { db } = database;
  await db.deleteFrom('holidays').execute();
  await db.insertInto('holidays').values(rows).execute();
  const days = { lastUpdatedTimeFrom: day, lastUpdatedTimeTo: day };
  const params = { ...days, page: 0, size: 9, sort: 'name,asc' };
  const context = { config: { timeZone }, now: () => start, database } as never;
  const found = await readPage(byDay, { table: 'holidays' }, params, context);
  expect(found.content.map((row) => row['name'])).toEqual(['Row 1', 'Row 2']);
});

test.each('America/Havana America/St_Johns Asia/Nicosia Asia/Shanghai Atlantic/Azores'.split(' '))(
  'the subscription report counts days in %s as the domain does',
  async (timeZone) => {
    const reader = { config: { timeZone } } as unknown as Reader;
    const { rows } = await sql<
      Record<string, number>
    >`select * from (${subscription.base({}, reader)}) as "r"`.execute(database.db);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const dayOf = (name: string) => Date.parse(dayIn(Number(row[name]), timeZone)) / DAY;
      const [from, until] = [dayOf('startTimeUseLocker'), dayOf('endTimeUseLocker')];
      const year = new Date(dayOf('payTime') * DAY).getUTCFullYear();
      const days = Math.max(0, Math.min(Date.UTC(year + 1, 0, 1) / DAY, until) - from);
      const cents = Number(row['amountCents']);
      const expected = until <= from ? cents : Math.floor((cents * days) / (until - from));
      expect(Number(row['currentYearIncomeCents'])).toBe(expected);
    }
  },
);
