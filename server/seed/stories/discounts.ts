// The demo's discounts: a past and a current one with their history, and the resulting prices.
import { PAYMENT_SCHEMES, type PaymentScheme } from '../../../domain/limits.ts';
import { discountHolds, priceAt, type Price } from '../../../domain/prices.ts';
import type { Trx } from '../../db/tables.ts';
import { PRICES } from '../base/baseSettings.ts';
import { ADMIN } from '../people/colleagues.ts';
import type { Network } from '../network/emptyNetwork.ts';

const DAY = 24 * 60 * 60 * 1_000;

interface Discount {
  readonly scheme: PaymentScheme;
  /** In percent. */
  readonly ratio: number;
  /** Start and end in days before now (negative: in the future). */
  readonly from: number;
  readonly until: number;
}

const DISCOUNTS: readonly Discount[] = [
  { scheme: 'QUARTERLY', ratio: 15, from: 110, until: 80 },
  { scheme: 'YEARLY', ratio: 10, from: 8, until: -40 },
];

const windowOf = (now: number, { from, until }: Discount) => ({
  ratioStartTime: now - from * DAY,
  ratioEndTime: now - until * DAY,
});

/** The price of a subscription in the demo at a moment, as stored in a charge. */
export function demoPrice(now: number, scheme: PaymentScheme, time: number) {
  const listAmountCents = PRICES.find((price) => price.paymentScheme === scheme)?.amountCents ?? 0;
  const discount = DISCOUNTS.find((one) => one.scheme === scheme);
  const price: Price = {
    amountCents: listAmountCents,
    ratioHundredths: (discount?.ratio ?? 0) * 100,
    ratioStartTime: null,
    ratioEndTime: null,
    ...(discount && windowOf(now, discount)),
  };
  const ratioHundredths = discountHolds(price, time) ? (discount?.ratio ?? 0) * 100 : 0;
  return { amountCents: priceAt(price, time), listAmountCents, ratioHundredths };
}

const NO_DISCOUNT = { ratio: 0, ratioStartTime: null, ratioEndTime: null };

/** The history of the discounts: set at the start; a past one is removed at its end. */
export function buildDiscounts(network: Network): void {
  for (const discount of DISCOUNTS) {
    const { ratioStartTime, ratioEndTime } = windowOf(network.now, discount);
    const set = { ratio: discount.ratio, ratioStartTime, ratioEndTime };
    const changes = [
      { time: ratioStartTime, from: NO_DISCOUNT, to: set },
      { time: ratioEndTime, from: set, to: NO_DISCOUNT },
    ];
    for (const { time, from, to } of changes) {
      if (time < network.begin || time > network.now) continue;
      network.events.push({
        ...ADMIN,
        time,
        type: 'RECORD_CHANGED',
        subjectType: 'prices',
        subjectId: String(PAYMENT_SCHEMES.indexOf(discount.scheme) + 1),
        data: { from, to },
      });
    }
  }
}

/** Stores the current discounts in the prices. */
export async function setDiscounts(trx: Trx, now: number): Promise<void> {
  for (const discount of DISCOUNTS.filter(({ until }) => until < 0)) {
    const window = windowOf(now, discount);
    await trx
      .updateTable('prices')
      .set({
        ...window,
        ratioHundredths: discount.ratio * 100,
        lastUpdatedTime: window.ratioStartTime,
      })
      .where('paymentScheme', '=', discount.scheme)
      .execute();
  }
}
