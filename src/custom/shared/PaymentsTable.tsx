// Payments of a parcel or a customer on react-admin's DataTable, with what can be done about an unpaid one.
import { DataTable, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MemberPayment } from '../../../contract/people/memberActions.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { PayBadge } from './PayBadge.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { dayOf, moment } from '../../engine/fields/clock.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';

interface Props {
  readonly payments: readonly MemberPayment[];
  /** Whether all are for the use of a box, which cannot be cancelled; otherwise those that name a parcel are. */
  readonly used?: boolean;
  /** The queries to refetch after an action. */
  readonly anew: readonly (readonly unknown[])[];
}

/** When a charge was paid, or, while it is unpaid, that and when it was charged. A narrow column breaks the line only between the words, the date and the time. */
function PaymentTime({ payment: { payTime, payStatus } }: { readonly payment: MemberPayment }) {
  const translate = useTranslate();
  if (payTime === undefined) return null;
  const [day, hour] = moment(payTime).split(' ');
  return (
    <>
      {payStatus === 'WAIT' && <span className="soft">{translate('payments.charged')}</span>}
      {payStatus === 'WAIT' && ' '}
      <span className="nw">{day}</span> <span className="nw">{hour}</span>
    </>
  );
}

/** The days of the subscription that was paid for. */
function Period({ startTimeUseLocker: start, endTimeUseLocker: end }: Partial<MemberPayment>) {
  const translate = useTranslate();
  if (start == null || end == null) return null;
  const until = translate('payments.until', { day: dayOf(end) });
  return (
    <span className="soft small">
      <span className="nw">{dayOf(start)}</span> <span className="nw">{until}</span>
    </span>
  );
}

const idOf = ({ paymentId, payTime, paymentScheme, ordersId, amount }: MemberPayment): string =>
  [paymentId, payTime, paymentScheme, ordersId, amount].join('-');

/** Draws the payments in the order given. */
export function PaymentsTable({ payments, used = false, anew }: Props) {
  const translate = useTranslate();
  const amountOf = useAmount();
  return (
    <DataTable
      resource="payments"
      data={payments.map((payment) => ({ id: idOf(payment), ...payment }))}
      bulkActionButtons={false}
      rowClick={false}
    >
      <DataTable.Col
        label={translate('payments.payTime')}
        render={(payment: MemberPayment) => <PaymentTime payment={payment} />}
      />
      <DataTable.Col
        label={translate('payments.paymentScheme')}
        render={({ paymentScheme, ordersId, parcelNumber, ...span }: MemberPayment) => (
          <>
            <span className="line">
              {translate(`choices.paymentScheme.${paymentScheme}`)}
              {ordersId != null && parcelNumber != null && (
                <Link to={pageUrl(routes.parcel, { ordersId })}>{parcelNumber}</Link>
              )}
            </span>
            <Period {...span} />
          </>
        )}
      />
      <DataTable.Col
        label={translate('payments.payStatus')}
        render={(payment: MemberPayment) => (
          <span className="line">
            {payment.payStatus && <PayBadge status={payment.payStatus} amount={payment.amount} />}
            <PaymentActions payment={payment} used={used || payment.ordersId != null} anew={anew} />
          </span>
        )}
      />
      <DataTable.Col
        label={translate('payments.amount')}
        align="right"
        render={({ amount }: MemberPayment) => amountOf(amount)}
      />
    </DataTable>
  );
}
