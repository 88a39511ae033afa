// ReportExpired: paid subscription periods that ended, and whether the next one had begun by then.
import { sql } from 'kysely';
import { allOf, within } from '../lists/listing.ts';
import { inSpan, ofMember, same } from './conditions.ts';
import type { ParsedInput, Reader } from './reader.ts';
import { PAID_SPANS } from './subscription.ts';
import type { Source } from './source.ts';
import { amounts, counts, CUSTOMER, shown } from './tells.ts';

/** Renewed: another paid period of the customer had begun when this one ended, and continued. */
const RENEWED = sql`exists (select 1 from "payments" as "next"
    where "next"."memberId" = "payments"."memberId" and "next"."paymentScheme" <> 'PER_USE'
      and "next"."payStatus" = 'SUCCESS' and "next"."startTimeUseLocker" <= "payments"."endTimeUseLocker"
      and "next"."endTimeUseLocker" > "payments"."endTimeUseLocker")`;

const END = sql`case when ${RENEWED} then 'RENEWED' else 'EXPIRED' end`;

/** Either condition. The planner assumes that it matches half the rows and walks the newest first: hence the `coalesce`. */
function endedSo({ subscription }: ParsedInput) {
  if (subscription === undefined) return [];
  const renewed = sql<boolean>`coalesce(${RENEWED}, false)`;
  return [subscription === 'RENEWED' ? renewed : sql<boolean>`not ${renewed}`];
}

const chosen = (params: ParsedInput, reader: Reader) =>
  allOf([
    PAID_SPANS,
    sql`"endTimeUseLocker" <= ${reader.now()}`,
    ...inSpan('payments.endTimeUseLocker', params),
    ...within(sql.ref('payments.payTime'), params['paymentStartTime'], params['paymentEndTime']),
    ...ofMember('payments.memberId', params, reader),
  ]);

/**
 * The same for all periods at once: one was renewed if, of the customer's periods that end later, the earliest had begun.
 * Periods that end before the requested span are not read.
 */
const ends = (
  params: ParsedInput,
) => sql`select *, case when "memberId" is not null and "next" <= "endTimeUseLocker"
    then 'RENEWED' else 'EXPIRED' end as "subscription"
  from (select "memberId", "payTime", "paymentScheme", "payStatus", "startTimeUseLocker", "endTimeUseLocker",
      "amountCents", min("startTimeUseLocker") over (partition by "memberId" order by "endTimeUseLocker" desc
        groups between unbounded preceding and 1 preceding) as "next"
    from "payments" where ${allOf([PAID_SPANS, ...within(sql.ref('payments.endTimeUseLocker'), params['startTime'], undefined)])}
  ) as "spans"`;

const SUMS = sql`count(*) as "totalCount", sum("amountCents") as "amountCents",
  count(*) filter (where "subscription" = 'RENEWED') as "renewedCount",
  count(*) filter (where "subscription" = 'EXPIRED') as "expiredCount"`;

export const renewedOrExpired: Source = {
  base: (
    params,
    reader,
  ) => sql`select "paymentId", "memberId", "paymentScheme", "startTimeUseLocker",
      "endTimeUseLocker", "payTime" as "paymentTime", "endTimeUseLocker" as "expiredTime", "amountCents",
      "amountCents" as "amount", ${END} as "subscription"
    from "payments" where ${allOf([chosen(params, reader), ...endedSo(params)])}`,
  key: 'paymentId',
  order: { field: 'expiredTime', direction: 'desc' },
  select: sql`"r".*, ${CUSTOMER}`,
  joins: sql`left join "members" on "members"."memberId" = "r"."memberId"`,
  sums: SUMS,
  sumsBy: (params, reader) => sql`select ${SUMS} from (${ends(params)}) as "payments"
    where ${allOf([chosen(params, reader), ...same('subscription', params['subscription'])])}`,
  row: (raw, reader) => shown({ ...raw, ...amounts(raw, 'amount') }, reader),
  summed: (raw) => ({ ...counts(raw, 'renewedCount', 'expiredCount'), ...amounts(raw, 'amount') }),
};
