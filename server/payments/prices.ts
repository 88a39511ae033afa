// The prices of the schemes: read, saved with history, and the price of a scheme at a moment.
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { PriceFacts, prices, Prices } from '../../contract/parcels/prices.ts';
import { PAYMENT_SCHEMES, type PaymentScheme } from '../../domain/limits.ts';
import {
  centsOf,
  discountHolds,
  hundredthsOf,
  isSubscription,
  priceAt,
  windowHolds,
} from '../../domain/prices.ts';
import type { PricesTable } from '../db/tables/settings.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import type { NewEvent } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';

type Trx = Transaction<Tables>;
type Doer = Pick<NewEvent, 'time' | 'byKind' | 'byId' | 'byName' | 'ip'>;
type PriceRow = Selectable<PricesTable>;
type Wanted = ParsedInput<typeof prices.save>;

/** The history subject of a scheme's price: its position among the schemes, from 1. */
export const priceSubject = (scheme: PaymentScheme): ['prices', number] => [
  'prices',
  PAYMENT_SCHEMES.indexOf(scheme) + 1,
];

/** The stored prices, in the order of the schemes. */
export async function readPrices(db: Kysely<Tables>, lock = false): Promise<PriceRow[]> {
  const rows = await db
    .selectFrom('prices')
    .selectAll()
    .orderBy('paymentScheme')
    .$if(lock, (query) => query.forNoKeyUpdate())
    .execute();
  return PAYMENT_SCHEMES.flatMap((scheme) =>
    rows.filter(({ paymentScheme }) => paymentScheme === scheme),
  );
}

/** A price as the API has it; PER_USE has an amount only. */
const factsOf = (price: PriceRow): PriceFacts => ({
  amount: price.amountCents / 100,
  ...(isSubscription(price.paymentScheme) && {
    ratio: (price.ratioHundredths ?? 0) / 100,
    ratioStartTime: price.ratioStartTime,
    ratioEndTime: price.ratioEndTime,
    isEnable: price.isEnable,
  }),
});

/** All prices as the API has them. */
export function toldPrices(rows: readonly PriceRow[]): Prices {
  const told = rows.map((row) => [
    row.paymentScheme,
    { paymentScheme: row.paymentScheme, ...factsOf(row) },
  ]);
  const lastUpdatedTime = Math.max(0, ...rows.map((row) => row.lastUpdatedTime));
  return { ...Object.fromEntries(told), lastUpdatedTime } as Prices;
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
): Promise<PriceRow[]> {
  const before = await readPrices(trx, true);
  const latest = before.reduce((one, other) =>
    other.lastUpdatedTime > one.lastUpdatedTime ? other : one,
  );
  await refuseStale(trx, context, priceSubject(latest.paymentScheme), toldPrices(before));
  const time = laterThan(latest.lastUpdatedTime, by.time);
  for (const price of before) {
    const scheme = price.paymentScheme;
    const after = { ...price, ...columnsOf(scheme, wanted) };
    if (JSON.stringify(after) === JSON.stringify(price)) continue;
    const { paymentScheme: _, ...columns } = after;
    await trx
      .updateTable('prices')
      .set({ ...columns, lastUpdatedTime: time })
      .where('paymentScheme', '=', scheme)
      .execute();
    const sides = { from: factsOf(price), to: factsOf(after) };
    await recordChange(trx, { ...by, time }, priceSubject(scheme), sides);
  }
  return readPrices(trx);
}

/**
 * The price of one use at a moment, possibly past, in cents: deposits may be reported days later. Taken from the history
 * before the first later change; waits for a concurrent save of prices.
 */
export async function priceOfUseAt(trx: Trx, time: number): Promise<number> {
  const { amountCents } = await currentPrice(trx, 'PER_USE', time);
  const [subjectKind, subjectId] = priceSubject('PER_USE');
  const changed = await trx
    .selectFrom('events')
    .select('data')
    .where('subjectKind', '=', subjectKind)
    .where('subjectId', '=', String(subjectId))
    .where('time', '>', time)
    .orderBy('time')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { from } = (changed?.data ?? {}) as { from?: { amount?: number } };
  return from?.amount === undefined ? amountCents : centsOf(from.amount);
}

/** The current price of a scheme. */
export interface CurrentPrice {
  /** The price before its discount. */
  readonly listAmountCents: number;
  /** The discount in effect, in hundredths of a percent; 0 if none. */
  readonly ratioHundredths: number;
  readonly amountCents: number;
  readonly isEnable: boolean;
}

/** Reads the current price; waits for a concurrent save of prices. */
export async function currentPrice(
  trx: Trx,
  scheme: PaymentScheme,
  time: number,
): Promise<CurrentPrice> {
  const price = await trx
    .selectFrom('prices')
    .selectAll()
    .where('paymentScheme', '=', scheme)
    .forShare()
    .executeTakeFirstOrThrow();
  return {
    listAmountCents: price.amountCents,
    ratioHundredths: discountHolds(price, time) ? (price.ratioHundredths ?? 0) : 0,
    amountCents: priceAt(price, time),
    isEnable: price.isEnable,
  };
}
