// Payments: a charge that staff make, and one that is paid. The payment history is read in memberActions.ts and parcels.ts.
import { z } from 'zod';
import { PAYMENT_SCHEMES } from '../../domain/limits.ts';
import { PAY_STATUSES } from '../../domain/parcels/parcels.ts';
import { asking } from '../endpoint.ts';
import { id, money } from '../scalars.ts';

/** A server announces it that keeps charges which can be paid. */
export const PAYMENTS_FEATURE = 'payments';

const edit = asking('MEMBER_EDIT');

const charge = z.object({
  paymentId: id,
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  amount: money,
  payStatus: z.enum(PAY_STATUSES),
});

export const payments = {
  /** The customer is to pay a span of the subscription, at the price of this moment; it begins when it is paid. */
  subscribe: {
    ...edit.post(
      '/api/v1/members/:memberId/subscription',
      { memberId: id, paymentScheme: z.enum(PAYMENT_SCHEMES).exclude(['PER_USE']) },
      charge,
    ),
    feature: PAYMENTS_FEATURE,
  },
  /** WAIT becomes SUCCESS: staff took the money. */
  settle: {
    ...edit.post('/api/v1/payments/:paymentId/settle', { paymentId: id }, charge),
    feature: PAYMENTS_FEATURE,
  },
  /** A subscription that was charged is not wanted any more: nobody owes it. */
  withdraw: {
    ...edit.post('/api/v1/payments/:paymentId/withdraw', { paymentId: id }, z.object({})),
    feature: PAYMENTS_FEATURE,
  },
};
