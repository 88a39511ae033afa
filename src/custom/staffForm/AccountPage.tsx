// The page of an account: loads an existing one, and shows loading and errors meanwhile.
import { useGetIdentity, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import type { Output } from '../../../contract/endpoint.ts';
import { userInfo } from '../../../contract/people/userInfo.ts';
import { call } from '../../dataProvider/call.ts';
import { readId } from '../../dataProvider/ids.ts';
import { plain } from '../../engine/fields/plain.ts';
import { READ_ONCE } from '../../engine/readOnce.ts';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { pageUrl } from '../../routes/route.ts';
import { RecordPage } from '../shared/RecordPage.tsx';
import { AccountForm } from './AccountForm.tsx';
import { staffType, terminalUserType, type AccountType } from './accountTypes.ts';
import './staffForm.css';

interface Props {
  readonly type: AccountType;
}

/** The other of the two forms. */
const otherThan = (type: AccountType): AccountType =>
  type === staffType ? terminalUserType : staffType;

function Existing({ type, account }: Props & { readonly account: Output<typeof userInfo.one> }) {
  const { data: identity } = useGetIdentity();
  const { userId, loginType } = account;
  // A bookmarked or typed URL may contain the id of an account of the other kind.
  if (loginType && loginType !== type.loginType)
    return <Navigate to={pageUrl(otherThan(type).page, { userId })} replace />;
  return identity && <AccountForm type={type} account={account} isOwn={identity.id === userId} />;
}

/** Creates an account where the URL contains no id. */
export function AccountPage({ type }: Props) {
  const translate = useTranslate();
  const { query } = usePageQuery(type.page);
  const id = query && plain(query['userId']);
  if (id === '') return <AccountForm type={type} isOwn={false} />;
  const userId = readId(id ?? '');
  return (
    <RecordPage
      route={type.page}
      resource={type.resourceName}
      title={translate(`staffForm.${type.resourceName}.title`)}
      read={() => ({
        queryKey: ['staffForm', userId],
        queryFn: ({ signal }) => call(userInfo.one, { userId }, { signal }),
        ...READ_ONCE,
      })}
    >
      {(account) => <Existing type={type} account={account} />}
    </RecordPage>
  );
}
