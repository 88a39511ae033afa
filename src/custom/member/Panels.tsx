// The facts of a customer in sections: identity, contact data, status.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { moment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { revealing } from '../../engine/fields/revealing.tsx';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { Fact } from '../../ui/Fact.tsx';
import { RecordPanel } from '../shared/RecordPanel.tsx';
import { LanguageFact } from './LanguageFact.tsx';
import { StatusSign } from './StatusBadge.tsx';
import { useSubscriptionEnd } from '../shared/useSubscriptionEnd.ts';
import { SuspendSwitch } from './SuspendSwitch.tsx';

const TYPES = {
  mobile: revealing('phone', 'member', 'memberId'),
  email: revealing('email', 'member', 'memberId'),
};

function Address({ member, field }: { member: MemberInfo; field: keyof typeof TYPES }) {
  const { Show } = TYPES[field];
  return (
    <Show value={member[field]} row={member} resourceName="members" field={field} place="card" />
  );
}

interface Props {
  readonly member: MemberInfo;
}

export function Profile({ member }: Props) {
  return (
    <RecordPanel section="member.profile">
      <dl className="facts stack-8">
        <Fact label="resources.members.fields.username">{member.username}</Fact>
        <Fact label="resources.members.fields.firstName">{member.firstName}</Fact>
        <Fact label="resources.members.fields.lastName">{member.lastName}</Fact>
        <Fact label="resources.members.fields.memberNo">{member.memberNo}</Fact>
        <Fact label="resources.members.fields.address">{member.address}</Fact>
        {member.creationTime !== undefined && (
          <Fact label="resources.members.fields.creationTime">{moment(member.creationTime)}</Fact>
        )}
        <Fact label="resources.members.fields.lastUpdatedTime">
          {moment(member.lastUpdatedTime)}
        </Fact>
      </dl>
    </RecordPanel>
  );
}

export function Contact({ member }: Props) {
  const translate = useTranslate();
  const { mobile, email, notifyType } = member;
  return (
    <RecordPanel section="member.contact">
      <dl className="facts stack-8">
        <Fact label="resources.members.fields.mobile">
          {mobile && <Address member={member} field="mobile" />}
        </Fact>
        <Fact label="resources.members.fields.email">
          {email && <Address member={member} field="email" />}
        </Fact>
        <Fact label="resources.members.fields.notifyType">
          {translate(`choices.notifyType.${notifyType}`)}
        </Fact>
        <LanguageFact member={member} />
      </dl>
    </RecordPanel>
  );
}

export function Standing({ member }: Props) {
  const translate = useTranslate();
  const { paymentScheme, endTimeUseLocker: end, disabled } = member;
  const endOf = useSubscriptionEnd();
  return (
    <RecordPanel section="member.standing">
      <dl className="facts stack-8">
        <Fact label="resources.members.fields.memberStatus">
          <span className="member-signs">
            <StatusSign member={member} normal="plain" />
          </span>
        </Fact>
        <Fact label="resources.members.fields.suspendFlag">
          <SuspendSwitch member={member} />
        </Fact>
        <Fact label="resources.members.fields.paymentScheme">
          {translate(`choices.paymentScheme.${paymentScheme}`)}
        </Fact>
        <Fact label="resources.members.fields.endTimeUseLocker">{end !== null && endOf(end)}</Fact>
        <Fact label="resources.members.fields.disabled">
          {translate(`member.disabled.${disabled}`)}
        </Fact>
      </dl>
    </RecordPanel>
  );
}

function OneLocker({
  which,
  lockerId,
  name,
  sizes,
}: {
  which: 'primary' | 'secondary';
  lockerId: RecordId | null;
  name: string | null;
  sizes: MemberInfo['primaryLocker'];
}) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const text = name ?? translate('engine.record.nothing');
  const leads = lockerId !== null && name !== null && canAccess(lockers.one);
  return (
    <div>
      <h3 className="member-sub">{translate(`resources.members.fields.${which}LockerName`)}</h3>
      <p>{leads ? <Link to={pageUrl(routes.boxInfo, { id: lockerId })}>{text}</Link> : text}</p>
      {sizes.length > 0 && (
        <ul className="member-sizes" aria-label={translate('member.sizes', { locker: text })}>
          {sizes.map(({ boxTypeId, name: size, count, availableCount }) => (
            <li key={boxTypeId}>
              <b>{size}</b>
              <span className="soft small">
                {translate('member.free', { free: availableCount, count })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The sizes of both lockers (R3.8). */
export function Lockers({ member }: Props) {
  return (
    <RecordPanel section="member.lockers">
      <div className="member-lockers stack">
        <OneLocker
          which="primary"
          lockerId={member.primaryLockerId}
          name={member.primaryLockerName}
          sizes={member.primaryLocker}
        />
        <OneLocker
          which="secondary"
          lockerId={member.secondaryLockerId}
          name={member.secondaryLockerName}
          sizes={member.secondaryLocker}
        />
      </div>
    </RecordPanel>
  );
}
