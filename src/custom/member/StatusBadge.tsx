// A customer's status as a badge; unregistered where not active (R4.20).
import { useTranslate } from 'react-admin';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { isUnregistered, type MemberStatus } from '../../../domain/people/members.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';

const SIGNS: Record<MemberStatus, readonly [IconName, string]> = {
  ACTIVE: ['check', ''],
  INACTIVE: ['pause', ''],
  SUSPEND: ['stop', 'warn'],
};

interface Props {
  readonly member: MemberInfo;
}

/** The status alone: among other facts a normal status has no tint. */
export function StatusSign({ member, normal }: Props & { readonly normal: string }) {
  const translate = useTranslate();
  const [icon, tone] = SIGNS[member.memberStatus];
  return (
    <>
      <span className={`badge ${member.memberStatus === 'ACTIVE' ? normal : tone}`}>
        <Icon name={icon} />
        {translate(`choices.memberStatus.${member.memberStatus}`)}
      </span>
      {isUnregistered(member.memberStatus) && (
        <span className="badge info">
          <Icon name="info" />
          {translate('choices.mark.UNREGISTERED')}
        </span>
      )}
    </>
  );
}

/** Beside the name; a customer whose status is 'Suspended' gets no second suspended badge. */
export function StatusBadge({ member }: Props) {
  const translate = useTranslate();
  return (
    <span className="member-signs">
      <StatusSign member={member} normal="" />
      {member.suspendFlag && member.memberStatus !== 'SUSPEND' && (
        <span className="badge warn">
          <Icon name="lock" />
          {translate('choices.mark.SUSPENDED')}
        </span>
      )}
    </span>
  );
}
