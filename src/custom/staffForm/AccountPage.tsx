// The page of an account: loads an existing one, and shows loading and errors meanwhile.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { userInfo } from '../../../contract/people/userInfo.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { readId } from '../../dataProvider/ids.ts';
import { plain } from '../../engine/fields/plain.ts';
import { Page } from '../../engine/Page.tsx';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { pageUrl } from '../../routes/route.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { AccountForm } from './AccountForm.tsx';
import { staffType, terminalUserType, type AccountType } from './accountTypes.ts';
import './staffForm.css';

interface Props {
  readonly type: AccountType;
}

function Framed({ type, children }: Props & { readonly children: ReactNode }) {
  const translate = useTranslate();
  return <Page title={translate(`staffForm.${type.resourceName}.title`)}>{children}</Page>;
}

/** The other of the two forms. */
const otherThan = (type: AccountType): AccountType =>
  type === staffType ? terminalUserType : staffType;

function Existing({ type, userId }: Props & { readonly userId: RecordId }) {
  const { data: identity } = useGetIdentity();
  const { data, error, refetch } = useQuery({
    queryKey: ['staffForm', userId],
    queryFn: ({ signal }) => call(userInfo.one, { userId }, { signal }),
    ...READ_ONCE,
  });
  // A bookmarked or typed URL may contain the id of an account of the other kind.
  if (data?.loginType && data.loginType !== type.loginType)
    return <Navigate to={pageUrl(otherThan(type).page, { userId })} replace />;
  if (data && identity)
    return <AccountForm type={type} account={data} isOwn={identity.id === userId} />;
  return (
    <Framed type={type}>
      <RecordState resource={type.resourceName} error={error} onRetry={refetch} />
    </Framed>
  );
}

/** Creates an account where the URL contains no id. */
export function AccountPage({ type }: Props) {
  const { query, missing } = usePageQuery(type.page);
  if (missing)
    return (
      <Framed type={type}>
        <NoRecord resource={type.resourceName} />
      </Framed>
    );
  const id = plain(query['userId']);
  if (id === '') return <AccountForm type={type} isOwn={false} />;
  const userId = readId(id);
  return <Existing key={userId} type={type} userId={userId} />;
}
