// The stored prices and their planned changes: read, locked, and changed by the plans that are due.
import type { Selectable } from 'kysely';
import type { PriceFacts } from '../../contract/parcels/prices.ts';
import { PAYMENT_SCHEMES, type PaymentScheme } from '../../domain/limits.ts';
import { dueChanges, pricesWith } from '../../domain/plannedPrices.ts';
import { isSubscription } from '../../domain/prices.ts';
import type { PlannedPricesTable, PricesTable } from '../db/tables/settings.ts';
import type { Db, Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { recordChange } from '../events/recordChange.ts';
import type { Services } from '../http/context.ts';

export type PriceRow = Selectable<PricesTable>;
export type PlanRow = Selectable<PlannedPricesTable>;

const numberOf = (scheme: PaymentScheme) => PAYMENT_SCHEMES.indexOf(scheme) + 1;

/** The history subject of a scheme's price: its position among the schemes, from 1. */
export const priceSubject = (scheme: PaymentScheme): ['prices', number] => [
  'prices',
  numberOf(scheme),
];

/** The history subject of a scheme's planned change. */
export const planSubject = (scheme: PaymentScheme): ['plannedPrices', number] => [
  'plannedPrices',
  numberOf(scheme),
];

const inOrder = <R extends { paymentScheme: PaymentScheme }>(rows: readonly R[]): R[] =>
  PAYMENT_SCHEMES.flatMap((scheme) => rows.filter((row) => row.paymentScheme === scheme));

async function storedPrices(db: Db, lock = false): Promise<PriceRow[]> {
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .orderBy('paymentScheme')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
  return inOrder(rows);
}

const storedPlans = async (db: Db): Promise<PlanRow[]> =>
  inOrder(await db.selectFrom('plannedPrices').selectAll().execute());

/** Prices and the plans that are not due, in the order of the schemes. */
export interface PricesAndPlans {
  readonly prices: readonly PriceRow[];
  readonly plans: readonly PlanRow[];
}

/** Both at this moment: a plan that is due counts as applied before the job has applied it. */
export async function readPrices(db: Db, now: number): Promise<PricesAndPlans> {
  // Plans first: one that is applied between the two queries is then in the prices already, and counts once.
  const plans = await storedPlans(db);
  const prices = pricesWith(await storedPrices(db), plans, now);
  return { prices, plans: plans.filter(({ effectiveTime }) => effectiveTime > now) };
}

/** A price as the API has it; PER_USE has an amount only. */
export const factsOf = (price: PriceRow): PriceFacts => ({
  amount: price.amountCents / 100,
  ...(isSubscription(price.paymentScheme) && {
    ratio: (price.ratioHundredths ?? 0) / 100,
    ratioStartTime: price.ratioStartTime,
    ratioEndTime: price.ratioEndTime,
    isEnable: price.isEnable,
  }),
});

/** Stores a price and records the change, at the price's `lastUpdatedTime`. */
export async function writePrice(
  trx: Trx,
  from: PriceRow,
  to: PriceRow,
  by: Omit<Parameters<typeof recordChange>[1], 'time'>,
): Promise<void> {
  const { paymentScheme, ...columns } = to;
  await trx.updateTable('prices').set(columns).where('paymentScheme', '=', paymentScheme).execute();
  const sides = { from: factsOf(from), to: factsOf(to) };
  await recordChange(trx, { ...by, time: to.lastUpdatedTime }, priceSubject(paymentScheme), sides);
}

/**
 * Locks the prices, then applies the plans that are due: each becomes a change at its effective time, by who planned it.
 * Everything that writes prices or plans begins with this.
 */
export async function lockPricesForUpdate(trx: Trx, now: number): Promise<PricesAndPlans> {
  const stored = await storedPrices(trx, true);
  const changes = dueChanges(stored, await storedPlans(trx), now);
  for (const { plan, from, to } of changes) {
    const { byId, byName, paymentScheme } = plan;
    if (from !== to) await writePrice(trx, from, to, { byType: 'STAFF', byId, byName });
    await trx.deleteFrom('plannedPrices').where('paymentScheme', '=', paymentScheme).execute();
  }
  return { prices: await storedPrices(trx), plans: await storedPlans(trx) };
}

/** Applies the plans that are due. Several servers can do so at once: one of them does, the others find nothing. */
export async function applyDuePlans({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const time = now();
  const due = database.db.selectFrom('plannedPrices').where('effectiveTime', '<=', time);
  if (await hasRow(due)) await database.transaction((trx) => lockPricesForUpdate(trx, time));
}
