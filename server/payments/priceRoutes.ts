// Routes of prices: read, save, history of changes, and members by scheme.
import { sql } from 'kysely';
import { prices, type PriceFacts } from '../../contract/parcels/prices.ts';
import { PAYMENT_SCHEMES } from '../../domain/limits.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import { applyDuePlans, readPrices } from './priceRows.ts';
import { savePrices, pricesOutput } from './prices.ts';
import { doneBy } from '../events/doneBy.ts';
import { readPageOf } from '../lists/listing.ts';
import { memberName } from '../parcels/parcelInfo.ts';

type Handler<N extends keyof typeof prices> = Handlers<typeof prices>[N];

const side = (data: Readonly<Record<string, unknown>>, name: 'from' | 'to'): PriceFacts =>
  data[name] ?? {};

/** Read from the history, where each save has one event per scheme. Plans that are due are applied first. */
const changes: Handler<'changes'> = async ({ page, size }, context) => {
  await applyDuePlans(context);
  const { db } = context.database;
  const found = db
    .selectFrom('events')
    .where('subjectType', '=', 'prices')
    .where('type', '=', 'RECORD_CHANGED')
    .select(['id', 'time', 'byName', 'subjectId', 'data'])
    .orderBy('time', 'desc')
    .orderBy('id', 'desc');
  const { content: rows, ...paged } = await readPageOf(found, { page, size });
  const content = rows.flatMap(({ subjectId, data, ...row }) => {
    const paymentScheme = PAYMENT_SCHEMES[Number(subjectId) - 1];
    return paymentScheme
      ? { ...row, paymentScheme, from: side(data, 'from'), to: side(data, 'to') }
      : [];
  });
  return { ...paged, content };
};

const counts: Handler<'counts'> = async (_input, { database: { db }, now }) => {
  const members = await db
    .selectFrom('members')
    .select('paymentScheme')
    .select((is) => is.fn.countAll<number>().as('memberCount'))
    .select(sql<number>`count(*) filter (where "endTimeUseLocker" > ${now()})`.as('runningCount'))
    .where('deletedAt', 'is', null)
    .groupBy('paymentScheme')
    .execute();
  const open = await db
    .selectFrom('payments')
    .select('paymentScheme')
    .select((is) => is.fn.countAll<number>().as('openCount'))
    .where('payStatus', '=', 'WAIT')
    .groupBy('paymentScheme')
    .execute();
  const none = { memberCount: 0, runningCount: 0, openCount: 0 };
  return PAYMENT_SCHEMES.map((paymentScheme) => ({
    paymentScheme,
    ...none,
    ...members.find((row) => row.paymentScheme === paymentScheme),
    ...open.find((row) => row.paymentScheme === paymentScheme),
  }));
};

const payers: Handler<'payers'> = async ({ paymentScheme, page, size }, { database: { db } }) => {
  const found = db
    .selectFrom('members')
    .where('members.paymentScheme', '=', paymentScheme)
    .where('deletedAt', 'is', null)
    .select(['memberId', 'memberNo', 'memberStatus', 'startTimeUseLocker', 'endTimeUseLocker'])
    .select(memberName.$castTo<string>().as('memberName'))
    .select(
      sql<number>`(select coalesce(sum("amountCents"), 0)::bigint from "payments"
        where "payments"."memberId" = "members"."memberId" and "payStatus" = 'WAIT')`.as('cents'),
    )
    .orderBy('memberId');
  const { content: rows, ...paged } = await readPageOf(found, { page, size });
  const content = rows.map(({ cents, ...row }) => ({ ...row, openAmount: cents / 100 }));
  return { ...paged, content };
};

export const priceRoutes = routesOf(prices, {
  read: async (_input, { database: { db }, now }) =>
    pricesOutput((await readPrices(db, now())).prices),
  save: async (wanted, context) =>
    pricesOutput(
      await context.database.transaction((trx) =>
        savePrices(trx, context, wanted, doneBy(context)),
      ),
    ),
  changes,
  counts,
  payers,
});
