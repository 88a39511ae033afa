// Where a customer stands, in a word and a sign: 'non-active members are marked unregistered'.
import { useTranslate } from 'react-admin';
import type { MemberInfo } from '../../../contract/members.ts';
import { isUnregistered, type MemberStatus } from '../../../domain/members.ts';
import { Icon, type IconName } from '../../engine/Icon.tsx';

const SIGNS: Record<MemberStatus, readonly [IconName, string]> = {
  ACTIVE: ['check', ''],
  INACTIVE: ['pause', ''],
  SUSPEND: ['stop', 'warn'],
};

export function StatusBadge({ member }: { readonly member: MemberInfo }) {
  const translate = useTranslate();
  const [icon, tone] = SIGNS[member.memberStatus];
  return (
    <span className="member-signs">
      <span className={`badge ${tone}`}>
        <Icon name={icon} />
        {translate(`choices.memberStatus.${member.memberStatus}`)}
      </span>
      {isUnregistered(member.memberStatus) && (
        <span className="badge info">
          <Icon name="info" />
          {translate('choices.mark.UNREGISTERED')}
        </span>
      )}
      {member.suspendFlag && (
        <span className="badge warn">
          <Icon name="lock" />
          {translate('choices.mark.SUSPENDED')}
        </span>
      )}
    </span>
  );
}
