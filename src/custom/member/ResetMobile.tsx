// Changes a customer's mobile number; pending notifications then go to the new one.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { memberActions } from '../../../contract/people/memberActions.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { call } from '../../dataProvider/call.ts';
import { OneField } from '../shared/OneField.tsx';
import { calledBy } from './names.ts';
import { useRecordAction } from './useRecordAction.ts';

const rule = memberActions.resetMobile.input.shape.mobile;

interface Props {
  readonly member: MemberInfo;
  readonly onLeave: () => void;
}

export function ResetMobile({ member, onLeave }: Props) {
  const translate = useTranslate();
  const { memberId, lastUpdatedTime: asRead } = member;
  const [mobile, setMobile] = useState('');
  const [fault, setError] = useState<string>();
  const { busy, refused, run } = useRecordAction(memberId, onLeave);
  const change = () => {
    if (mobile.trim() === '') return setError(translate('member.resetMobile.missing'));
    if (!rule.safeParse(mobile).success) return setError(translate('member.resetMobile.wrong'));
    const ask = () => call(memberActions.resetMobile, { memberId, mobile }, { asRead });
    return void run({ action: 'resetMobile', field: 'mobile', ask });
  };
  const wrong = fault ?? refused;
  return (
    <OneField
      title={translate('member.resetMobile.title', { name: calledBy(member) })}
      label={translate('member.resetMobile.field')}
      help={translate('member.resetMobile.help')}
      wrong={wrong}
      action={translate('member.resetMobile.label')}
      busy={busy}
      onDo={change}
      onLeave={onLeave}
    >
      {({ id, describedBy }) => (
        <input
          id={id}
          className="inp lg"
          type="tel"
          value={mobile}
          autoComplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby={describedBy}
          onChange={(event) => {
            setMobile(event.target.value);
            setError(undefined);
          }}
        />
      )}
    </OneField>
  );
}
