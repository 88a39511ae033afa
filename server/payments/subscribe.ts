// Subscribes a customer: charges the period now; a free subscription begins at once.
import type { SubscriptionScheme } from '../../domain/prices.ts';
import type { Trx } from '../db/tables.ts';
import { chargeSubscription, type Payment } from './charges.ts';
import type { Doer } from '../events/append.ts';
import { markPaid } from './markPaid.ts';

/** Creates the charge, already paid if the amount is 0. Throws the errors of `chargeSubscription`. */
export async function subscribe(
  trx: Trx,
  memberId: number,
  scheme: SubscriptionScheme,
  by: Doer,
  timeZone: string,
): Promise<Payment> {
  const payment = await chargeSubscription(trx, memberId, scheme, by);
  const isFree = payment.amountCents === 0;
  return isFree ? markPaid(trx, payment.paymentId, by, timeZone) : payment;
}
