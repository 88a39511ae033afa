// Routes of payments: charge a subscription, mark a charge as paid or withdraw it.
import { payments } from '../../contract/parcels/payments.ts';
import { routesOf } from '../http/routesOf.ts';
import type { Payment } from './charges.ts';
import { markPaid, withdrawPayment } from './markPaid.ts';
import { subscribe } from './subscribe.ts';
import { doneBy } from '../events/doneBy.ts';

const output = ({ paymentId, paymentScheme, amountCents, payStatus }: Payment) => ({
  paymentId,
  paymentScheme,
  amount: amountCents / 100,
  payStatus,
});

export const paymentRoutes = routesOf(payments, {
  subscribe: async ({ memberId, paymentScheme }, context) =>
    output(
      await context.database.transaction((trx) =>
        subscribe(trx, memberId, paymentScheme, doneBy(context), context.config.timeZone),
      ),
    ),
  markPaid: async ({ paymentId }, context) =>
    output(
      await context.database.transaction((trx) =>
        markPaid(trx, paymentId, doneBy(context), context.config.timeZone),
      ),
    ),
  withdraw: async ({ paymentId }, context) => {
    await context.database.transaction((trx) => withdrawPayment(trx, paymentId, doneBy(context)));
    return {};
  },
});
