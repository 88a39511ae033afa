// Plans price changes for a chosen time, and cancels plans.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { plannedPrices, PlannedPrices } from '../../contract/parcels/plannedPrices.ts';
import type { PriceFacts } from '../../contract/parcels/prices.ts';
import { PAYMENT_SCHEMES, type PaymentScheme } from '../../domain/limits.ts';
import { planTimeError, type PlannedChange } from '../../domain/plannedPrices.ts';
import { centsOf, hundredthsOf, windowHolds } from '../../domain/prices.ts';
import type { Trx } from '../db/tables.ts';
import { recordChange } from '../events/recordChange.ts';
import { badInput } from '../http/badInput.ts';
import type { RequestContext } from '../http/context.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { Problem } from '../system/problem.ts';
import type { Doer } from '../events/append.ts';
import {
  lockPricesForUpdate,
  planSubject,
  priceSubject,
  type PlanRow,
  type PriceRow,
  type PricesAndPlans,
} from './priceRows.ts';

type Wanted = ParsedInput<typeof plannedPrices.plan>;

const latestOf = (rows: readonly { readonly lastUpdatedTime: number }[]) =>
  Math.max(0, ...rows.map(({ lastUpdatedTime }) => lastUpdatedTime));

const factsOfChange = ({ amountCents, ratioHundredths, ...rest }: PlannedChange): PriceFacts => ({
  ...(amountCents !== undefined && { amount: amountCents / 100 }),
  ...(ratioHundredths !== undefined && { ratio: (ratioHundredths ?? 0) / 100 }),
  ...rest,
});

/** The plans as the API has them. */
export const plansOutput = ({ prices, plans }: PricesAndPlans): PlannedPrices => ({
  plans: plans.map(({ paymentScheme, effectiveTime, change, byName, creationTime }) => ({
    paymentScheme,
    effectiveTime,
    change: factsOfChange(change),
    byName,
    creationTime,
  })),
  lastUpdatedTime: latestOf([...prices, ...plans]),
});

/**
 * The columns that change. A discount's start and end are planned together, so that a save in between cannot make the
 * discount end before it begins.
 */
function changeOf(price: PriceRow, wanted: Wanted): PlannedChange | undefined {
  const scheme = price.paymentScheme;
  const sent: PriceFacts | undefined = wanted[scheme];
  if (!sent) return undefined;
  const { amount, ratio, ratioStartTime, ratioEndTime, isEnable } = sent;
  const start = ratioStartTime === undefined ? price.ratioStartTime : ratioStartTime;
  const end = ratioEndTime === undefined ? price.ratioEndTime : ratioEndTime;
  if (!windowHolds(start, end)) throw badInput(`${scheme}.ratioEndTime`, 'tooSmall');
  const isWindow = ratioStartTime !== undefined || ratioEndTime !== undefined;
  const change: PlannedChange = {
    ...(typeof amount === 'number' && { amountCents: centsOf(amount) }),
    ...(typeof ratio === 'number' && { ratioHundredths: hundredthsOf(ratio) }),
    ...(isWindow && { ratioStartTime: start, ratioEndTime: end }),
    ...(typeof isEnable === 'boolean' && { isEnable }),
  };
  if (Object.keys(change).length === 0) throw new Problem('PLAN_EMPTY', { field: scheme });
  return change;
}

const planFacts = (plan: Pick<PlanRow, 'effectiveTime' | 'change'>) => ({
  effectiveTime: plan.effectiveTime,
  ...factsOfChange(plan.change),
});

/** Rejects changes based on an outdated state of the prices or plans. */
async function refuseOutdated(trx: Trx, context: RequestContext, now: PricesAndPlans) {
  const output = plansOutput(now);
  const isLatest = ({ lastUpdatedTime }: { lastUpdatedTime: number }) =>
    lastUpdatedTime === output.lastUpdatedTime;
  const plan = now.plans.find(isLatest);
  const price = now.prices.find(isLatest);
  const subject = plan
    ? planSubject(plan.paymentScheme)
    : priceSubject(price?.paymentScheme ?? 'PER_USE');
  await refuseStale(trx, context, subject, output);
}

/** Stores a plan for each scheme that was sent, in place of its earlier one; all of them or none. */
export async function planPrices(
  trx: Trx,
  context: RequestContext,
  wanted: Wanted,
  by: Doer,
): Promise<PlannedPrices> {
  const { effectiveTime } = wanted;
  const before = await lockPricesForUpdate(trx, by.time);
  await refuseOutdated(trx, context, before);
  const wrong = planTimeError(effectiveTime, by.time);
  if (wrong)
    throw new Problem(wrong === 'past' ? 'PLAN_IN_PAST' : 'PLAN_TOO_FAR', {
      field: 'effectiveTime',
    });
  if (!PAYMENT_SCHEMES.some((scheme) => wanted[scheme])) throw new Problem('PLAN_EMPTY');
  const time = laterThan(latestOf([...before.prices, ...before.plans]), by.time);
  for (const price of before.prices) {
    const change = changeOf(price, wanted);
    if (!change) continue;
    const { paymentScheme } = price;
    const earlier = before.plans.find((plan) => plan.paymentScheme === paymentScheme);
    await trx.deleteFrom('plannedPrices').where('paymentScheme', '=', paymentScheme).execute();
    await trx
      .insertInto('plannedPrices')
      .values({
        paymentScheme,
        effectiveTime,
        change: JSON.stringify(change),
        byId: by.byId ?? null,
        byName: by.byName ?? null,
        creationTime: time,
        lastUpdatedTime: time,
      })
      .execute();
    await recordChange(trx, { ...by, time }, planSubject(paymentScheme), {
      ...(earlier && { from: planFacts(earlier) }),
      to: planFacts({ effectiveTime, change }),
    });
  }
  return plansOutput(await lockPricesForUpdate(trx, by.time));
}

/** Cancels the plan of a scheme; the price stays as it is. */
export async function cancelPlan(
  trx: Trx,
  context: RequestContext,
  scheme: PaymentScheme,
  by: Doer,
): Promise<PlannedPrices> {
  const before = await lockPricesForUpdate(trx, by.time);
  await refuseOutdated(trx, context, before);
  const plan = before.plans.find(({ paymentScheme }) => paymentScheme === scheme);
  if (!plan) return plansOutput(before);
  await trx.deleteFrom('plannedPrices').where('paymentScheme', '=', scheme).execute();
  await recordChange(trx, by, planSubject(scheme), { from: planFacts(plan) });
  return plansOutput(await lockPricesForUpdate(trx, by.time));
}
