// The customer the boxes are reserved for: name, number, contact data, scheme and preferences.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MemberInfo } from '../../../../contract/people/members.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { revealing } from '../../../engine/fields/revealing.tsx';
import { routes } from '../../../routes/pages.ts';
import { pageUrl } from '../../../routes/route.ts';
import { nameOf } from './lookups.ts';

const initials = (name: string): string =>
  name
    .split(/[\s.]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

function Standing({ member }: { member: MemberInfo }) {
  const translate = useTranslate();
  const active = member.memberStatus === 'ACTIVE' && !member.suspendFlag;
  const word = member.suspendFlag ? 'mark.SUSPENDED' : `memberStatus.${member.memberStatus}`;
  return (
    <div>
      <span className={active ? 'badge plain' : 'badge warn'}>
        <Icon name={active ? 'check' : 'stop'} />
        {translate(`choices.${word}`)}
      </span>
      <span className="small soft">
        {translate(`choices.paymentScheme.${member.paymentScheme}`)}
      </span>
    </div>
  );
}

const phone = revealing('phone', 'member', 'memberId');
const email = revealing('email', 'member', 'memberId');

export function CustomerCard({ member }: { member: MemberInfo }) {
  const translate = useTranslate();
  const cell = { row: member, resourceName: 'members', place: 'card' } as const;
  const name = nameOf(member);
  return (
    <section className="panel customerCard wrap" aria-label={translate('reservation.customer')}>
      <span className="avatar" aria-hidden="true">
        {initials(name)}
      </span>
      <div className="who">
        <b>
          <Link to={pageUrl(routes.member, { memberId: member.memberId })}>{name}</Link>
        </b>
        <span className="soft small">{member.memberNo}</span>
      </div>
      <Button component={Link} size="small" to={pageUrl(routes.assignParcel)}>
        {translate('reservation.change')}
      </Button>
      <div className="soft contact">
        {member.mobile === null ? (
          <span className="nw">{translate('reservation.noMobile')}</span>
        ) : (
          <phone.Show {...cell} value={member.mobile} field="mobile" />
        )}
        {member.email !== null && (
          <span className="small">
            <email.Show {...cell} value={member.email} field="email" />
          </span>
        )}
      </div>
      <Standing member={member} />
      {member.disabled && (
        <span className="line small prefers">
          <Icon name="access" />
          {translate('reservation.prefersAccessible')}
        </span>
      )}
      {member.parcelNumber !== null && (
        <span className="line small soft prefers">
          <Icon name="parcel" />
          {translate('reservation.waits', { number: member.parcelNumber })}
        </span>
      )}
    </section>
  );
}
