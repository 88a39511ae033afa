// The statistics' files: "opened and read back (CSV parsed, XLSX opened by another library) equal the screen's rows and sums".
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as statistics from '../../../contract/reports/statistics.ts';
import { daysFrom, spanOf } from '../reports/cyprusDays.ts';
import { openReports, type OpenReports } from '../reports/openReports.ts';
import { cellsOf, fileOf, shown, type Exported, type Headings } from '../reports/readBack.ts';

const TODAY = '2026-11-02';
const now = spanOf(TODAY).startTime + 9.4 * 3_600_000;
/** A month with a change of the clocks in it. */
const month = { from: daysFrom(TODAY, -29), to: TODAY };
const longAgo = { from: '2019-02-01', to: '2019-02-28' };

const FLOWS: Headings = {
  Deposited: ['depositedCount', 'number'],
  Collected: ['collectedCount', 'number'],
  Expired: ['expiredCount', 'number'],
};
const STAY: Headings = { 'Average hours': ['averageHours', 'number'] };

const HEADINGS = {
  providerStatistics: {
    Provider: ['providerName', 'text'],
    'Provider number': ['providerNumber', 'text'],
    ...FLOWS,
    ...STAY,
  },
  dayStatistics: { Day: ['day', 'day'], ...FLOWS },
  hourStatistics: {
    Weekday: ['weekday', 'number'],
    Hour: ['hour', 'number'],
    Days: ['dayCount', 'number'],
    Deposited: ['depositedCount', 'number'],
    Collected: ['collectedCount', 'number'],
  },
  boxStatistics: {
    Day: ['day', 'day'],
    Boxes: ['boxCount', 'number'],
    'In use on average': ['averageInUse', 'number'],
    'In use at most': ['mostInUse', 'number'],
    'Out of service on average': ['averageOutOfService', 'number'],
    'Free on average': ['averageFree', 'number'],
    'Free at least': ['fewestFree', 'number'],
    'Percent in use': ['inUseShare', 'number'],
  },
  dwellStatistics: {
    'From hours': ['fromHour', 'number'],
    'Until hours': ['untilHour', 'number'],
    Collected: ['collectedCount', 'number'],
    Percent: ['share', 'number'],
  },
  areaStatistics: {
    Province: ['provinceName', 'text'],
    District: ['districtName', 'text'],
    Lockers: ['lockerCount', 'number'],
    Boxes: ['boxCount', 'number'],
    ...FLOWS,
    ...STAY,
    'Deposited a box': ['perBox', 'number'],
  },
} as const satisfies Record<string, Headings>;

type Name = keyof typeof HEADINGS;
const NAMES = Object.keys(HEADINGS) as Name[];
const known = new Map<string, unknown>(Object.entries(statistics));
const of = (name: Name) => known.get(name) as Exported;
const FORMATS = ['CSV', 'XLSX'] as const;

let opened: OpenReports;
beforeAll(async () => {
  opened = await openReports(now);
}, 120_000);
afterAll(() => opened.server.close());

describe.each(NAMES)('%s', (name) => {
  /** Both files beside the screen, cell by cell; gives what the screen has. */
  async function compared(input: object) {
    const told = await shown(opened, of(name).query, input);
    for (const format of FORMATS)
      expect([format, await cellsOf(opened, of(name), format, input)]).toEqual([
        format,
        fileOf(told, HEADINGS[name], format),
      ]);
    return told;
  }

  it('has in both files the rows and the sums of the screen', async () => {
    const { content } = await compared(month);
    expect(content.length).toBeGreaterThan(0);
  });

  it('has no more in them where the screen is filtered', async () => {
    const whole = await shown(opened, of(name).query, month);
    const filter =
      name === 'areaStatistics'
        ? { by: 'DISTRICT', provinceId: whole.content[0]!['provinceId'] }
        : { lockerId: 1 };
    const { sums } = await compared({ ...month, ...filter });
    expect(sums).not.toEqual(whole.sums);
  });

  it('has sums of nothing in them where the screen is empty', async () => {
    const { sums } = await compared(longAgo);
    const { lockerCount: _lockers, boxCount: _boxes, ...figures } = sums;
    const rest = Object.values(figures).filter((sum) => sum !== null);
    expect(new Set(rest)).toEqual(new Set([0]));
  });
});

it('no cell is a formula, whatever names are given', async () => {
  const { db } = opened.database;
  const begun = (sign: string, column: string) => sql<string>`${sign} || ${sql.ref(column)}`;
  await db
    .updateTable('providers')
    .set({ providerName: begun('=', 'providerName') })
    .execute();
  await db
    .updateTable('provinces')
    .set({ name: begun('@', 'name') })
    .execute();
  await db
    .updateTable('districts')
    .set({ name: begun('＋', 'name') })
    .execute();
  for (const name of ['providerStatistics', 'areaStatistics'] as const)
    for (const format of FORMATS) {
      const asked = name === 'areaStatistics' ? { ...month, by: 'DISTRICT' } : month;
      const cells = (await cellsOf(opened, of(name), format, asked)).flat();
      const texts = cells.filter((cell) => typeof cell === 'string');
      const [signs, marks] = [/^\s*[=+\-@＋]/, /^'/].map((sign) =>
        texts.some((cell) => sign.test(cell)),
      );
      // In a workbook no text is a formula.
      expect([name, format, signs, marks]).toEqual([
        name,
        format,
        format === 'XLSX',
        format === 'CSV',
      ]);
    }
});
