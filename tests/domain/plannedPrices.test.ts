// Planned price changes: which times can be chosen, what is due, and the times the changed prices get.
import { describe, expect, it } from 'vitest';
import {
  dueChanges,
  PLAN_MAX_MS,
  planTimeError,
  pricesWith,
  priceWith,
} from '../../domain/plannedPrices.ts';

const AT = 1_000_000;
const price = (
  paymentScheme: 'PER_USE' | 'MONTHLY' | 'YEARLY',
  amountCents: number,
  lastUpdatedTime: number,
) => ({ paymentScheme, amountCents, lastUpdatedTime });
const plan = (
  paymentScheme: 'PER_USE' | 'MONTHLY' | 'YEARLY',
  amountCents: number,
  effectiveTime = AT,
) => ({ paymentScheme, effectiveTime, change: { amountCents } });
const use = price('PER_USE', 150, 10);
const monthly = price('MONTHLY', 490, 20);

it.each([
  [AT - 1, 'past'],
  [AT, 'past'],
  [AT + 1, undefined],
  [AT + PLAN_MAX_MS, undefined],
  [AT + PLAN_MAX_MS + 1, 'tooFar'],
])('the time of a plan %i, planned at 1000000, is %s', (time, error) => {
  expect(planTimeError(time, AT)).toBe(error);
});

it('a price has its planned fields from the effective time on, and keeps the others', () => {
  const stored = {
    amountCents: 490,
    ratioHundredths: 1_000,
    ratioStartTime: 5,
    ratioEndTime: null,
  };
  const planned = { effectiveTime: AT, change: { amountCents: 590, ratioStartTime: null } };
  expect(priceWith(stored, planned, AT - 1)).toBe(stored);
  expect(priceWith(stored, planned, AT)).toEqual({
    ...stored,
    amountCents: 590,
    ratioStartTime: null,
  });
  expect(priceWith(stored, undefined, AT)).toBe(stored);
});

describe('changes that are due', () => {
  it('take effect at their effective time, in the order of time', () => {
    const plans = [plan('PER_USE', 175, AT), plan('MONTHLY', 590, AT - 5)];
    expect(pricesWith([use, monthly], plans, AT)).toEqual([
      price('PER_USE', 175, AT),
      price('MONTHLY', 590, AT - 5),
    ]);
    expect(pricesWith([use, monthly], plans, AT - 1)).toEqual([use, price('MONTHLY', 590, AT - 5)]);
    expect(pricesWith([use, monthly], plans, AT - 6)).toEqual([use, monthly]);
  });

  it('of one time give all their prices this time', () => {
    const plans = [plan('PER_USE', 175), plan('MONTHLY', 590)];
    const times = pricesWith([use, monthly], plans, AT + 9).map((one) => one.lastUpdatedTime);
    expect(times).toEqual([AT, AT]);
  });

  it('move the time of the prices on, even where another price was saved at that time', () => {
    const saved = price('YEARLY', 4_490, AT);
    const changed = pricesWith([use, saved], [plan('PER_USE', 175)], AT);
    expect(changed).toEqual([price('PER_USE', 175, AT + 1), saved]);
  });

  it('leave a price that is so already as it is', () => {
    const [change, ...none] = dueChanges([use], [plan('PER_USE', 150)], AT);
    expect(none).toEqual([]);
    expect(change?.to).toBe(use);
  });
});
