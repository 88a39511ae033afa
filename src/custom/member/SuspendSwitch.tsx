// 'suspendFlag separately true or false': a switch for who may turn it, a word for all others.
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { memberActs } from '../../../contract/memberActs.ts';
import type { MemberInfo } from '../../../contract/members.ts';
import { call } from '../../dataProvider/call.ts';
import { AskFirst } from '../../engine/acts/AskFirst.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { calledBy } from './names.ts';
import { useDeed } from './useDeed.ts';

function Asking({
  member,
  onLeave,
}: {
  readonly member: MemberInfo;
  readonly onLeave: () => void;
}) {
  const translate = useTranslate();
  const { memberId, suspendFlag, lastUpdatedTime: asRead } = member;
  const { busy, run } = useDeed(memberId, onLeave);
  const deed = suspendFlag ? 'resume' : 'suspend';
  const name = calledBy(member);
  const ask = () =>
    call(memberActs.changeSuspend, { memberId, suspendFlag: !suspendFlag }, { asRead });
  return (
    <AskFirst
      question={translate(`member.${deed}.question`, { name })}
      consequence={translate(`member.${deed}.consequence`)}
      label={translate(`member.${deed}.label`)}
      grave={!suspendFlag}
      busy={busy}
      onDo={() => void run({ deed, ask })}
      onLeave={onLeave}
    />
  );
}

export function SuspendSwitch({ member }: { readonly member: MemberInfo }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const [asked, setAsked] = useState<MemberInfo>();
  const word = translate(`choices.suspendFlag.${member.suspendFlag}`);
  if (!mayUse(memberActs.changeSuspend)) return word;
  return (
    <span className="line">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={member.suspendFlag}
        aria-label={translate('resources.members.fields.suspendFlag')}
        onClick={() => setAsked(member)}
      />
      <span className="soft">{word}</span>
      {asked && <Asking member={asked} onLeave={() => setAsked(undefined)} />}
    </span>
  );
}
