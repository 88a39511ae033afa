// The user's own account data; read-only here, staff with the permission can change it.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { moment } from '../../engine/fields/clock.ts';
import '../../engine/show.css';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  const nothing = children === null || children === undefined || children === '';
  return (
    <div>
      <dt>{translate(`myAccount.facts.${name}`)}</dt>
      <dd>
        {nothing ? <span className="faint">{translate('myAccount.nothing')}</span> : children}
      </dd>
    </div>
  );
}

export function Facts({ user }: { readonly user: StaffUser }) {
  const translate = useTranslate();
  const { username, firstName, lastName, staffNo, mobile, email, roles } = user;
  const { startTime, endTime, userStatus } = user;
  const title = translate('myAccount.who');
  const roleMessages = roles.map(({ name }) => translate(`app.roles.${name}`, { _: name }));
  return (
    <section className="panel pad facts-panel" aria-label={title}>
      <h2>{title}</h2>
      <dl className="facts">
        <Fact name="username">{username}</Fact>
        <Fact name="name">{[firstName, lastName].filter(Boolean).join(' ')}</Fact>
        <Fact name="staffNo">{staffNo}</Fact>
        <Fact name="mobile">{mobile}</Fact>
        <Fact name="email">{email}</Fact>
        <Fact name="role">{roleMessages.join(', ')}</Fact>
        <Fact name="status">{translate(`myAccount.status.${userStatus}`)}</Fact>
        <Fact name="validFrom">{startTime === null ? null : moment(startTime)}</Fact>
        <Fact name="validUntil">
          {endTime === null ? translate('myAccount.noEnd') : moment(endTime)}
        </Fact>
      </dl>
      <p className="small soft myAccount-foot">{translate('myAccount.changedBy')}</p>
    </section>
  );
}
