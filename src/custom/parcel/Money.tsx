// A parcel's charges and payments.
import { useTranslate } from 'react-admin';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { useAmount } from '../shared/ParcelTimeLine/useLineMessages.ts';
import { PaymentActions } from '../shared/PaymentActions.tsx';
import { PaymentTime } from '../shared/PaymentTime.tsx';
import { Facts, Panel } from './Fact.tsx';
import { PayBadge } from './StatusBadge.tsx';
import { parcelKey } from './useParcel.ts';

const AMOUNTS = ['amount', 'ordersAmount'] as const;

/** Returned by servers that charge them; ours does not (decision 55). */
const ELSEWHERE = ['codAmount', 'codAmountPayable', 'dtAmount', 'dtAmountPayable'] as const;

function Payments({ parcel }: { readonly parcel: ParcelInfo }) {
  const translate = useTranslate();
  const payments = parcel.paymentHistoryList;
  if (payments.length === 0) return <p className="soft">{translate('parcel.noPayments')}</p>;
  return (
    <table className="record-table">
      <thead>
        <tr>
          <th scope="col">{translate('parcel.fields.payTime')}</th>
          <th scope="col">{translate('parcel.fields.paymentScheme')}</th>
          <th scope="col">{translate('parcel.fields.payStatus')}</th>
          <th scope="col" className="end">
            {translate('parcel.fields.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <Payment
            key={`${payment.paymentId}-${payment.payTime}-${payment.paymentScheme}-${payment.amount}`}
            parcel={parcel}
            payment={payment}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PaymentProps {
  readonly parcel: ParcelInfo;
  readonly payment: ParcelInfo['paymentHistoryList'][number];
}

function Payment({ parcel, payment }: PaymentProps) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { paymentScheme, payStatus, amount } = payment;
  return (
    <tr>
      <td>
        <PaymentTime payment={payment} />
      </td>
      <td>{translate(`choices.paymentScheme.${paymentScheme}`)}</td>
      <td>
        <span className="parcel-paid">
          {payStatus && <PayBadge status={payStatus} amount={amount} />}
          <PaymentActions
            payment={payment}
            used
            anew={[parcelKey(parcel.ordersId), ['parcels'], ['member']]}
          />
        </span>
      </td>
      <td className="end">{amountOf(amount)}</td>
    </tr>
  );
}

export function Money({ parcel }: { readonly parcel: ParcelInfo }) {
  const translate = useTranslate();
  const amountOf = useAmount();
  // Lines of zero are not shown.
  const names = [
    ...AMOUNTS.filter((name) => parcel[name] !== 0),
    ...ELSEWHERE.filter((name) => (parcel[name] ?? 0) > 0),
  ];
  return (
    <Panel section="money">
      <Facts
        facts={[
          {
            name: 'payStatus',
            value: (
              <PayBadge
                status={parcel.payStatus}
                amount={names.length === 0 ? 0 : null}
                ordersStatus={parcel.ordersStatus}
              />
            ),
          },
          ...names.map((name) => ({ name, value: parcel[name] != null && amountOf(parcel[name]) })),
        ]}
      />
      {(names.length > 0 || parcel.paymentHistoryList.length > 0) && (
        <>
          <h3 className="parcel-sub">{translate('parcel.payments')}</h3>
          <Payments parcel={parcel} />
        </>
      )}
    </Panel>
  );
}
