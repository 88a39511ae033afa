// The page of a customer: identity, contact data, payments, lockers and parcels.
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { Link } from 'react-router-dom';
import { cases } from '../../../contract/operations/cases.ts';
import { members, type MemberInfo } from '../../../contract/people/members.ts';
import { CallError, isOffline } from '../../dataProvider/callError.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shortMoment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { MessagesLink } from '../shared/MessagesLink.tsx';
import { listUrl } from '../../routes/route.ts';
import { Actions } from './Actions.tsx';
import { Contact, Lockers, Profile, Standing } from './Panels.tsx';
import { Parcels } from './Parcels.tsx';
import { Payments } from './Payments.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { useMember, calledBy } from './useMember.ts';
import '../../engine/show.css';
import './member.css';
import { routes } from '../../routes/pages.ts';

interface PageLayoutProps {
  /** The customer's name; the page's own name when omitted. */
  readonly title?: string;
  readonly fact?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a customer. */
function PageLayout({ title, ...parts }: PageLayoutProps) {
  const translate = useTranslate();
  const crumbs = [{ label: translate('resources.members.title'), to: listUrl('members') }];
  return <Page title={title ?? translate('member.title')} crumbs={crumbs} {...parts} />;
}

function CasesLink({ memberId }: { readonly memberId: RecordId }) {
  const translate = useTranslate();
  if (!useCanAccess()(cases.list)) return null;
  return <Link to={listUrl('cases', { memberId })}>{translate('member.cases')}</Link>;
}

function Cards({ member }: { readonly member: MemberInfo }) {
  return (
    <div className="record-room">
      <div className="record-side">
        <Standing member={member} />
        <Contact member={member} />
        <Profile member={member} />
      </div>
      <div className="record-side">
        <Lockers member={member} />
        <Parcels member={member} />
        <Payments member={member} />
      </div>
    </div>
  );
}

interface ShownProps {
  readonly member: MemberInfo;
  readonly answeredAt: number;
  /** Why the last refetch failed. */
  readonly error: Error | null;
}

function Shown({ member, answeredAt, error }: ShownProps) {
  const translate = useTranslate();
  const fact = (
    <span className="member-fact">
      <StatusBadge member={member} />
      <CasesLink memberId={member.memberId} />
      <MessagesLink about={{ memberId: member.memberId }} />
    </span>
  );
  return (
    <PageLayout title={calledBy(member)} fact={fact} actions={<Actions member={member} />}>
      {/* A lost connection is reported above every page. */}
      {error && !isOffline(error) && (
        <div className="note warn member-note" role="alert">
          <Icon name="stop" />
          <p className="grow">
            {translate('member.stale', { message: error.message, time: shortMoment(answeredAt) })}
          </p>
        </div>
      )}
      <RecordTabs subject={['member', member.memberId]}>
        <Cards member={member} />
      </RecordTabs>
    </PageLayout>
  );
}

/** The customer with this id. */
function OneMember({ memberId }: { readonly memberId: RecordId }) {
  const translate = useTranslate();
  const { data, error, dataUpdatedAt, refetch } = useMember(memberId);
  const status = error instanceof CallError ? error.status : undefined;
  if (data && status !== 404 && status !== 403)
    return <Shown member={data} answeredAt={dataUpdatedAt} error={error} />;
  const denied = { page: translate('member.title'), needs: members.one.needs };
  return (
    <PageLayout>
      <RecordState resource="members" error={error} onRetry={refetch} denied={denied} rows={8} />
    </PageLayout>
  );
}

/** The page behind `customerDetail?memberId=`. */
export default function MemberPage(): ReactElement {
  const { query, missing } = usePageQuery(routes.member);
  if (query) return <OneMember key={query.memberId} memberId={query.memberId} />;
  return (
    <PageLayout>
      <NoRecord resource="members" lacks={missing} />
    </PageLayout>
  );
}
