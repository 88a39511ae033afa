// Generates charges, subscriptions over three years, calls, and the history of a benchmark's parcels.
import { sql } from 'kysely';
import type { Database } from '../server/db/connect.ts';
import type { Secrets } from '../server/system/secrets.ts';
import { sealEvents } from '../server/audit/sealEvents.ts';
import { manyEvents } from './manyEvents.ts';
import { SUBSCRIBES } from './manyParcels.ts';
import { withoutIndexes } from './withoutIndexes.ts';

const DAY = 24 * 60 * 60 * 1_000;
const MONTHS = 36;
const CALLS = 300_000;
/** Events per seal: more than a server uses, to save time. */
const SEALED_AT_ONCE = 20_000;

/** The cost of a parcel: charged on deposit and, if paid, paid on collection. */
const byUse = sql`insert into "payments" ("paymentScheme", "amountCents", "memberId", "ordersId", "payStatus",
    "payTime", "creationTime")
  select 'PER_USE', "amountCents", "memberId", "ordersId", "payStatus",
    case "payStatus" when 'SUCCESS' then "collectTime" else "storeTime" end, "storeTime"
  from "parcels" where "bookNumber" like 'N%' and "amountCents" > 0 order by "parcels"."storeTime"`;

/** One customer in five pays every month; one in ten of their months is left out. */
const subscribed = (
  now: number,
) => sql`insert into "payments" ("paymentScheme", "amountCents", "memberId", "payStatus",
    "payTime", "startTimeUseLocker", "endTimeUseLocker", "creationTime")
  select 'MONTHLY', 490, "memberId", 'SUCCESS', "time", "time", "time" + ${30 * DAY}, "time"
  from "members", lateral (select ${now}::bigint - ("month" * 30 + "memberId" % 30)::bigint * ${DAY} as "time", "month"
    from generate_series(1, ${MONTHS}) as "series"("month")) as "span"
  where ${SUBSCRIBES} and ("memberId" + "month") % 10 <> 0`;

const called = (
  now: number,
) => sql`insert into "providerCalls" ("providerId", "call", "parcelNumber", "result",
    "callingTime", "ip", "time")
  select 1 + "n" % 5, case when "n" % 2 = 0 then 'announce' else 'state' end, 'N' || "n",
    case when "n" % 40 = 0 then 'PARCEL_UNDER_WAY' else 'SUCCESS' end, "n" % 90, '192.0.2.7',
    ${now}::bigint - "n"::bigint * 100000
  from generate_series(1, ${CALLS}) as "series"("n")`;

/** Adds them to the data of manyParcels.ts, with their history, sealed as a server would have by now. */
export async function manyPayments(database: Database, secrets: Secrets): Promise<void> {
  const now = Date.now();
  const { last } = await database.db
    .selectFrom('payments')
    .select((is) => is.fn.max('paymentId').as('last'))
    .executeTakeFirstOrThrow();
  await withoutIndexes(database, ['payments', 'events', 'providerCalls'], async (trx) => {
    for (const statement of [byUse, subscribed(now), called(now)]) await statement.execute(trx);
    await manyEvents(trx, last ?? 0);
  });
  await sealEvents({ database, secrets, now: Date.now, most: SEALED_AT_ONCE });
}
