// The report of network alerts, by the time of their first report.
import { sql } from 'kysely';
import { allOf } from '../lists/listing.ts';
import { atPlace, inSpan, same } from './conditions.ts';
import type { Source } from './source.ts';
import { counts, LOCKER } from './tells.ts';

const MINUTE = 60_000;

export const networkAlerts: Source = {
  base: (
    params,
  ) => sql`select "alertId", "alertType", "state" as "alertState", "alerts"."lockerId", "lockerName", "boxId",
      "startTime", "lastTime", "reportCount", "acknowledgedTime", "endTime",
      round(("endTime" - "startTime") / ${sql.lit(MINUTE)}.0)::int as "minutes"
    from "alerts" join "lockers" on "lockers"."lockerId" = "alerts"."lockerId" where ${allOf([
      ...inSpan('alerts.startTime', params),
      ...same('alerts.alertType', params['alertType']),
      ...atPlace('alerts.lockerId', params),
    ])}`,
  key: 'alertId',
  order: { field: 'startTime', direction: 'desc' },
  select: sql`"r".*, ${LOCKER}, "lockers"."location", "boxes"."name" as "boxName"`,
  joins: sql`join "lockers" on "lockers"."lockerId" = "r"."lockerId"
    left join "boxes" on "boxes"."boxId" = "r"."boxId"`,
  sums: sql`count(*) as "totalCount", count(*) filter (where "alertState" <> 'RESOLVED') as "standingCount",
    sum("reportCount")::bigint as "reportCount"`,
  row: (raw) => raw,
  summed: (raw) => counts(raw, 'standingCount', 'reportCount'),
};
