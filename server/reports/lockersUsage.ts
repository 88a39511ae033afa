// ReportUsage: deposits in each locker within a span, by whom and how they ended, and the expiries of the span.
import { sql, type RawBuilder } from 'kysely';
import { type ClosedSpan, spanOf } from './closedSpan.ts';
import { allOf } from '../lists/listing.ts';
import { atPlace } from './conditions.ts';
import { type FactType, factsOf } from './dayFacts.ts';
import type { ParsedInput } from './reader.ts';
import type { Source } from './source.ts';
import { counts } from './tells.ts';

type Sql = RawBuilder<unknown>;

export const USAGE_SUMS = ['totalCount', 'courier', 'member', 'memberFinished', 'expired'] as const;

/** A kind of facts by locker, within the span and at the place. */
const byLocker = (type: FactType, span: ClosedSpan, params: ParsedInput, measures: Sql) =>
  sql`select "lockerId", ${measures} from ${factsOf(type, 'LOCKER', span)}
    where ${allOf(atPlace('facts.lockerId', params))} group by "lockerId"`;

/** Incoming parcels are deposited by a courier, outgoing and returned ones by a customer. */
const USED = sql`sum("deposited") as "totalCount", sum("deposited" - "byMember") as "courier",
  sum("byMember") as "member", sum("memberFinished") as "memberFinished"`;

export const lockersUsage: Source = {
  // Removed lockers are included if they were used.
  base: async (params, reader) => {
    const span = await spanOf(params, reader);
    return sql`select "lockers"."lockerId", "lockerNumber", "lockerName",
      ${sql.join(USAGE_SUMS.map((name) => sql`coalesce(${sql.ref(name)}, 0) as ${sql.ref(name)}`))}
    from "lockers" left join (${byLocker('deposits', span, params, USED)}) as "used" on "used"."lockerId" = "lockers"."lockerId"
      left join (${byLocker('expiries', span, params, sql`sum("expired") as "expired"`)}) as "late" on "late"."lockerId" = "lockers"."lockerId"
    where ${allOf([
      sql`("deletedAt" is null or "used"."lockerId" is not null or "late"."lockerId" is not null)`,
      ...atPlace('lockers.lockerId', params),
    ])}`;
  },
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
