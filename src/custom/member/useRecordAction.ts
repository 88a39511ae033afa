// Does something to a customer once: says that it is done, or why it is not, and looks at them anew.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallError } from '../../dataProvider/callError.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { memberKey } from './useMember.ts';

interface ParsedInput {
  /** A message below `member`: what is said when it is done. */
  readonly action:
    | 'suspend'
    | 'resume'
    | 'changeStatus'
    | 'changeLanguage'
    | 'resetMobile'
    | 'subscribe'
    | 'remove';
  readonly ask: () => Promise<unknown>;
  /** The input of the form: what is wrong with it is said there, and the form stays. */
  readonly field?: string;
  /** In place of looking at them anew: they are gone. */
  readonly onDone?: () => void;
}

/** @param onEnd closes the question, also where the act was refused: the customer is not as they were shown */
export function useRecordAction(memberId: number, onEnd: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const [refused, setRefused] = useState<string>();
  const [gone, setGone] = useState(false);
  /** Resolves to whether they are to be looked at anew. */
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
    // What was asked before the act must not answer for after it.
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
