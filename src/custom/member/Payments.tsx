// The payment history (R2.109): the customer's payments, latest first, with pagination.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { memberActions, type MemberPayment } from '../../../contract/people/memberActions.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { shownPayStatus } from '../../../domain/parcels/parcels.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { PaymentActions } from '../shared/PaymentActions.tsx';
import { PaymentTime } from '../shared/PaymentTime.tsx';
import { Pages } from '../shared/Pages.tsx';
import { useAmount } from '../shared/ParcelTimeLine/useLineMessages.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { Panel } from './Fact.tsx';
import { Subscribe } from './Subscribe.tsx';
import { memberKey, usePayments } from './useMember.ts';

function Payment({ memberId, payment }: { memberId: RecordId; payment: MemberPayment }) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { paymentScheme, payStatus, amount, ordersId, parcelNumber } = payment;
  return (
    <tr>
      <td>
        <PaymentTime payment={payment} />
      </td>
      <td>
        <span className="member-signs">
          {translate(`choices.paymentScheme.${paymentScheme}`)}
          {ordersId != null && parcelNumber != null && (
            <Link to={pageUrl(routes.parcel, { ordersId })}>{parcelNumber}</Link>
          )}
        </span>
      </td>
      <td>
        <span className="member-signs">
          {payStatus && translate(`choices.payStatus.${shownPayStatus(payStatus, amount === 0)}`)}
          <PaymentActions
            payment={payment}
            used={ordersId != null}
            anew={[memberKey(memberId), ['parcel']]}
          />
        </span>
      </td>
      <td className="end">{amountOf(amount)}</td>
    </tr>
  );
}

const keyOf = ({ paymentId, payTime, paymentScheme, ordersId, amount }: MemberPayment): string =>
  [paymentId, payTime, paymentScheme, ordersId, amount].join('-');

function Table({ memberId, payments }: { memberId: RecordId; payments: readonly MemberPayment[] }) {
  const translate = useTranslate();
  return (
    <div className="member-scroll">
      <table className="record-table">
        <thead>
          <tr>
            <th scope="col">{translate('member.paid.payTime')}</th>
            <th scope="col">{translate('member.paid.paymentScheme')}</th>
            <th scope="col">{translate('member.paid.payStatus')}</th>
            <th scope="col" className="end">
              {translate('member.paid.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Payment key={keyOf(payment)} memberId={memberId} payment={payment} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function History({ memberId }: { readonly memberId: RecordId }) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = usePayments(memberId, page);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} columns={3} />;
  if (data.content.length === 0) return <p className="soft">{translate('member.paid.none')}</p>;
  return (
    <>
      <Table memberId={memberId} payments={data.content} />
      <Pages
        label={translate('member.paid.pages')}
        page={page}
        pages={data.totalPages}
        onPage={setPage}
      />
    </>
  );
}

/** Nothing for users who may not see it. */
export function Payments({ member }: { readonly member: MemberInfo }) {
  if (!useCanAccess()(memberActions.payments)) return null;
  return (
    <Panel section="payments" beside={<Subscribe member={member} />}>
      <History memberId={member.memberId} />
    </Panel>
  );
}
