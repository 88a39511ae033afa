// ReportCustormerPayment: customers who paid within a span, and how much per use and by subscription.
import { sql } from 'kysely';
import { named } from '../members/memberRows.ts';
import { allOf } from '../lists/listing.ts';
import { inSpan } from './conditions.ts';
import type { ParsedInput } from './reader.ts';
import type { Source } from './source.ts';
import { amounts, counts, shown, sumsOfCents } from './tells.ts';

const AMOUNTS = ['perUseAmount', 'subscriptionAmount', 'amount'] as const;

function called({ firstLastName }: ParsedInput) {
  const name = typeof firstLastName === 'string' ? firstLastName.trim() : '';
  return name === ''
    ? []
    : [sql<boolean>`"memberId" in (select "memberId" from "members" where ${named(name)})`];
}

export const payMemberInfo: Source = {
  base: (
    params,
  ) => sql`select "members"."memberId", "username", "paymentCount", "paid"."payTime", "perUseAmountCents",
      "subscriptionAmountCents", "amountCents", "amountCents" as "amount"
    from (select "memberId", count(*) as "paymentCount", max("payTime") as "payTime",
        coalesce(sum("amountCents") filter (where "paymentScheme" = 'PER_USE'), 0) as "perUseAmountCents",
        coalesce(sum("amountCents") filter (where "paymentScheme" <> 'PER_USE'), 0) as "subscriptionAmountCents",
        sum("amountCents") as "amountCents"
      from "payments" where ${allOf([
        sql`"payStatus" = 'SUCCESS' and "memberId" is not null`,
        ...inSpan('payments.payTime', params),
        ...called(params),
      ])} group by "memberId") as "paid"
    join "members" on "members"."memberId" = "paid"."memberId"`,
  key: 'memberId',
  order: { field: 'amount', direction: 'desc' },
  addedUp: true,
  select: sql`"r".*, "memberNo", "firstName", "lastName", "mobile", "email", "paymentScheme"`,
  joins: sql`join "members" on "members"."memberId" = "r"."memberId"`,
  sums: sql`count(*) as "totalCount", sum("paymentCount")::bigint as "paymentCount", ${sumsOfCents(AMOUNTS)}`,
  row: (raw, reader) =>
    shown({ ...raw, ...counts(raw, 'paymentCount'), ...amounts(raw, ...AMOUNTS) }, reader),
  summed: (raw) => ({ ...counts(raw, 'paymentCount'), ...amounts(raw, ...AMOUNTS) }),
};
