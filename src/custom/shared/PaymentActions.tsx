// Actions for an unpaid charge: mark it as paid, or cancel a subscription. Both are confirmed.
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { PaymentScheme } from '../../../domain/limits.ts';
import type { PayStatus } from '../../../domain/parcels/parcels.ts';
import { payments, PAYMENTS_FEATURE } from '../../../contract/parcels/payments.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useAmount } from './ParcelTimeLine/useLineMessages.ts';

const ACTIONS = ['settle', 'withdraw'] as const;
type PaymentAction = (typeof ACTIONS)[number];

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

function useAction({ payment, anew }: Pick<Props, 'payment' | 'anew'>, onEnd: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const what = translate(`choices.paymentScheme.${payment.paymentScheme}`);
  const attempt = async (action: PaymentAction, paymentId: RecordId): Promise<true> => {
    try {
      await call(payments[action], { paymentId });
      notify(`payments.${action}.done`, { type: 'success', about: what });
    } catch (error) {
      showError(error);
    }
    onEnd();
    return true;
  };
  const run = async (action: PaymentAction, paymentId: RecordId) => {
    if ((await once(() => attempt(action, paymentId))) === undefined) return;
    for (const queryKey of [...anew, ['prices']]) await client.invalidateQueries({ queryKey });
  };
  return { busy, run, what };
}

export function PaymentActions({ payment, used, anew }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const amountOf = useAmount();
  const [action, setRequested] = useState<PaymentAction>();
  const { busy, run, what } = useAction({ payment, anew }, () => setRequested(undefined));
  const { paymentId, payStatus, amount } = payment;
  if (paymentId === undefined || payStatus !== 'WAIT' || !supports(PAYMENTS_FEATURE)) return null;
  const offered = ACTIONS.filter(
    (action) => canAccess(payments[action]) && !(used && action === 'withdraw'),
  );
  return (
    <span className="line">
      {offered.map((action) => (
        <Button key={action} size="small" onClick={() => setRequested(action)}>
          {translate(`payments.${action}.label`)}
        </Button>
      ))}
      {action && (
        <ConfirmDialog
          question={translate(`payments.${action}.question`, { what, amount: amountOf(amount) })}
          consequence={translate(used ? 'payments.settle.used' : `payments.${action}.consequence`)}
          label={translate(`payments.${action}.label`)}
          grave={action === 'withdraw'}
          busy={busy}
          onDo={() => void run(action, paymentId)}
          onLeave={() => setRequested(undefined)}
        />
      )}
    </span>
  );
}
