// Payments: a subscription is charged, a charge is paid or taken back.
import { payments } from '../../contract/payments.ts';
import { answer } from '../http/answer.ts';
import type { Payment } from './charges.ts';
import { settlePayment, withdrawPayment } from './settlePayment.ts';
import { subscribe } from './subscribe.ts';
import { doneBy } from '../events/actor.ts';

const told = ({ paymentId, paymentScheme, amountCents, payStatus }: Payment) => ({
  paymentId,
  paymentScheme,
  amount: amountCents / 100,
  payStatus,
});

export const paymentAnswers = answer(payments, {
  subscribe: async ({ memberId, paymentScheme }, ask) =>
    told(
      await ask.database.transaction((trx) =>
        subscribe(trx, memberId, paymentScheme, doneBy(ask), ask.config.timeZone),
      ),
    ),
  settle: async ({ paymentId }, ask) =>
    told(
      await ask.database.transaction((trx) =>
        settlePayment(trx, paymentId, doneBy(ask), ask.config.timeZone),
      ),
    ),
  withdraw: async ({ paymentId }, ask) => {
    await ask.database.transaction((trx) => withdrawPayment(trx, paymentId, doneBy(ask)));
    return {};
  },
});
