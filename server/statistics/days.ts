// usageStatistics: activity by day, and by hour of the weekday.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { dayStatistics, hourStatistics } from '../../contract/reports/statistics.ts';
import { placesOf, weekdayOf, type Days, type Place } from '../../domain/reports/statistics.ts';
import type { SumsBy } from '../reports/dayFacts.ts';
import { atPlaces, readWindow, type Condition, type Places, type Source } from './asked.ts';
import { stepsOf, type FlowName } from './flows.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Activity counts, grouped by what `keyOf` gives for each half hour. */
async function countedBy<A extends FlowName>(
  flows: readonly A[],
  params: Days & Places,
  source: Source,
  sumsBy: (where: Condition[]) => SumsBy | undefined,
  keyOf: (place: Place) => number,
) {
  const window = readWindow(params, source);
  const where = atPlaces('facts.lockerId', params);
  const about = { where, by: sumsBy(where) };
  const places = placesOf(window, source.config.timeZone);
  const sums = Object.fromEntries(flows.map((flow) => [flow, 0])) as Record<A, number>;
  const byKey = new Map<number, Record<A, number>>();
  for (const flow of flows)
    for (const { step, count } of await stepsOf(flow, window, about, source)) {
      const place = places[step];
      if (!place) continue;
      const key = keyOf(place);
      const known =
        byKey.get(key) ?? (Object.fromEntries(flows.map((one) => [one, 0])) as Record<A, number>);
      known[flow] += count;
      sums[flow] += count;
      byKey.set(key, known);
    }
  return { window, byKey, sums };
}

/** One row per day, including days without activity. */
export async function readDays(
  params: Days & Places,
  source: Source,
): Promise<ParsedOutput<typeof dayStatistics.query>> {
  const flows = ['depositedCount', 'collectedCount', 'expiredCount'] as const;
  const { window, byKey, sums } = await countedBy(
    flows,
    params,
    source,
    () => 'LOCKER',
    ({ day }) => day,
  );
  const none = { depositedCount: 0, collectedCount: 0, expiredCount: 0 };
  return {
    from: window.days[0] ?? '',
    to: window.days.at(-1) ?? '',
    content: window.days.map((day, place) => ({ day, ...(byKey.get(place) ?? none) })),
    sums,
  };
}

/** One row per hour of each weekday, from Monday 0:00; an hour repeated by a clock change includes both. */
export async function readHours(
  params: Days & Places,
  source: Source,
): Promise<ParsedOutput<typeof hourStatistics.query>> {
  const { days } = readWindow(params, source);
  const weekdays = days.map(weekdayOf);
  const keyOf = ({ day, hour }: Place) => (weekdays[day] ?? 0) * 24 + hour;
  const flows = ['depositedCount', 'collectedCount'] as const;
  // Half hours are not kept for each place.
  const sumsBy = (where: Condition[]) => (where.length === 0 ? 'STEP' : undefined);
  const { byKey, sums } = await countedBy(flows, params, source, sumsBy, keyOf);
  const none = { depositedCount: 0, collectedCount: 0 };
  const content = WEEKDAYS.flatMap((weekday) => {
    const dayCount = weekdays.filter((one) => one === weekday).length;
    return HOURS.map((hour) => ({
      weekday,
      hour,
      dayCount,
      ...(byKey.get(weekday * 24 + hour) ?? none),
    }));
  });
  return { from: days[0] ?? '', to: days.at(-1) ?? '', content, sums };
}
