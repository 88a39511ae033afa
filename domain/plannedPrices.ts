// Planned price changes: what a price becomes at a chosen time, and which times can be chosen.
import type { PaymentScheme } from './limits.ts';
import type { Price } from './prices.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** The furthest time a change can be planned for: a year, leap years included. Milliseconds. */
export const PLAN_MAX_MS = 366 * DAY;

/** The fields that change; the others stay as they are when it takes effect. */
export type PlannedChange = Partial<Price & { readonly isEnable: boolean }>;

export interface Plan {
  readonly effectiveTime: number;
  readonly change: PlannedChange;
}

export type PlanTimeError = 'past' | 'tooFar';

/** Why a change cannot be planned for this time. */
export function planTimeError(effectiveTime: number, now: number): PlanTimeError | undefined {
  if (effectiveTime <= now) return 'past';
  return effectiveTime > now + PLAN_MAX_MS ? 'tooFar' : undefined;
}

/** The price at a moment: with the change from its effective time on, inclusive. */
export const priceWith = <P extends object>(price: P, plan: Plan | undefined, time: number): P =>
  plan && plan.effectiveTime <= time ? { ...price, ...plan.change } : price;

interface Stored {
  readonly paymentScheme: PaymentScheme;
  readonly lastUpdatedTime: number;
}
type StoredPlan = Plan & Pick<Stored, 'paymentScheme'>;

/** A price before and after a change that is due; `to` is `from` where nothing differs. */
export interface DueChange<P, L> {
  readonly plan: L;
  readonly from: P;
  readonly to: P;
}

const differs = (one: object, other: object) => JSON.stringify(one) !== JSON.stringify(other);

/**
 * The changes that are due, one for each price at most. Each takes effect at its effective time, and gives its price this
 * time as `lastUpdatedTime`: later only where another price was changed at that time or after it.
 */
export function dueChanges<P extends Stored, L extends StoredPlan>(
  prices: readonly P[],
  plans: readonly L[],
  now: number,
): readonly DueChange<P, L>[] {
  const due = plans.filter(({ effectiveTime }) => effectiveTime <= now);
  const times = [...new Set(due.map(({ effectiveTime }) => effectiveTime))].toSorted(
    (one, other) => one - other,
  );
  let latest = Math.max(0, ...prices.map(({ lastUpdatedTime }) => lastUpdatedTime));
  return times.flatMap((effectiveTime) => {
    const lastUpdatedTime = Math.max(effectiveTime, latest + 1);
    const changes = due
      .filter((plan) => plan.effectiveTime === effectiveTime)
      .flatMap((plan) => {
        const from = prices.find(({ paymentScheme }) => paymentScheme === plan.paymentScheme);
        if (!from) return [];
        const after = priceWith(from, plan, now);
        return { plan, from, to: differs(from, after) ? { ...after, lastUpdatedTime } : from };
      });
    if (changes.some(({ from, to }) => from !== to)) latest = lastUpdatedTime;
    return changes;
  });
}

/** The prices with every change that is due. */
export function pricesWith<P extends Stored>(
  prices: readonly P[],
  plans: readonly StoredPlan[],
  now: number,
): readonly P[] {
  const changes = dueChanges(prices, plans, now);
  return prices.map((price) => changes.find(({ from }) => from === price)?.to ?? price);
}
