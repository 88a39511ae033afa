// What statistics may be asked: which days, where, whose; and what leaves as a file.
import { parseCsv } from 'hucre/csv';
import { describe, expect, it } from 'vitest';
import * as statistics from '../../../contract/reports/statistics.ts';
import { daysFrom, spanOf } from '../reports/cyprusDays.ts';
import { openReports } from '../reports/openReports.ts';
import { shown } from '../reports/readBack.ts';
import * as recount from './recount.ts';
import { readRow, updateRows } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const TODAY = '2026-11-02';
const HOUR = 3_600_000;
const now = spanOf(TODAY).startTime + 9.4 * HOUR;
/** A month with a change of the clocks in it. */
const month = { from: '2026-10-04', to: TODAY };

const opened = await forFile(openReports(now));
const actions = recount.within((await recount.fold(opened.database)).actions, month);

const all = Object.values(statistics).filter((one) => typeof one === 'object');
const ask = (query: (typeof all)[number]['query'], asked: object) =>
  opened.server.ask(query, asked, { token: opened.token });
/** The cells of the file. */
const fileOf = async (endpoint: (typeof all)[number]['exportCsv'], asked: object) => {
  const { body } = await opened.server.ask(endpoint, asked, { token: opened.token });
  return parseCsv(body as unknown as string);
};

describe('The days', () => {
  it('are the last 30 of the network until somebody chooses others', async () => {
    for (const { query } of all) {
      const { body } = await ask(query, {});
      expect([body.from, body.to]).toEqual([daysFrom(TODAY, -29), TODAY]);
    }
    const { body } = await ask(statistics.dayStatistics.query, { to: '2026-10-25' });
    expect(body.content).toHaveLength(30);
  });

  it("'no future dates', none upside down, and 366 at most", async () => {
    for (const { query, exportCsv } of all)
      for (const [asked, code] of [
        [{ to: daysFrom(TODAY, 1) }, 'REPORT_FUTURE'],
        [{ from: daysFrom(TODAY, 3) }, 'REPORT_FUTURE'],
        [{ from: '2026-10-09', to: '2026-10-08' }, 'REPORT_UPSIDE_DOWN'],
        [{ from: daysFrom(TODAY, -366), to: TODAY }, 'STATISTICS_TOO_LONG'],
        [{ from: 'yesterday' }, 'BAD_INPUT'],
        [{ from: '2026-02-31' }, 'BAD_INPUT'],
        [{ to: '0000-01-15' }, 'BAD_INPUT'],
        [{ from: '0999-12-31', to: '1000-01-31' }, 'BAD_INPUT'],
        [{ from: '1999-12-31', to: '2000-01-31' }, 'BAD_INPUT'],
      ] as const)
        for (const endpoint of [query, exportCsv]) {
          const { status, body } = await ask(endpoint as typeof query, asked);
          expect([status, body]).toMatchObject([400, { code }]);
        }
    const { status } = await ask(statistics.dayStatistics.query, {
      from: daysFrom(TODAY, -365),
      to: TODAY,
    });
    expect(status).toBe(200);
  });
});

describe('The filters', () => {
  it('take a locker, a group, a district and a province', async () => {
    const { db } = opened.database;
    const lockers = await db
      .selectFrom('lockers')
      .leftJoin('districts', 'districts.id', 'lockers.districtId')
      .leftJoin('lockerGroupLockers as grouped', 'grouped.lockerId', 'lockers.lockerId')
      .select(['lockers.lockerId', 'districtId', 'provinceId', 'lockerGroupId'])
      .execute();
    const first = lockers.find(({ lockerGroupId }) => lockerGroupId !== null)!;
    const { providerStatistics, dayStatistics, dwellStatistics, boxStatistics } = statistics;
    const all = await shown(opened, boxStatistics.query, month);
    for (const [name, id] of Object.entries(first)) {
      const among = lockers.filter((one) => one[name as keyof typeof one] === id);
      const ids = new Set<number | null>(among.map(({ lockerId }) => lockerId));
      const own = actions.filter(({ lockerId }) => ids.has(lockerId));
      const [providers, days, dwell, boxes] = await Promise.all(
        [providerStatistics, dayStatistics, dwellStatistics, boxStatistics].map(
          async ({ query }) => (await shown(opened, query, { ...month, [name]: id })).sums,
        ),
      );
      expect([providers, days]).toEqual([recount.flows(own), recount.counts(own)]);
      expect(dwell).toMatchObject({ collectedCount: recount.hoursLain(own).length });
      expect(boxes!['averageInUse']).toBeLessThanOrEqual(Number(all.sums['averageInUse']));
    }
  });

  it('take a provider and a province where areas are compared', async () => {
    const { providerId } = actions.find((act) => act.providerId !== null)!;
    const own = actions.filter((act) => act.providerId === providerId);
    const { body } = await ask(statistics.areaStatistics.query, { ...month, providerId });
    expect(body.sums).toMatchObject(recount.flows(own));
    const { provinceId } = body.content[0] as { provinceId: number };
    const one = await ask(statistics.areaStatistics.query, {
      ...month,
      provinceId,
      by: 'DISTRICT',
    });
    expect(
      new Set(one.body.content.map((row) => (row as { provinceId: number }).provinceId)),
    ).toEqual(new Set([provinceId]));
  });

  it('areas have the boxes that lockers have, not those that were taken out', async () => {
    const { db } = opened.database;
    const boxes = async () => {
      const { body } = await ask(statistics.areaStatistics.query, month);
      return (body.sums as { boxCount: number }).boxCount;
    };
    const before = await boxes();
    const { boxId } = await readRow(db, 'boxes', { boxTypeId: 1, deletedAt: null });
    await updateRows(db, 'boxes', { boxId }, { deletedAt: now });
    expect(await boxes()).toBe(before - 1);
    await updateRows(db, 'boxes', { boxId }, { deletedAt: null });
  });
});

it('a parcel that lay six hours to the moment did not lie less', async () => {
  const { startTime: storeTime } = spanOf('2026-10-20');
  const { db } = opened.database;
  const { ordersId, ...before } = await readRow(db, 'parcels', { ordersStatus: 'FINISHED' });
  const counts = async () => {
    const { content } = (await ask(statistics.dwellStatistics.query, month)).body;
    return content.map((row) => (row as { collectedCount: number }).collectedCount);
  };
  const lay = { storeTime, timesDoubtful: false };
  await updateRows(db, 'parcels', { ordersId }, { ...lay, collectTime: storeTime + 6 * HOUR - 1 });
  const [less = 0, more = 0, ...others] = await counts();
  await updateRows(db, 'parcels', { ordersId }, { ...lay, collectTime: storeTime + 6 * HOUR });
  expect(await counts()).toEqual([less - 1, more + 1, ...others]);
  await updateRows(db, 'parcels', { ordersId }, before);
});

describe('The files', () => {
  it('have the rows and the sums of the screen, with the comma that reports want', async () => {
    for (const { query, exportCsv } of all) {
      const { body } = await ask(query, month);
      const [, ...lines] = await fileOf(exportCsv, month);
      expect(lines).toHaveLength(body.content.length + 1);
      expect(lines.at(-1)?.[0]).toBe('Total');
    }
    const { body } = await ask(statistics.boxStatistics.query, month);
    const [head, ...lines] = await fileOf(statistics.boxStatistics.exportCsv, month);
    const place = head!.indexOf('Percent in use');
    const shares = body.content.map((row) => (row as { inUseShare: number }).inUseShare);
    expect(lines.slice(0, -1).map((line) => Number(String(line[place]).replace(',', '.')))).toEqual(
      shares,
    );
    expect(lines.map((line) => line[place]).join(' ')).toMatch(/\d,\d/);
  });

  it('stand in the history of what was exported, and take REPORT_EXPORT', async () => {
    const { database, server } = opened;
    const before = await database.db.selectFrom('events').selectAll().execute();
    await ask(statistics.areaStatistics.exportXlsx as never, month);
    const after = await database.db.selectFrom('events').selectAll().execute();
    expect(after.findLast(({ type }) => type === 'EXPORTED')).toMatchObject({
      subjectId: 'areasStatistics',
      data: { format: 'xlsx', filters: { ...month } },
    });
    expect(after.length).toBeGreaterThan(before.length);
    for (const { query, exportCsv } of all) {
      expect([query.needs, exportCsv.needs]).toEqual([['REPORT_VIEW'], ['REPORT_EXPORT']]);
      expect((await server.ask(query, {})).status).toBe(401);
    }
  });
});
