// My account: account data, sessions, and a change of password.
import Button from '@mui/material/Button';
import type { RecordId } from '../../../domain/recordId.ts';
import { readId } from '../../dataProvider/ids.ts';
import { useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { OWN_SESSIONS } from '../../../contract/account/account.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { Fact } from '../../ui/Fact.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePageDialog } from '../shared/usePageDialog.ts';
import { Page } from '../../engine/Page.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { Pending } from '../shared/Pending.tsx';
import { LoadingPanel } from '../../ui/states/LoadingPanel.tsx';
import { useHiddenList } from '../shared/gettingStarted/useGettingStarted.ts';
import { ChangePassword } from './ChangePassword.tsx';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { moment } from '../../engine/fields/clock.ts';
import '../../engine/show.css';
import { Sessions } from './Sessions.tsx';
import { useMe } from './useMe.ts';
import './myAccount.css';

function Facts({ user }: { readonly user: StaffUser }) {
  const translate = useTranslate();
  const { username, firstName, lastName, staffNo, mobile, email, roles } = user;
  const { startTime, endTime, userStatus } = user;
  const title = translate('myAccount.who');
  const roleMessages = roles.map(({ name }) => translate(`app.roles.${name}`, { _: name }));
  return (
    <section className="panel pad facts-panel" aria-label={title}>
      <h2>{title}</h2>
      <dl className="facts stack-8">
        <Fact label="myAccount.facts.username">{username}</Fact>
        <Fact label="myAccount.facts.name">{[firstName, lastName].filter(Boolean).join(' ')}</Fact>
        <Fact label="myAccount.facts.staffNo">{staffNo}</Fact>
        <Fact label="myAccount.facts.mobile">{mobile}</Fact>
        <Fact label="myAccount.facts.email">{email}</Fact>
        <Fact label="myAccount.facts.role">{roleMessages.join(', ')}</Fact>
        <Fact label="myAccount.facts.status">{translate(`myAccount.status.${userStatus}`)}</Fact>
        <Fact label="myAccount.facts.validFrom">
          {startTime === null ? null : moment(startTime)}
        </Fact>
        <Fact label="myAccount.facts.validUntil">
          {endTime === null ? translate('myAccount.noEnd') : moment(endTime)}
        </Fact>
      </dl>
      <p className="small soft myAccount-foot">{translate('myAccount.changedBy')}</p>
    </section>
  );
}

function Me({ userId }: { readonly userId: RecordId }) {
  const phone = usePhone();
  const query = useMe(userId);
  if (query.data) return <Facts user={query.data} />;
  return <Pending query={query} panel rows={phone ? 11 : 6} columns={2} />;
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
  return <Button onClick={show}>{translate('gettingStarted.showAgain')}</Button>;
}

export default function MyAccount() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { name, open, close } = usePageDialog({ changePassword: true });
  const hasSessions = supports(OWN_SESSIONS);
  const actions = (
    <>
      <ShowAgain />
      <Button variant="contained" onClick={() => open('changePassword')}>
        <Icon name="key" />
        {translate('myAccount.change.open')}
      </Button>
    </>
  );
  return (
    <Page title={translate('myAccount.title')} fact={identity?.fullName} actions={actions}>
      <div className="myAccount stack">
        {identity === undefined ? (
          <LoadingPanel rows={6} columns={2} />
        ) : (
          <Me userId={readId(String(identity.id))} />
        )}
        {hasSessions ? (
          <Sessions />
        ) : (
          <p className="note">{translate('myAccount.sessions.notOffered')}</p>
        )}
      </div>
      {name && <ChangePassword onLeave={close} />}
    </Page>
  );
}
