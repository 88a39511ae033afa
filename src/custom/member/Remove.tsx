// Deletes a customer after confirmation; the server reports what prevents it.
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { members, type MemberInfo } from '../../../contract/people/members.ts';
import { call } from '../../dataProvider/call.ts';
import { AskFirst } from '../../ui/Confirm.tsx';
import { calledBy } from './names.ts';
import { CUSTOMER_LIST } from './routes.ts';
import { useRecordAction } from './useRecordAction.ts';

export function Remove({ member, onLeave }: { member: MemberInfo; onLeave: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { memberId, lastUpdatedTime: asRead } = member;
  const { busy, run } = useRecordAction(memberId, onLeave);
  const ask = () => call(members.remove, { memberId }, { asRead });
  const onDone = () => void navigate(CUSTOMER_LIST);
  return (
    <AskFirst
      question={translate('member.remove.question', { name: calledBy(member) })}
      consequence={translate('member.remove.consequence')}
      label={translate('member.remove.label')}
      grave
      busy={busy}
      onDo={() => void run({ action: 'remove', ask, onDone })}
      onLeave={onLeave}
    />
  );
}
