// Changes the status of a customer (R4.18).
import { useTranslate } from 'react-admin';
import { memberActions } from '../../../contract/people/memberActions.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { MEMBER_STATUSES } from '../../../domain/people/members.ts';
import { call } from '../../dataProvider/call.ts';
import { DialledAs } from '../../engine/fields/input/DialledAs.tsx';
import { mobileErrorKey } from '../shared/mobileErrorKey.ts';
import { useEntered } from '../../engine/form/useEntered.ts';
import { OneField } from '../shared/OneField.tsx';
import { useMemberAction, calledBy } from './useMember.ts';

export function ResetMobile({ member, onLeave }: { member: MemberInfo; onLeave: () => void }) {
  const translate = useTranslate();
  const { memberId, lastUpdatedTime: asRead } = member;
  const [mobile, setMobile] = useEntered('mobile', '');
  const { busy, refused, refuse, run } = useMemberAction(member, onLeave);
  const change = () => {
    if (mobile.trim() === '') return refuse(translate('member.resetMobile.missing'));
    const wrong = mobileErrorKey('member.resetMobile.wrong', mobile);
    if (wrong !== undefined) return refuse(translate(wrong));
    const ask = () => call(memberActions.resetMobile, { memberId, mobile }, { asRead });
    return run({ action: 'resetMobile', field: 'mobile', ask });
  };
  return (
    <OneField
      title={translate('member.resetMobile.title', { name: calledBy(member) })}
      label={translate('member.resetMobile.field')}
      help={translate('member.resetMobile.help')}
      wrong={refused}
      action={translate('member.resetMobile.label')}
      busy={busy}
      onDo={change}
      onLeave={onLeave}
      field={{
        type: 'tel',
        value: mobile,
        onChange: (event) => {
          setMobile(event.target.value);
          refuse(undefined);
        },
      }}
    >
      <DialledAs typed={mobile} translate={translate} />
    </OneField>
  );
}

export function ChangeStatus({ member, onLeave }: { member: MemberInfo; onLeave: () => void }) {
  const translate = useTranslate();
  const { memberId, memberStatus, lastUpdatedTime: asRead } = member;
  const [chosen, setChosen] = useEntered('status', memberStatus);
  const { busy, refused, run } = useMemberAction(member, onLeave);
  const change = () => {
    const ask = () =>
      call(memberActions.changeStatus, { memberId, userStatus: chosen }, { asRead });
    const isUnchanged = chosen === memberStatus;
    return run({ action: 'changeStatus', field: 'userStatus', isUnchanged, ask });
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
      field={{
        value: chosen,
        onChange: ({ target }) =>
          setChosen(MEMBER_STATUSES.find((status) => status === target.value) ?? chosen),
        children: MEMBER_STATUSES.map((status) => (
          <option key={status} value={status}>
            {translate(`choices.memberStatus.${status}`)}
          </option>
        )),
      }}
    />
  );
}
