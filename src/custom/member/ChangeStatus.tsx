// Changes the status of a customer (R4.18).
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { memberActions } from '../../../contract/people/memberActions.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { MEMBER_STATUSES } from '../../../domain/people/members.ts';
import { call } from '../../dataProvider/call.ts';
import { OneField } from '../shared/OneField.tsx';
import { calledBy } from './names.ts';
import { useRecordAction } from './useRecordAction.ts';

interface Props {
  readonly member: MemberInfo;
  readonly onLeave: () => void;
}

export function ChangeStatus({ member, onLeave }: Props) {
  const translate = useTranslate();
  const { memberId, memberStatus, lastUpdatedTime: asRead } = member;
  const [chosen, setChosen] = useState(memberStatus);
  const { busy, refused, run } = useRecordAction(memberId, onLeave);
  const change = () => {
    const ask = () =>
      call(memberActions.changeStatus, { memberId, userStatus: chosen }, { asRead });
    return void run({ action: 'changeStatus', field: 'userStatus', ask });
  };
  return (
    <OneField
      title={translate('member.changeStatus.title', { name: calledBy(member) })}
      label={translate('resources.members.fields.memberStatus')}
      help={translate(`member.changeStatus.means.${chosen}`)}
      wrong={refused}
      action={translate('member.changeStatus.label')}
      busy={busy}
      onDo={change}
      onLeave={onLeave}
    >
      {({ id, describedBy }) => (
        <select
          id={id}
          className="inp lg"
          value={chosen}
          aria-describedby={describedBy}
          onChange={({ target }) =>
            setChosen(MEMBER_STATUSES.find((status) => status === target.value) ?? chosen)
          }
        >
          {MEMBER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {translate(`choices.memberStatus.${status}`)}
            </option>
          ))}
        </select>
      )}
    </OneField>
  );
}
