// Prices: the discounted amount, and when a discount holds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsOf,
  discounted,
  discountHolds,
  hundredthsOf,
  PRICE_MAX_CENTS,
  priceAt,
  reportAmount,
  schemeOfProduct,
  subscriptionEnd,
  twoDecimals,
} from '../../domain/prices.ts';
import { errorsOfPrice } from '../../domain/errorsOfPrice.ts';
import { readPrice, readRatio } from '../../domain/readHundredths.ts';

const cents = fc.integer({ min: 0, max: PRICE_MAX_CENTS });
const ratio = fc.integer({ min: 0, max: 10_000 });

/** The same rule in whole numbers without an end: nothing is lost on the way. */
const exactly = (amount: number, hundredths: number): number =>
  Number((BigInt(amount) * BigInt(10_000 - hundredths) + 5_000n) / 10_000n);

describe('price x (1 - ratio/100), two decimals', () => {
  it.each([
    [490, 0, 490],
    [490, 10_000, 0],
    [490, 1_000, 441],
    [1_290, 1_250, 1_129],
    [4_490, 3_333, 2_993],
    [1, 5_000, 1],
    [3, 5_000, 2],
    [5, 1_000, 5],
    [15, 1_000, 14],
    [2_147_483_647, 1, 2_147_268_899],
  ])(
    '%i cents less %i hundredths of a percent are %i cents, half a cent up (R5.67)',
    (...given) => {
      const [amount, hundredths, expected] = given;
      expect(discounted(amount, hundredths)).toBe(expected);
    },
  );

  it('is exact for every price and every ratio', () => {
    fc.assert(
      fc.property(cents, ratio, (amount, hundredths) => {
        expect(discounted(amount, hundredths)).toBe(exactly(amount, hundredths));
      }),
    );
  });

  it('is whole cents, never more than the price, and never more for a larger discount', () => {
    fc.assert(
      fc.property(cents, ratio, ratio, (amount, one, other) => {
        const [more, less] = [Math.max(one, other), Math.min(one, other)];
        expect(Number.isInteger(discounted(amount, more))).toBe(true);
        expect(discounted(amount, less)).toBeLessThanOrEqual(amount);
        expect(discounted(amount, more)).toBeLessThanOrEqual(discounted(amount, less));
      }),
    );
  });
});

describe('a discount holds within its window', () => {
  const price = (start: number | null, end: number | null, ratioHundredths = 1_000) => ({
    amountCents: 490,
    ratioHundredths,
    ratioStartTime: start,
    ratioEndTime: end,
  });

  it.each([
    [null, null, 441],
    [100, 200, 441],
    [101, 200, 490],
    [50, 100, 490],
    [50, 101, 441],
    [100, null, 441],
    [null, 100, 490],
  ])('from %s to %s, at 100: %i cents', (start, end, expected) => {
    expect(priceAt(price(start, end), 100)).toBe(expected);
  });

  it('is none where the ratio is nought or there is no ratio', () => {
    expect(discountHolds(price(null, null, 0), 100)).toBe(false);
    expect(discountHolds({ ...price(null, null), ratioHundredths: null }, 100)).toBe(false);
  });
});

describe('a ratio from 0 to 100, all amounts and ratios filled in', () => {
  const draft = { amount: '4.90', ratio: '10', ratioStartTime: null, ratioEndTime: null };

  it.each([
    [{}, []],
    [{ amount: '' }, ['amountMissing']],
    [{ amount: ' ', ratio: '' }, ['amountMissing', 'ratioMissing']],
    [{ amount: '4.905' }, ['amountWrong']],
    [{ amount: '-1' }, ['amountWrong']],
    [{ amount: 'free' }, ['amountWrong']],
    [{ amount: '4,90' }, []],
    [{ amount: '1.234,50', ratio: '7,5' }, []],
    [{ amount: '1.234' }, ['amountWrong']],
    [{ amount: '21474836.48' }, ['amountWrong']],
    [{ ratio: '0' }, []],
    [{ ratio: '100' }, []],
    [{ ratio: '100.01' }, ['ratioWrong']],
    [{ ratio: '101' }, ['ratioWrong']],
    [{ ratio: '-1' }, ['ratioWrong']],
    [{ ratioStartTime: 2, ratioEndTime: 1 }, ['windowWrong']],
    [{ ratioStartTime: 1, ratioEndTime: 1 }, ['windowWrong']],
    [{ ratioStartTime: 1 }, []],
  ])('%j: %j (R5.65, R5.66, R9.21)', (changed, faults) => {
    expect(errorsOfPrice('MONTHLY', { ...draft, ...changed })).toEqual(faults);
  });

  it('PER_USE has an amount only (R3.77)', () => {
    expect(errorsOfPrice('PER_USE', { ...draft, ratio: '' })).toEqual([]);
    expect(errorsOfPrice('PER_USE', { ...draft, amount: '' })).toEqual(['amountMissing']);
  });
});

describe('money is read and written as whole cents', () => {
  it('what is written is read again as it was', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readPrice(twoDecimals(amount))).toBe(amount);
        expect(readPrice(reportAmount(amount))).toBe(amount);
        expect(centsOf(amount / 100)).toBe(amount);
      }),
    );
  });

  it('a ratio goes over the wire and back', () => {
    fc.assert(
      fc.property(ratio, (hundredths) => {
        expect(hundredthsOf(hundredths / 100)).toBe(hundredths);
        expect(readRatio(twoDecimals(hundredths))).toBe(hundredths);
      }),
    );
  });

  it('price max 2 decimals (comma decimal mark in reports) (R9.22, R9.23)', () => {
    expect([0, 5, 490, 123_456].map(reportAmount)).toEqual(['0,00', '0,05', '4,90', '1234,56']);
  });
});

describe('subscriptions', () => {
  const end = (scheme: 'MONTHLY' | 'QUARTERLY' | 'YEARLY', start: string) =>
    new Date(subscriptionEnd(scheme, Date.parse(start), 'Asia/Nicosia')).toISOString();

  it.each([
    ['MONTHLY', '2026-11-21T17:30:00.000Z', '2026-12-21T17:30:00.000Z'],
    ['MONTHLY', '2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
    ['MONTHLY', '2028-01-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    // 30 November 23:59:59 in Nicosia.
    ['QUARTERLY', '2026-11-30T21:59:59.999Z', '2027-02-28T21:59:59.999Z'],
    // It is 1 March there already, and the 1st it stays.
    ['MONTHLY', '2027-02-28T22:30:00.000Z', '2027-03-31T21:30:00.000Z'],
    // Ten in the morning stays ten in the morning when clocks are set forward, and back.
    ['MONTHLY', '2027-03-10T08:00:00.000Z', '2027-04-10T07:00:00.000Z'],
    ['MONTHLY', '2027-10-10T07:00:00.000Z', '2027-11-10T08:00:00.000Z'],
    // 28 March 2027, 3:30: the clocks skip that hour.
    ['MONTHLY', '2027-02-28T01:30:00.000Z', '2027-03-28T01:30:00.000Z'],
    ['YEARLY', '2028-02-29T08:00:00.000Z', '2029-02-28T08:00:00.000Z'],
    ['YEARLY', '2026-12-31T08:00:00.000Z', '2027-12-31T08:00:00.000Z'],
  ] as const)('%s from %s ends %s by the clocks of Nicosia', (scheme, start, expected) => {
    expect(end(scheme, start)).toBe(expected);
  });

  it('each ends on the day of the first, or on the last of a shorter month', () => {
    const since = Date.parse('2027-01-31T10:00:00Z');
    const ends = [since];
    for (let month = 0; month < 12; month += 1)
      ends.push(subscriptionEnd('MONTHLY', ends.at(-1)!, 'UTC', since));
    expect(ends.map((time) => new Date(time).getUTCDate())).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31,
    ]);
    // A period that ends elsewhere goes on from there.
    const other = subscriptionEnd('MONTHLY', Date.parse('2027-03-10T10:00:00Z'), 'UTC', since);
    expect(new Date(other).toISOString()).toBe('2027-04-10T10:00:00.000Z');
  });
});

it('`product/{id}` takes the scheme’s name or 1–4', () => {
  expect(['1', '2', '3', '4'].map(schemeOfProduct)).toEqual([
    'PER_USE',
    'MONTHLY',
    'QUARTERLY',
    'YEARLY',
  ]);
  expect(schemeOfProduct('YEARLY')).toBe('YEARLY');
  expect(['0', '5', 'yearly', '01', ''].map(schemeOfProduct)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});
