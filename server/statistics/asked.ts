// Parameters of statistics: their days and places.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { daysError, windowOf, type Days, type DayWindow } from '../../domain/reports/statistics.ts';
import { allOf } from '../lists/listing.ts';
import { placeFilters } from '../lists/placeFilters.ts';
import type { Services } from '../http/context.ts';
import { Problem } from '../system/problem.ts';

/** What statistics are read from: the database, the clock and the network's time zone. */
export type Source = Pick<Services, 'database' | 'now' | 'config'>;

export type Condition = RawBuilder<SqlBool>;

/** Places; the filters of contract/reports/statistics.ts. */
export interface Places {
  readonly lockerId?: number | undefined;
  readonly lockerGroupId?: number | undefined;
  readonly districtId?: number | undefined;
  readonly provinceId?: number | undefined;
}

const PROBLEMS = {
  future: 'REPORT_FUTURE',
  upsideDown: 'REPORT_UPSIDE_DOWN',
  tooLong: 'STATISTICS_TOO_LONG',
} as const;

/** The requested days. Rejects future days, an empty span, and too many. */
export function readWindow(params: Days, { now, config }: Source): DayWindow {
  const found = daysError(params, now(), config.timeZone);
  if (found) throw new Problem(PROBLEMS[found.error], { field: found.side });
  return windowOf(params, now(), config.timeZone);
}

/** From the window's start, inclusive, to its end, exclusive. */
export const inDays = (column: string, { start, end }: DayWindow): Condition =>
  sql<SqlBool>`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`;

/**
 * Lockers at the places. The sum hides the column from indexes that begin with it, as those do not contain times:
 * among a million parcels, the indexes by time are faster, and contain the locker too.
 */
export function atPlaces(column: string, params: Places): Condition[] {
  const { lockerId, lockerGroupId, districtId, provinceId } = params;
  const among: Condition[] = [
    ...(lockerGroupId === undefined ? [] : [placeFilters.lockerGroupId(lockerGroupId)]),
    ...(districtId === undefined ? [] : [sql<SqlBool>`"lockers"."districtId" = ${districtId}`]),
    ...(provinceId === undefined ? [] : [placeFilters.provinceId(provinceId)]),
  ];
  const own = sql`(${sql.ref(column)} + 0)`;
  return [
    ...(lockerId === undefined ? [] : [sql<SqlBool>`${own} = ${lockerId}`]),
    ...(among.length === 0
      ? []
      : [sql<SqlBool>`${own} in (select "lockerId" from "lockers" where ${allOf(among)})`]),
  ];
}
