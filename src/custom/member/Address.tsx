// A customer's mobile number or e-mail address: a link where visible, revealable where masked.
import type { MemberInfo } from '../../../contract/people/members.ts';
import { revealing } from '../../engine/fields/revealing.tsx';

const KINDS = {
  mobile: revealing('phone', 'member', 'memberId'),
  email: revealing('email', 'member', 'memberId'),
};

interface Props {
  readonly member: MemberInfo;
  readonly field: keyof typeof KINDS;
}

export function Address({ member, field }: Props) {
  const { Show } = KINDS[field];
  return (
    <Show value={member[field]} row={member} resourceName="members" field={field} place="card" />
  );
}
