// Marks a charge as paid or withdraws it: its parcel becomes paid, or its subscription begins.
import { isSubscription, subscriptionEnd, type SubscriptionScheme } from '../../domain/prices.ts';
import type { Trx } from '../db/tables.ts';
import { countRows } from '../db/countRows.ts';
import { Problem } from '../system/problem.ts';
import { laterThan } from '../http/staleSave.ts';
import { type Payment, paymentFacts } from './charges.ts';
import { lockMemberForUpdate } from '../members/lockMemberForUpdate.ts';
import { appendEvent, type Doer, type NewEvent } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';

const notFound = () => new Problem('NOT_FOUND', { field: 'paymentId' });

/** Locks a charge, after its parcel or customer to keep the lock order. Rejects a charge that is already paid. */
async function holdOpen(trx: Trx, paymentId: number): Promise<Payment> {
  const found = await trx
    .selectFrom('payments')
    .select(['ordersId', 'memberId'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow(notFound);
  if (found.ordersId !== null)
    await trx
      .selectFrom('parcels')
      .select('ordersId')
      .where('ordersId', '=', found.ordersId)
      .forNoKeyUpdate()
      .execute();
  else if (found.memberId !== null) await lockMemberForUpdate(trx, found.memberId);
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (payment.payStatus === 'SUCCESS') throw new Problem('PAYMENT_PAID');
  return payment;
}

/** A parcel is paid once none of its charges is open. */
async function updateParcelPaid(trx: Trx, ordersId: number, time: number): Promise<void> {
  const charges = trx.selectFrom('payments').where('ordersId', '=', ordersId);
  if ((await countRows(charges.where('payStatus', '=', 'WAIT'))) > 0) return;
  const { lastUpdatedTime } = await trx
    .selectFrom('parcels')
    .select('lastUpdatedTime')
    .where('ordersId', '=', ordersId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('parcels')
    .set({ payStatus: 'SUCCESS', lastUpdatedTime: laterThan(lastUpdatedTime, time) })
    .where('ordersId', '=', ordersId)
    .execute();
}

/** The paid period: from now, or from the end of the subscription still running. */
async function begin(
  trx: Trx,
  memberId: number,
  scheme: SubscriptionScheme,
  by: Doer,
  timeZone: string,
) {
  const member = await lockMemberForUpdate(trx, memberId);
  const running = Math.max(member.endTimeUseLocker ?? 0, 0) > by.time;
  const start = running ? (member.endTimeUseLocker ?? by.time) : by.time;
  const since = (running && member.startTimeUseLocker) || start;
  const to = {
    paymentScheme: scheme,
    startTimeUseLocker: since,
    endTimeUseLocker: subscriptionEnd(scheme, start, timeZone, since),
  };
  const time = laterThan(member.lastUpdatedTime, by.time);
  await trx
    .updateTable('members')
    .set({ ...to, lastUpdatedTime: time })
    .where('memberId', '=', memberId)
    .execute();
  const { paymentScheme, startTimeUseLocker, endTimeUseLocker } = member;
  const from = { paymentScheme, startTimeUseLocker, endTimeUseLocker };
  const event = { type: 'MEMBER_CHANGED', memberId } as const;
  await recordChange(trx, { ...by, time }, ['member', memberId], { from, to }, event);
  return { startTimeUseLocker: start, endTimeUseLocker: to.endTimeUseLocker };
}

const base = (payment: Payment, by: Doer): Omit<NewEvent, 'type'> => ({
  ...by,
  subject: ['payment', payment.paymentId],
  memberId: payment.memberId,
  ordersId: payment.ordersId,
  fromState: 'WAIT',
  data: paymentFacts(payment),
});

/**
 * WAIT becomes SUCCESS. A paid subscription begins and becomes the customer's payment scheme.
 * @param timeZone the network's: a subscription ends by its calendar
 */
export async function markPaid(
  trx: Trx,
  paymentId: number,
  by: Doer,
  timeZone: string,
): Promise<Payment> {
  const { memberId, ordersId, paymentScheme } = await holdOpen(trx, paymentId);
  const begins = ordersId === null && memberId !== null && isSubscription(paymentScheme);
  const span = begins ? await begin(trx, memberId, paymentScheme, by, timeZone) : {};
  const payment = await trx
    .updateTable('payments')
    .set({ payStatus: 'SUCCESS', payTime: by.time, ...span })
    .where('paymentId', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendEvent(trx, { ...base(payment, by), type: 'PAYMENT_MADE', toState: 'SUCCESS' });
  if (ordersId !== null) await updateParcelPaid(trx, ordersId, by.time);
  return payment;
}

/** Marks all open charges of a parcel as paid. False if there are none. */
export async function markAllPaid(
  trx: Trx,
  ordersId: number,
  by: Doer,
  timeZone: string,
): Promise<boolean> {
  const open = await trx
    .selectFrom('payments')
    .select('paymentId')
    .where('ordersId', '=', ordersId)
    .where('payStatus', '=', 'WAIT')
    .orderBy('paymentId')
    .execute();
  for (const { paymentId } of open) await markPaid(trx, paymentId, by, timeZone);
  return open.length > 0;
}

/** Withdraws the charge of a subscription. Charges of a parcel stay, as the box was used. */
export async function withdrawPayment(trx: Trx, paymentId: number, by: Doer): Promise<void> {
  const payment = await holdOpen(trx, paymentId);
  if (payment.ordersId !== null) throw new Problem('PAYMENT_USED');
  await trx.deleteFrom('payments').where('paymentId', '=', paymentId).execute();
  await appendEvent(trx, { ...base(payment, by), type: 'PAYMENT_WITHDRAWN' });
}
