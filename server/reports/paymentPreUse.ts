// ReportPaymentperuser: charges for the use of boxes, and when each use began and ended.
import { sql } from 'kysely';
import { chargedSums } from './chargedSums.ts';
import { allOf } from '../lists/listing.ts';
import { atPlace, inSpan } from './conditions.ts';
import type { ParsedInput } from './reader.ts';
import type { Source } from './source.ts';
import { amounts, CUSTOMER, LOCKER, shown } from './tells.ts';

/** A payment's place is that of its parcel. */
function ofPlace(params: ParsedInput) {
  const places = atPlace('parcels.lockerId', params);
  return places.length === 0
    ? []
    : [sql<boolean>`"ordersId" in (select "ordersId" from "parcels" where ${allOf(places)})`];
}

export const paymentPreUse: Source = {
  base: (
    params,
  ) => sql`select "paymentId", "ordersId", "memberId", "payTime", "paymentScheme", "amountCents", "payStatus"
    from "payments" where ${allOf([
      sql`"paymentScheme" = 'PER_USE'`,
      ...inSpan('payments.payTime', params),
      ...ofPlace(params),
    ])}`,
  key: 'paymentId',
  order: { field: 'payTime', direction: 'desc' },
  select: sql`"r".*, ${CUSTOMER}, ${LOCKER}, "parcels"."parcelNumber", "boxes"."name" as "boxName",
    "parcels"."storeTime" as "startTimeUseLocker", "parcels"."collectTime" as "endTimeUseLocker"`,
  joins: sql`left join "parcels" on "parcels"."ordersId" = "r"."ordersId"
    left join "lockers" on "lockers"."lockerId" = "parcels"."lockerId"
    left join "boxes" on "boxes"."boxId" = "parcels"."boxId"
    left join "members" on "members"."memberId" = "r"."memberId"`,
  sums: sql``,
  sumsBy: chargedSums('uses'),
  row: (raw, reader) => shown({ ...raw, ...amounts(raw, 'amount') }, reader),
  summed: (raw) => amounts(raw, 'amount', 'paidAmount'),
};
