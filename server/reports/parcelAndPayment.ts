// ReportTransactionHistory: parcels by booking time, with their charges and payments.
import { sql } from 'kysely';
import { chargedSums } from './chargedSums.ts';
import { allOf } from '../lists/listing.ts';
import { atPlace, inSpan } from './conditions.ts';
import type { ParsedInput } from './reader.ts';
import type { Source } from './source.ts';
import { amounts, CUSTOMER, LOCKER, shown } from './tells.ts';

const chosen = (params: ParsedInput) =>
  allOf([
    sql`"bookTime" is not null`,
    ...inSpan('parcels.bookTime', params),
    ...atPlace('parcels.lockerId', params),
  ]);

/** Both sums of the shown parcels' payments; the scheme and time of the last payment. */
const PAID = sql`(select sum("amountCents") as "amountCents",
    sum("amountCents") filter (where "payStatus" = 'SUCCESS') as "paidAmountCents",
    max("payTime") filter (where "payStatus" = 'SUCCESS') as "payTime",
    max("paymentScheme") as "paymentScheme"
  from "payments" where "payments"."ordersId" = "r"."ordersId")`;

export const parcelAndPayment: Source = {
  base: (
    params,
  ) => sql`select "ordersId", "parcelNumber", "bookNumber", "parcelType", "ordersStatus", "lockerId",
      "boxId", "memberId", "customerMobile", "bookTime", "storeTime", "collectTime", "payStatus"
    from "parcels" where ${chosen(params)}`,
  key: 'ordersId',
  order: { field: 'bookTime', direction: 'desc' },
  select: sql`"r".*, ${CUSTOMER}, ${LOCKER}, coalesce("r"."customerMobile", "members"."mobile") as "mobile",
    "boxes"."name" as "boxName", "paid".*`,
  joins: sql`join "lockers" on "lockers"."lockerId" = "r"."lockerId"
    left join "boxes" on "boxes"."boxId" = "r"."boxId"
    left join "members" on "members"."memberId" = "r"."memberId"
    cross join lateral ${PAID} as "paid"`,
  sums: sql``,
  sumsBy: chargedSums('bookings'),
  row: (raw, reader) => shown({ ...raw, ...amounts(raw, 'amount', 'paidAmount') }, reader),
  summed: (raw) => amounts(raw, 'amount', 'paidAmount'),
};
