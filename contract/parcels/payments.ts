// Payments: staff charge them and mark charges as paid. Payment histories: memberActions.ts, parcels.ts.
import { z } from 'zod';
import { PAYMENT_SCHEMES } from '../../domain/limits.ts';
import { PAY_STATUSES } from '../../domain/parcels/parcels.ts';
import { asking } from '../endpoint.ts';
import { id, money } from '../scalars.ts';

/** Feature announced by servers with charges that can be paid later. */
export const PAYMENTS_FEATURE = 'payments';

const edit = asking('MEMBER_EDIT');

const charge = z.object({
  paymentId: id,
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  amount: money,
  payStatus: z.enum(PAY_STATUSES),
});

export const payments = {
  /** Charges the customer for a subscription period at the current price; it starts when paid. */
  subscribe: {
    ...edit.post(
      '/api/v1/members/:memberId/subscription',
      { memberId: id, paymentScheme: z.enum(PAYMENT_SCHEMES).exclude(['PER_USE']) },
      charge,
    ),
    feature: PAYMENTS_FEATURE,
  },
  /** WAIT becomes SUCCESS: staff received the money. */
  markPaid: {
    ...edit.post('/api/v1/payments/:paymentId/mark-paid', { paymentId: id }, charge),
    feature: PAYMENTS_FEATURE,
  },
  /** Cancels a charged subscription; nothing is owed any more. */
  withdraw: {
    ...edit.post('/api/v1/payments/:paymentId/withdraw', { paymentId: id }, z.object({})),
    feature: PAYMENTS_FEATURE,
  },
};
