// ReportUsage: deposits in each locker within a span, by whom and how they ended, and the expiries of the span.
import { sql } from 'kysely';
import { allOf, atPlace, inSpan } from './conditions.ts';
import { isExpiry } from './isExpiry.ts';
import type { ParsedInput } from './reader.ts';
import type { Source } from './source.ts';
import { counts } from './tells.ts';

export const USAGE_SUMS = ['totalCount', 'courier', 'member', 'memberFinished', 'expired'] as const;

/** Incoming parcels are deposited by a courier, outgoing and returned ones by a customer. */
const used = (params: ParsedInput) => sql`select "lockerId", count(*) as "totalCount",
    count(*) filter (where "parcelType" = 'DEPOSIT_PARCEL') as "courier",
    count(*) filter (where "parcelType" <> 'DEPOSIT_PARCEL') as "member",
    count(*) filter (where "parcelType" <> 'DEPOSIT_PARCEL' and "ordersStatus" = 'FINISHED') as "memberFinished"
  from "parcels" where ${allOf([
    sql`"storeTime" is not null`,
    ...inSpan('parcels.storeTime', params),
    ...atPlace('parcels.lockerId', params),
  ])} group by "lockerId"`;

/** By locker and span of the expiry itself, not of the deposit. */
const late = (params: ParsedInput) =>
  sql`select "lockerId", count(*) as "expired" from "events" where ${allOf([
    isExpiry,
    ...inSpan('events.time', params),
    ...atPlace('events.lockerId', params),
  ])} group by "lockerId"`;

export const lockersUsage: Source = {
  // Removed lockers are included if they were used.
  base: (params) => sql`select "lockers"."lockerId", "lockerNumber", "lockerName",
      ${sql.join(USAGE_SUMS.map((name) => sql`coalesce(${sql.ref(name)}, 0) as ${sql.ref(name)}`))}
    from "lockers" left join (${used(params)}) as "used" on "used"."lockerId" = "lockers"."lockerId"
      left join (${late(params)}) as "late" on "late"."lockerId" = "lockers"."lockerId"
    where ${allOf([
      sql`("deletedAt" is null or "used"."lockerId" is not null or "late"."lockerId" is not null)`,
      ...atPlace('lockers.lockerId', params),
    ])}`,
  key: 'lockerId',
  order: { field: 'totalCount', direction: 'desc' },
  addedUp: true,
  select: sql`"r".*`,
  joins: sql``,
  sums: sql`${sql.join(USAGE_SUMS.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`))},
    count(*) as "lockerCount"`,
  row: (raw) => ({ ...raw, ...counts(raw, ...USAGE_SUMS) }),
  rowCount: 'lockerCount',
  summed: (raw) => counts(raw, ...USAGE_SUMS),
};
