// The prices of the schemes: read, saved with history, and the price of a scheme at a moment.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { prices, Prices } from '../../contract/parcels/prices.ts';
import type { PaymentScheme } from '../../domain/limits.ts';
import { priceWith } from '../../domain/plannedPrices.ts';
import {
  centsOf,
  discountHolds,
  hundredthsOf,
  isSubscription,
  priceAt,
  windowHolds,
} from '../../domain/prices.ts';
import type { Trx } from '../db/tables.ts';
import type { Doer } from '../events/append.ts';
import { badInput } from '../http/badInput.ts';
import type { RequestContext } from '../http/context.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import {
  factsOf,
  lockPricesForUpdate,
  priceSubject,
  writePrice,
  type PriceRow,
} from './priceRows.ts';

type Wanted = ParsedInput<typeof prices.save>;

/** All prices as the API has them. */
export function pricesOutput(rows: readonly PriceRow[]): Prices {
  const entries = rows.map((row) => [
    row.paymentScheme,
    { paymentScheme: row.paymentScheme, ...factsOf(row) },
  ]);
  const lastUpdatedTime = Math.max(0, ...rows.map((row) => row.lastUpdatedTime));
  return { ...Object.fromEntries(entries), lastUpdatedTime } as Prices;
}

/** The columns to store for a scheme. Rejects a discount window that ends before it begins. */
function columnsOf(scheme: PaymentScheme, wanted: Wanted) {
  if (!isSubscription(scheme)) return { amountCents: centsOf(wanted.PER_USE.amount) };
  const { amount, ratio, ratioStartTime = null, ratioEndTime = null, isEnable } = wanted[scheme];
  if (!windowHolds(ratioStartTime, ratioEndTime))
    throw badInput(`${scheme}.ratioEndTime`, 'tooSmall');
  const ratioHundredths = hundredthsOf(ratio);
  return { amountCents: centsOf(amount), ratioHundredths, ratioStartTime, ratioEndTime, isEnable };
}

/** Saves all four; each change is recorded with its old and new values. */
export async function savePrices(
  trx: Trx,
  context: RequestContext,
  wanted: Wanted,
  by: Doer,
): Promise<readonly PriceRow[]> {
  const { prices: before } = await lockPricesForUpdate(trx, by.time);
  const latest = before.reduce((one, other) =>
    other.lastUpdatedTime > one.lastUpdatedTime ? other : one,
  );
  await refuseStale(trx, context, priceSubject(latest.paymentScheme), pricesOutput(before));
  const time = laterThan(latest.lastUpdatedTime, by.time);
  for (const price of before) {
    const scheme = price.paymentScheme;
    const after = { ...price, ...columnsOf(scheme, wanted) };
    if (JSON.stringify(after) === JSON.stringify(price)) continue;
    await writePrice(trx, price, { ...after, lastUpdatedTime: time }, by);
  }
  return (await lockPricesForUpdate(trx, by.time)).prices;
}

/**
 * The price of one use at a moment, possibly past, in cents: deposits may be reported days later. Taken from the history
 * before the first later change; waits for a concurrent save of prices.
 */
export async function priceOfUseAt(trx: Trx, time: number): Promise<number> {
  const { amountCents } = await currentPrice(trx, 'PER_USE', time);
  const [subjectType, subjectId] = priceSubject('PER_USE');
  const changed = await trx
    .selectFrom('events')
    .select('data')
    .where('subjectType', '=', subjectType)
    .where('subjectId', '=', String(subjectId))
    .where('type', '=', 'RECORD_CHANGED')
    .where('time', '>', time)
    .orderBy('time')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { from } = (changed?.data ?? {}) as { from?: { amount?: number } };
  return from?.amount === undefined ? amountCents : centsOf(from.amount);
}

/** Reads the current price of a scheme, with its planned change if that is due at the moment; waits for a concurrent save of prices. */
export async function currentPrice(trx: Trx, scheme: PaymentScheme, time: number) {
  const stored = await trx
    .selectFrom('prices')
    .selectAll()
    .where('paymentScheme', '=', scheme)
    .forShare()
    .executeTakeFirstOrThrow();
  const plan = await trx
    .selectFrom('plannedPrices')
    .selectAll()
    .where('paymentScheme', '=', scheme)
    .executeTakeFirst();
  const price = priceWith(stored, plan, time);
  return {
    /** The price before its discount. */
    listAmountCents: price.amountCents,
    /** The discount in effect, in hundredths of a percent; 0 if none. */
    ratioHundredths: discountHolds(price, time) ? (price.ratioHundredths ?? 0) : 0,
    amountCents: priceAt(price, time),
    isEnable: price.isEnable,
  };
}
