// A parcel's charges and payments.
import { useTranslate } from 'react-admin';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { useAmount } from '../../engine/fields/useAmount.ts';
import { PayBadge } from '../shared/PayBadge.tsx';
import { PaymentsTable } from '../shared/PaymentsTable.tsx';
import { Facts } from './Fact.tsx';
import { RecordPanel } from '../shared/RecordPanel.tsx';
import { parcelKey } from './useParcel.ts';

const AMOUNTS = ['amount', 'ordersAmount'] as const;

/** Returned by servers that charge them; ours does not (decision 34). */
const ELSEWHERE = ['codAmount', 'codAmountPayable', 'dtAmount', 'dtAmountPayable'] as const;

export function Money({ parcel }: { readonly parcel: ParcelInfo }) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const payments = parcel.paymentHistoryList;
  const anew = [parcelKey(parcel.ordersId), ['parcels'], ['member']];
  // Lines of zero are not shown.
  const names = [
    ...AMOUNTS.filter((name) => parcel[name] !== 0),
    ...ELSEWHERE.filter((name) => (parcel[name] ?? 0) > 0),
  ];
  return (
    <RecordPanel section="parcel.money">
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
      {(names.length > 0 || payments.length > 0) && (
        <>
          <h3 className="parcel-sub">{translate('parcel.payments')}</h3>
          {payments.length === 0 && <p className="soft">{translate('parcel.noPayments')}</p>}
          {payments.length > 0 && <PaymentsTable payments={payments} used anew={anew} />}
        </>
      )}
    </RecordPanel>
  );
}
