// Runs a customer action once, reports the result and refetches.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallError } from '../../dataProvider/callError.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { memberKey } from './useMember.ts';

interface ParsedInput {
  /** A message key below `member`, shown after success. */
  readonly action:
    | 'suspend'
    | 'resume'
    | 'changeStatus'
    | 'changeLanguage'
    | 'resetMobile'
    | 'subscribe'
    | 'remove';
  readonly ask: () => Promise<unknown>;
  /** The input of the form: its errors are shown there, and the form stays open. */
  readonly field?: string;
  /** Runs instead of the refetch: the customer was removed. */
  readonly onDone?: () => void;
}

/** @param onEnd closes the dialog, also after a refusal: the customer differs from what was shown */
export function useRecordAction(memberId: number, onEnd: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const [refused, setRefused] = useState<string>();
  const [gone, setGone] = useState(false);
  /** Resolves to whether the customer must be refetched. */
  const attempt = async ({ action, ask, field, onDone }: ParsedInput): Promise<boolean> => {
    setRefused(undefined);
    try {
      await ask();
      notify(translate(`member.${action}.done`), { type: 'success' });
      if (onDone) {
        setGone(true);
        onDone();
        return false;
      }
      onEnd();
    } catch (error) {
      const atField = field !== undefined && error instanceof CallError && error.field === field;
      if (atField) setRefused(error.message);
      else {
        tell(error);
        if (!(error instanceof CallError && error.status === 0)) onEnd();
      }
    }
    return true;
  };
  const run = async (asked: ParsedInput) => {
    if ((await once(() => attempt(asked))) !== true) return;
    // Responses from before the action must not be used after it.
    const queryKey = memberKey(memberId);
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ queryKey: ['members'] });
    await client.invalidateQueries({
      queryKey: ['revealed', 'member', memberId],
      refetchType: 'none',
    });
  };
  return { busy: busy || gone, refused, run };
}
