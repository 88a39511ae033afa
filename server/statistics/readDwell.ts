// Dwell time: how long parcels collected in these days had been stored.
import { sql } from 'kysely';
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { dwellStatistics } from '../../contract/reports/statistics.ts';
import { COLLECT_FROM_HOURS } from '../../domain/reports/reports.ts';
import { percentOf } from '../../domain/percentOf.ts';
import type { Days } from '../../domain/reports/statistics.ts';
import { COLLECTED } from '../reports/dayFacts.ts';
import { stayLength } from '../reports/stayLength.ts';
import { allOf } from '../lists/listing.ts';
import { atPlaces, inDays, readWindow, type Places, type Source } from './asked.ts';
import { hoursOf } from './flows.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** Upper bounds of the groups; the last group has none. */
const ENDS = COLLECT_FROM_HOURS.slice(1).map((hours) => hours * HOUR_MS);

/** Number of parcels stored no longer than each bound. */
const SHORTER = sql`array[${sql.join(
  ENDS.map((end) => sql`count(*) filter (where "length" < ${sql.lit(end)})`),
)}]::integer[]`;

/** Median and 90th percentile: values that occur, not interpolated ones. */
const SHARES = sql`array[0.5, 0.9]::float8[]`;

interface Lengths {
  count: number;
  average: number | null;
  shares: number[] | null;
  shorter: number[];
}

/** One row per group, including empty ones. Skips parcels with contradictory times; a dwell time of 0 is in the first. */
export async function readDwell(
  params: Days & Places,
  source: Source,
): Promise<ParsedOutput<typeof dwellStatistics.query>> {
  const window = readWindow(params, source);
  const { db } = source.database;
  const lengths = sql`select ${stayLength} as "length" from "parcels" where ${allOf([
    inDays('parcels.collectTime', window),
    COLLECTED,
    ...atPlaces('parcels.lockerId', params),
  ])}`;
  const { rows } =
    await sql<Lengths>`select count("length") as "count", avg("length")::float8 as "average",
      (percentile_disc(${SHARES}) within group (order by "length"))::float8[] as "shares",
      ${SHORTER} as "shorter"
    from (${lengths}) as "lain"`.execute(db);
  const { count = 0, average = null, shares = null, shorter = [] } = rows[0] ?? {};
  const until = [0, ...shorter, count];
  const hours = (length: number | null | undefined) =>
    length === null || length === undefined ? null : hoursOf(length);
  return {
    from: window.days[0] ?? '',
    to: window.days.at(-1) ?? '',
    content: COLLECT_FROM_HOURS.map((fromHour, index) => {
      const own = (until[index + 1] ?? 0) - (until[index] ?? 0);
      return {
        fromHour,
        untilHour: COLLECT_FROM_HOURS[index + 1] ?? null,
        collectedCount: own,
        share: percentOf(own, count),
      };
    }),
    sums: {
      collectedCount: count,
      averageHours: hours(average),
      medianHours: hours(shares?.[0]),
      ninetiethHours: hours(shares?.[1]),
    },
  };
}
