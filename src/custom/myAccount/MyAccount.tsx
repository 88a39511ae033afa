// My account: account data, sessions, and a change of password.
import { useState } from 'react';
import { useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { OWN_SESSIONS } from '../../../contract/account/account.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { useHiddenList } from '../shared/gettingStarted/useGettingStarted.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { Facts } from './Facts.tsx';
import { Sessions } from './Sessions.tsx';
import { useMe } from './useMe.ts';
import './myAccount.css';

function Me({ userId }: { readonly userId: number }) {
  const { data, error, refetch } = useMe(userId);
  if (data) return <Facts user={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="panel" aria-busy="true">
      <Loading rows={6} columns={2} />
    </div>
  );
}

/** A link back to the getting-started list, for users who hid it. */
function ShowAgain() {
  const translate = useTranslate();
  const notify = useNotify();
  const [hidden, setHidden] = useHiddenList();
  if (!hidden) return null;
  const show = () => {
    setHidden(false);
    notify('gettingStarted.shownAgain', { type: 'success' });
  };
  return (
    <button type="button" className="btn" onClick={show}>
      {translate('gettingStarted.showAgain')}
    </button>
  );
}

export default function MyAccount() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const [changing, setChanging] = useState(false);
  const hasSessions = knownCapabilities().features.includes(OWN_SESSIONS);
  const actions = (
    <>
      <ShowAgain />
      <button type="button" className="btn primary" onClick={() => setChanging(true)}>
        <Icon name="key" />
        {translate('myAccount.change.open')}
      </button>
    </>
  );
  return (
    <Page title={translate('myAccount.title')} fact={identity?.fullName} actions={actions}>
      <div className="myAccount">
        {identity !== undefined && <Me userId={Number(identity.id)} />}
        {hasSessions ? (
          <Sessions />
        ) : (
          <p className="note">{translate('myAccount.sessions.notOffered')}</p>
        )}
      </div>
      {changing && <ChangePassword onLeave={() => setChanging(false)} />}
    </Page>
  );
}
