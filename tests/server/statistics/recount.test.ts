// Every figure equals a recount by a fold over the raw events, for several windows, over changes of the clocks, and with no data.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import * as statistics from '../../../contract/reports/statistics.ts';
import { dayOf, daysFrom, spanOf } from '../reports/cyprusDays.ts';
import { openReports, type OpenReports } from '../reports/openReports.ts';
import * as recount from './recount.ts';

/** Clocks go forward on 29 March and back on 25 October 2026. */
const SEASONS = [
  ['with the clocks going forward', '2026-04-12', '2026-03-29'],
  ['with the clocks going back and a new year', '2027-01-20', '2026-10-25'],
] as const;

const GROUPS = [0, 6, 12, 24, 48, 72, 168, Infinity];
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Today, the last days, the day of another length and its neighbours, a month around it, long ago, and all. */
const spansOf = (today: string, change: string): recount.Span[] => [
  { from: today, to: today },
  { from: daysFrom(today, -6), to: today },
  { from: change, to: change },
  { from: daysFrom(change, -1), to: daysFrom(change, 1) },
  { from: daysFrom(change, -15), to: daysFrom(change, 12) },
  { from: '2019-02-01', to: '2019-02-28' },
  { from: daysFrom(today, -130), to: today },
];

describe.each(SEASONS)('%s', (_name, today, change) => {
  const now = spanOf(today).startTime + 15.2 * 3_600_000;
  const spans = spansOf(today, change);
  let opened: OpenReports;
  let folded: recount.Folded;
  beforeAll(async () => {
    opened = await openReports(now);
    folded = await recount.fold(opened.database);
  }, 240_000);
  afterAll(() => opened.server.close());
  const told = async <E extends Endpoint>(endpoint: E, asked: Input<E>) =>
    (await opened.server.ask(endpoint, asked, opened)).body;

  it('the demo has something to tell of each', () => {
    const actions = recount.within(folded.actions, spans[4]!);
    expect(Math.min(...Object.values(recount.counts(actions)))).toBeGreaterThan(0);
    expect(dayOf(now)).toBe(today);
  });

  it.each(spans)('by provider: $from to $to', async (span) => {
    const actions = recount.within(folded.actions, span);
    const { providerStatistics } = statistics;
    const { content, sums, from, to } = await told(providerStatistics.query, span);
    expect({ from, to }).toEqual(span);
    for (const { providerId, providerNumber: _no, providerName: _name2, ...row } of content)
      expect([providerId, row]).toEqual([
        providerId,
        recount.flows(actions.filter((act) => act.providerId === providerId)),
      ]);
    const known = new Set(content.map(({ providerId }) => providerId));
    expect(actions.filter(({ providerId }) => !known.has(providerId))).toEqual([]);
    expect(sums).toEqual(recount.flows(actions));
  });

  it.each(spans)('day by day, and by hours of weekdays: $from to $to', async (span) => {
    const actions = recount.within(folded.actions, span);
    const days = await told(statistics.dayStatistics.query, span);
    expect(days.content).toEqual(
      recount.daysOf(span).map((day) => ({
        day,
        ...recount.counts(actions.filter(({ time }) => dayOf(time) === day)),
      })),
    );
    expect(days.sums).toEqual(recount.counts(actions));
    const hours = await told(statistics.hourStatistics.query, span);
    const names = recount.daysOf(span).map((day) => recount.hourOf(spanOf(day).startTime));
    expect(hours.content).toHaveLength(7 * 24);
    const { expiredCount: _none, ...inHours } = recount.counts(actions);
    expect(hours.sums).toEqual(inHours);
    for (const { weekday, hour, dayCount, ...row } of hours.content) {
      const name = `${WEEKDAYS[weekday - 1]} ${String(hour).padStart(2, '0')}`;
      const { expiredCount: _expired, ...counted } = recount.counts(
        actions.filter(({ time }) => recount.hourOf(time) === name),
      );
      expect([name, row]).toEqual([name, counted]);
      const own = names.filter((one) => one.startsWith(name.slice(0, 3))).length;
      expect([name, dayCount]).toEqual([name, own]);
    }
  });

  it.each(spans.slice(0, 5))('boxes over time: $from to $to', async (span) => {
    const { content, sums } = await told(statistics.boxStatistics.query, span);
    const days = recount.daysOf(span).map((day) => recount.hoursOfDay(folded, day, now));
    for (const [place, { day, boxCount, ...row }] of content.entries()) {
      expect([day, row]).toEqual([day, recount.pageOf(days[place]!)]);
      expect(boxCount).toBe(days[place]!.at(-1)!.boxes);
    }
    expect(sums).toEqual(recount.pageOf(days.flat()));
  });

  it.each(spans)('how long parcels lay: $from to $to', async (span) => {
    const lain = recount.hoursLain(recount.within(folded.actions, span));
    const { content, sums } = await told(statistics.dwellStatistics.query, span);
    const counted = GROUPS.slice(0, -1).map((from, place) => {
      const own = lain.filter((hours) => hours >= from && hours < GROUPS[place + 1]!).length;
      const share = lain.length === 0 ? null : recount.tenth((100 * own) / lain.length);
      return { fromHour: from, collectedCount: own, share };
    });
    expect(content.map(({ untilHour: _until, ...row }) => row)).toEqual(counted);
    const part = (of: number) =>
      lain.length === 0 ? null : recount.tenth(lain[Math.ceil(of * lain.length) - 1]!);
    const { averageHours } = recount.flows(recount.within(folded.actions, span));
    expect(sums).toEqual({
      collectedCount: lain.length,
      averageHours,
      medianHours: part(0.5),
      ninetiethHours: part(0.9),
    });
  });

  it.each(spans)('by province and district: $from to $to', async (span) => {
    const actions = recount.within(folded.actions, span);
    const lockers = await opened.database.db
      .selectFrom('lockers')
      .leftJoin('districts', 'districts.id', 'lockers.districtId')
      .select(['lockerId', 'districtId', 'provinceId'])
      .execute();
    const { boxes } = recount.hoursOfDay(folded, today, now).at(-1)!;
    for (const [by, id] of [
      ['PROVINCE', 'provinceId'],
      ['DISTRICT', 'districtId'],
    ] as const) {
      const { content, sums } = await told(statistics.areaStatistics.query, { ...span, by });
      for (const { lockerCount, boxCount, perBox, ...row } of content) {
        const own = lockers.filter((locker) => locker[id] === row[id]);
        const among = new Set<number | null>(own.map(({ lockerId }) => lockerId));
        const flows = recount.flows(actions.filter(({ lockerId }) => among.has(lockerId)));
        expect(row).toMatchObject(flows);
        expect([lockerCount, boxCount]).toEqual([own.length, recount.boxesIn(folded, among)]);
        expect(perBox).toBe(Math.round((100 * flows.depositedCount) / boxCount) / 100);
      }
      const flows = recount.flows(actions);
      expect(sums).toEqual({
        ...flows,
        lockerCount: lockers.length,
        boxCount: boxes,
        perBox: Math.round((100 * flows.depositedCount) / boxes) / 100,
      });
    }
  });
});
