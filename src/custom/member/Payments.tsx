// 'Payment history': what the customer has paid, the latest first, page by page.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { memberActs, type MemberPayment } from '../../../contract/memberActs.ts';
import { Icon } from '../../engine/Icon.tsx';
import { moment } from '../../engine/kinds/clock.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../engine/states/Loading.tsx';
import { useAmount } from '../parts/ParcelTimeLine/useLineWords.ts';
import { Panel } from './Fact.tsx';
import { parcelPlace } from './places.ts';
import { usePayments } from './useMember.ts';

function Payment({ payment }: { readonly payment: MemberPayment }) {
  const translate = useTranslate();
  const amountOf = useAmount();
  const { payTime, paymentScheme, payStatus, amount, ordersId, parcelNumber } = payment;
  return (
    <tr>
      <td>{payTime !== undefined && moment(payTime)}</td>
      <td>
        <span className="member-signs">
          {translate(`choices.paymentScheme.${paymentScheme}`)}
          {ordersId != null && parcelNumber != null && (
            <Link to={parcelPlace(ordersId)}>{parcelNumber}</Link>
          )}
        </span>
      </td>
      <td>{payStatus && translate(`choices.payStatus.${payStatus}`)}</td>
      <td className="end">{amountOf(amount)}</td>
    </tr>
  );
}

const keyOf = ({ payTime, paymentScheme, ordersId, amount }: MemberPayment): string =>
  [payTime, paymentScheme, ordersId, amount].join('-');

function Table({ payments }: { readonly payments: readonly MemberPayment[] }) {
  const translate = useTranslate();
  return (
    <div className="member-scroll">
      <table className="member-payments">
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
            <Payment key={keyOf(payment)} payment={payment} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** 'server paging zero-based, UI one-based'. */
function Pages({ page, pages, onPage }: PagesProps) {
  const translate = useTranslate();
  if (pages <= 1) return null;
  const step = (icon: 'left' | 'right', to: number, words: string) => (
    <button
      type="button"
      className="btn icon-only sm"
      aria-label={translate(`engine.pager.${words}`)}
      disabled={to < 0 || to >= pages}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className="line member-pages" aria-label={translate('member.paid.pages')}>
      {step('left', page - 1, 'previous')}
      <span className="soft">{translate('member.paid.page', { page: page + 1, pages })}</span>
      {step('right', page + 1, 'next')}
    </nav>
  );
}

function History({ memberId }: { readonly memberId: number }) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = usePayments(memberId, page);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={3} columns={3} />;
  if (data.content.length === 0) return <p className="soft">{translate('member.paid.none')}</p>;
  return (
    <>
      <Table payments={data.content} />
      <Pages page={page} pages={data.totalPages} onPage={setPage} />
    </>
  );
}

/** Nothing for who may not see it. */
export function Payments({ memberId }: { readonly memberId: number }) {
  const mayUse = useMayUse();
  if (!mayUse(memberActs.payments)) return null;
  return (
    <Panel section="payments">
      <History memberId={memberId} />
    </Panel>
  );
}
