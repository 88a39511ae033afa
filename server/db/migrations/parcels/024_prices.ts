// Prices and payments: a charge keeps the price it was made from; of a customer one subscription is to be paid at a time.
import { type Migration, sql } from 'kysely';

const statements = [
  `alter table "payments" add column "listAmountCents" integer check ("listAmountCents" >= 0)`,
  `alter table "payments" add column "ratioHundredths" integer check ("ratioHundredths" between 0 and 10000)`,
  // What was asked for at a reservation had no charge of its own until now: nobody could have paid it.
  `insert into "payments"
    ("paymentScheme", "amountCents", "memberId", "ordersId", "payStatus", "payTime", "creationTime")
    select 'PER_USE', "amountCents", "memberId", "ordersId", 'WAIT',
      coalesce("storeTime", "creationTime"), coalesce("storeTime", "creationTime")
    from "parcels"
    where "ordersStatus" in ('STORED', 'EXPIRED') and "memberId" is not null
      and "payStatus" = 'WAIT' and "amountCents" > 0
      and not exists (select from "payments" where "payments"."ordersId" = "parcels"."ordersId")`,
  `create unique index "paymentsOneSubscription" on "payments" ("memberId")
    where "payStatus" = 'WAIT' and "ordersId" is null`,
  `create index "paymentsOpen" on "payments" ("memberId") where "payStatus" = 'WAIT'`,
  `create index "membersScheme" on "members" ("paymentScheme", "memberId") where "deletedAt" is null`,
];

export const prices: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
