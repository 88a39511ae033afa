// The page of a customer: identity, contact data, payments, lockers and parcels.
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import { Link } from 'react-router-dom';
import { cases } from '../../../contract/operations/cases.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page, type Crumb } from '../../engine/Page.tsx';
import { MessagesLink } from '../shared/MessagesLink.tsx';
import { RecordPage } from '../shared/RecordPage.tsx';
import { routes } from '../../routes/pages.ts';
import { listUrl } from '../../routes/route.ts';
import { Actions } from './Actions.tsx';
import { Contact, Lockers, Profile, Standing } from './Panels.tsx';
import { Parcels } from './Parcels.tsx';
import { Payments } from './Payments.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { calledBy, memberQuery } from './useMember.ts';
import '../../engine/show.css';
import './member.css';

function CasesLink({ memberId }: { readonly memberId: RecordId }) {
  const translate = useTranslate();
  if (!useCanAccess()(cases.list)) return null;
  return <Link to={listUrl('cases', { memberId })}>{translate('member.cases')}</Link>;
}

function Cards({ member }: { readonly member: MemberInfo }) {
  return (
    <div className="record-room stack">
      <div className="record-side stack">
        <Standing member={member} />
        <Contact member={member} />
        <Profile member={member} />
      </div>
      <div className="record-side stack">
        <Lockers member={member} />
        <Parcels member={member} />
        <Payments member={member} />
      </div>
    </div>
  );
}

interface ShownProps {
  readonly member: MemberInfo;
  readonly crumbs: readonly Crumb[];
  readonly stale: ReactNode;
}

function Shown({ member, crumbs, stale }: ShownProps) {
  const fact = (
    <span className="member-fact">
      <StatusBadge member={member} />
      <CasesLink memberId={member.memberId} />
      <MessagesLink about={{ memberId: member.memberId }} />
    </span>
  );
  return (
    <Page
      title={calledBy(member)}
      crumbs={crumbs}
      fact={fact}
      actions={<Actions member={member} />}
    >
      {stale}
      <RecordTabs subject={['member', member.memberId]}>
        <Cards member={member} />
      </RecordTabs>
    </Page>
  );
}

/** The page behind `customerDetail?memberId=`. */
export default function MemberPage(): ReactElement {
  const translate = useTranslate();
  const crumbs = [{ label: translate('resources.members.title'), to: listUrl('members') }];
  return (
    <RecordPage
      route={routes.member}
      resource="members"
      title={translate('member.title')}
      crumbs={crumbs}
      read={memberQuery}
      staleKey="member.stale"
      rows={8}
    >
      {(member, { stale }) => <Shown member={member} crumbs={crumbs} stale={stale} />}
    </RecordPage>
  );
}
