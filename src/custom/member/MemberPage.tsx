// The page of a customer: identity, contact data, payments, lockers and parcels.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { NotFound } from './PageLayout.tsx';
import { OneMember } from './OneMember.tsx';
import { member } from './page.ts';

/** The page behind `customerDetail?memberId=`. */
export default function MemberPage(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(member);
  if (query) return <OneMember key={query.memberId} memberId={query.memberId} />;
  return (
    <NotFound title={translate('member.missing')}>
      {translate('member.missingText', { names: missing.join(', ') })}
    </NotFound>
  );
}
