// Suspends a customer apart from the status (R4.19): a switch, or a label without the permission.
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { memberActions } from '../../../contract/people/memberActions.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { call } from '../../dataProvider/call.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useMemberAction, calledBy } from './useMember.ts';

function Asking({
  member,
  onLeave,
}: {
  readonly member: MemberInfo;
  readonly onLeave: () => void;
}) {
  const translate = useTranslate();
  const { memberId, suspendFlag, lastUpdatedTime: asRead } = member;
  const { busy, run } = useMemberAction(member, onLeave);
  const name = calledBy(member);
  const messages = `resources.members.actions.${suspendFlag ? 'resume' : 'suspend'}`;
  const say = (key: string) => translate(`${messages}.${key}`, { name });
  const change = (to: boolean, read?: { readonly asRead: number }) => ({
    action: 'changeSuspend' as const,
    ask: () => call(memberActions.changeSuspend, { memberId, suspendFlag: to }, read),
    done: () => `${messages}.done`,
  });
  return (
    <ConfirmDialog
      question={say('confirm')}
      consequence={say('consequence')}
      label={say('label')}
      grave={!suspendFlag}
      busy={busy}
      onDo={() => run({ ...change(!suspendFlag, { asRead }), undo: change(suspendFlag) })}
      onLeave={onLeave}
    />
  );
}

export function SuspendSwitch({ member }: { readonly member: MemberInfo }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const [requested, setRequested] = useState<MemberInfo>();
  const word = translate(`choices.suspendFlag.${member.suspendFlag}`);
  if (!canAccess(memberActions.changeSuspend)) return word;
  return (
    <span className="line">
      <Switch
        checked={member.suspendFlag}
        slotProps={{ input: { 'aria-label': translate('resources.members.fields.suspendFlag') } }}
        onChange={() => setRequested(member)}
      />
      <span className="soft">{word}</span>
      {requested && <Asking member={requested} onLeave={() => setRequested(undefined)} />}
    </span>
  );
}
