// ReportSubscription: paid subscriptions, and the share of each in the calendar year of payment.
import { sql, type RawBuilder } from 'kysely';
import { startOfDay } from '../../domain/timeZone.ts';
import { localMs, valueAt } from '../db/localTime.ts';
import { allOf } from '../lists/listing.ts';
import { inSpan, ofMember, same } from './conditions.ts';
import type { Source } from './source.ts';
import { amounts, CUSTOMER, shown, sumsOfCents } from './tells.ts';

/** Payments of periods that began; the other rows are charges per use and unpaid ones. */
export const PAID_SPANS = sql<boolean>`"paymentScheme" <> 'PER_USE' and "payStatus" = 'SUCCESS'
  and "startTimeUseLocker" is not null and "endTimeUseLocker" is not null`;

const PAY_TIME = sql.ref('payTime');

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The first days of the years in which a payment can have been made, as if they began in UTC. */
const YEARS = Array.from({ length: 101 }, (_, year) => Date.UTC(2000 + year, 0, 1));

/** The number of a time's day in the network's calendar, by the clock changes that the rest of the product uses. */
const dayOf = (column: string, timeZone: string): RawBuilder<unknown> =>
  sql`floor(${localMs(sql.ref(column), timeZone)} / ${sql.lit(DAY_MS)}.0)::bigint`;

/**
 * A subscription's amount split by days between the calendar year of payment and the next: days of the network's calendar
 * including the first and excluding the end. The year of payment is rounded down to whole cents, and the rest goes to
 * the next. Most periods end in the year of payment and need no calendar.
 */
const currentYearCents = (timeZone: string): RawBuilder<unknown> => {
  const start = dayOf('startTimeUseLocker', timeZone);
  const end = dayOf('endTimeUseLocker', timeZone);
  const starts = YEARS.map((day) => startOfDay(day, timeZone));
  const nextStart = valueAt(starts, PAY_TIME, starts);
  const nextYear = valueAt(
    YEARS.map((day) => day / DAY_MS),
    PAY_TIME,
    starts,
  );
  return sql`case
    when "endTimeUseLocker" < ${nextStart} then "amountCents"::bigint
    when ${end} <= ${start} then "amountCents"::bigint
    else "amountCents"::bigint * greatest(0, least(${nextYear}, ${end}) - ${start}) / (${end} - ${start}) end`;
};

const INCOMES = ['amount', 'currentYearIncome', 'nextYearIncome'] as const;

export const subscription: Source = {
  base: (
    params,
    reader,
  ) => sql`select *, "amountCents" - "currentYearIncomeCents" as "nextYearIncomeCents" from (
      select "paymentId", "memberId", "paymentScheme", "startTimeUseLocker", "endTimeUseLocker", "payTime",
        "amountCents", "amountCents" as "amount", ${currentYearCents(reader.config.timeZone)} as "currentYearIncomeCents"
      from "payments" where ${allOf([
        PAID_SPANS,
        ...inSpan('payments.payTime', params),
        ...same('payments.paymentScheme', params['paymentScheme']),
        ...ofMember('payments.memberId', params, reader),
      ])}) as "split"`,
  key: 'paymentId',
  order: { field: 'payTime', direction: 'desc' },
  costly: true,
  select: sql`"r".*, ${CUSTOMER}`,
  joins: sql`left join "members" on "members"."memberId" = "r"."memberId"`,
  sums: sql`count(*) as "totalCount", ${sumsOfCents(INCOMES)}`,
  row: (raw, reader) => shown({ ...raw, ...amounts(raw, ...INCOMES) }, reader),
  summed: (raw) => amounts(raw, ...INCOMES),
};
