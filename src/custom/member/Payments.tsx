// The payment history (R2.109): the customer's payments, latest first, with pagination.
import { usePaginationState, useTranslate } from 'react-admin';
import { memberActions } from '../../../contract/people/memberActions.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Pending } from '../shared/Pending.tsx';
import { PaymentsTable } from '../shared/PaymentsTable.tsx';
import { Pages } from '../shared/Pages.tsx';
import { RecordPanel } from '../shared/RecordPanel.tsx';
import { Subscribe } from './Subscribe.tsx';
import { memberKey, usePayments } from './useMember.ts';

function History({ memberId }: { readonly memberId: RecordId }) {
  const translate = useTranslate();
  const { page, setPage } = usePaginationState();
  const { data, error, refetch } = usePayments(memberId, page);
  if (!data) return <Pending query={{ data, error, refetch }} rows={3} columns={3} />;
  if (data.content.length === 0) return <p className="soft">{translate('member.paid.none')}</p>;
  return (
    <>
      <PaymentsTable payments={data.content} anew={[memberKey(memberId), ['parcel']]} />
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
    <RecordPanel section="member.payments" beside={<Subscribe member={member} />}>
      <History memberId={member.memberId} />
    </RecordPanel>
  );
}
