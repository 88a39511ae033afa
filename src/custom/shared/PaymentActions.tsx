// Actions for an unpaid charge: mark it as paid, or cancel a subscription. Both are confirmed.
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { PaymentScheme } from '../../../domain/limits.ts';
import type { PayStatus } from '../../../domain/parcels/parcels.ts';
import { payments, PAYMENTS_FEATURE } from '../../../contract/parcels/payments.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { useQuestion } from './useQuestion.tsx';

const ACTIONS = ['markPaid', 'withdraw'] as const;

interface Charge {
  readonly paymentId?: RecordId | undefined;
  readonly paymentScheme: PaymentScheme;
  readonly amount: number;
  readonly payStatus?: PayStatus | undefined;
}

interface Props {
  readonly payment: Charge;
  /** Whether it is for the use of a box, which cannot be cancelled. */
  readonly used: boolean;
  /** The query to refetch afterwards. */
  readonly anew: readonly (readonly unknown[])[];
}

export function PaymentActions({ payment, used, anew }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const amountOf = useAmount();
  const client = useQueryClient();
  const { ask, dialog } = useQuestion(() => {
    for (const queryKey of [...anew, ['prices']]) void client.invalidateQueries({ queryKey });
  });
  const { paymentId, payStatus, amount } = payment;
  if (paymentId === undefined || payStatus !== 'WAIT' || !supports(PAYMENTS_FEATURE)) return null;
  const what = translate(`choices.paymentScheme.${payment.paymentScheme}`);
  const offered = ACTIONS.filter(
    (action) => canAccess(payments[action]) && !(used && action === 'withdraw'),
  );
  const begin = (action: (typeof ACTIONS)[number]) =>
    ask({
      question: translate(`payments.${action}.question`, { what, amount: amountOf(amount) }),
      consequence: translate(used ? 'payments.markPaid.used' : `payments.${action}.consequence`),
      label: translate(`payments.${action}.label`),
      grave: action === 'withdraw',
      run: () => call(payments[action], { paymentId }),
      done: `payments.${action}.done`,
      about: what,
    });
  return (
    <span className="line">
      {offered.map((action) => (
        <Button key={action} size="small" onClick={() => begin(action)}>
          {translate(`payments.${action}.label`)}
        </Button>
      ))}
      {dialog}
    </span>
  );
}
