// Charges to customers: the use of a box when a parcel is deposited, and a subscription period.
import type { Insertable, Selectable } from 'kysely';
import { isSubscription, PRICE_MAX_CENTS, type SubscriptionScheme } from '../../domain/prices.ts';
import type { PaymentsTable } from '../db/tables/parcels.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { Problem } from '../system/problem.ts';
import { lockMemberForUpdate } from '../members/lockMemberForUpdate.ts';
import type { Parcel } from '../parcels/lockParcelForUpdate.ts';
import { currentPrice, priceOfUseAt } from './prices.ts';
import { appendEvent, type Doer } from '../events/append.ts';

export type Payment = Selectable<PaymentsTable>;
type Charge = Omit<Insertable<PaymentsTable>, 'payTime' | 'creationTime'>;

/** Payment data for the history, besides the customer: for a subscription that began, also its period. */
export const paymentFacts = ({
  paymentScheme,
  amountCents,
  startTimeUseLocker,
  endTimeUseLocker,
}: Payment) => ({
  paymentScheme,
  amount: amountCents / 100,
  ...(startTimeUseLocker !== null && { startTimeUseLocker, endTimeUseLocker }),
});

/** Stores the charge as unpaid. */
async function charge(trx: Trx, draft: Charge, by: Doer, lockerId?: number): Promise<Payment> {
  const payment = await trx
    .insertInto('payments')
    .values({ ...draft, payStatus: 'WAIT', payTime: by.time, creationTime: by.time })
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendEvent(trx, {
    ...by,
    type: 'PAYMENT_CHARGED',
    subject: ['payment', payment.paymentId],
    memberId: payment.memberId,
    ordersId: payment.ordersId,
    lockerId: lockerId ?? null,
    toState: 'WAIT',
    data: paymentFacts(payment),
  });
  return payment;
}

/** The customer's charges for subscriptions. */
const subscriptionsOf = (trx: Trx, memberId: number, payStatus: Payment['payStatus']) =>
  trx
    .selectFrom('payments')
    .where('memberId', '=', memberId)
    .where('ordersId', 'is', null)
    .where('payStatus', '=', payStatus);

/** Whether the customer paid for a subscription that covers the moment, even if another one is current by now. */
const wasPaidFor = (trx: Trx, memberId: number, time: number): Promise<boolean> =>
  hasRow(
    subscriptionsOf(trx, memberId, 'SUCCESS')
      .where('startTimeUseLocker', '<=', time)
      .where('endTimeUseLocker', '>', time),
  );

/** Whether the customer paid per use at this moment: no subscription was running. */
async function paysByUse(trx: Trx, memberId: number, time: number): Promise<boolean> {
  const member = await trx
    .selectFrom('members')
    .select(['paymentScheme', 'startTimeUseLocker', 'endTimeUseLocker'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (!member) return false;
  const { paymentScheme, startTimeUseLocker, endTimeUseLocker } = member;
  const runs = (startTimeUseLocker ?? 0) <= time && time < (endTimeUseLocker ?? 0);
  if (isSubscription(paymentScheme) && runs) return false;
  return !(await wasPaidFor(trx, memberId, time));
}

/**
 * What a customer pays for the use of a box at a moment, in cents: nothing if unregistered, or while a subscription
 * runs.
 */
export const priceOfUseFor = async (
  trx: Trx,
  memberId: number | null,
  time: number,
): Promise<number> =>
  memberId !== null && (await paysByUse(trx, memberId, time)) ? priceOfUseAt(trx, time) : 0;

/**
 * The cost of a deposited parcel: the price set at its reservation, plus the use of the box at the price of the deposit
 * if its customer paid per use then. A parcel sharing a box, or without a customer, costs no use.
 */
export async function costOfUse(
  trx: Trx,
  { memberId, amountCents, ordersAmountCents }: Parcel,
  withOrdersId: number | null,
  time: number,
) {
  const use = withOrdersId === null ? await priceOfUseFor(trx, memberId, time) : 0;
  const added = (before: number) => Math.min(before + use, PRICE_MAX_CENTS);
  const amount = added(amountCents);
  return {
    amountCents: amount,
    ordersAmountCents: added(ordersAmountCents),
    payStatus: memberId !== null && amount > 0 ? ('WAIT' as const) : ('SUCCESS' as const),
  };
}

/** R9.31: charges the customer for a deposited parcel. */
export async function chargeParcel(
  trx: Trx,
  { ordersId, memberId, lockerId, amountCents, payStatus }: Parcel,
  by: Doer,
): Promise<void> {
  if (memberId === null || payStatus !== 'WAIT' || amountCents === 0) return;
  await charge(trx, { paymentScheme: 'PER_USE', amountCents, memberId, ordersId }, by, lockerId);
}

/**
 * Charges a subscription period at the current price; a discount is kept even if it ends later. Rejects a
 * scheme that is not sold, and a second charge while the first is unpaid.
 */
export async function chargeSubscription(
  trx: Trx,
  memberId: number,
  paymentScheme: SubscriptionScheme,
  by: Doer,
): Promise<Payment> {
  const { username } = await lockMemberForUpdate(trx, memberId);
  const { isEnable, ...price } = await currentPrice(trx, paymentScheme, by.time);
  if (!isEnable) throw new Problem('SCHEME_NOT_SOLD', { field: 'paymentScheme' });
  if (await hasRow(subscriptionsOf(trx, memberId, 'WAIT')))
    throw new Problem('SUBSCRIPTION_OPEN', { values: { member: username } });
  return charge(trx, { paymentScheme, memberId, ordersId: null, ...price }, by);
}
