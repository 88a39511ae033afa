// Does something to a parcel once: says that it is done, or why it is not, and looks at the parcel anew.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallError } from '../../dataProvider/callError.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import type { Action } from './actions.ts';
import { parcelKey } from './useParcel.ts';

interface ParsedInput {
  readonly action: Exclude<Action, 'openCase' | 'openBox'>;
  readonly ask: () => Promise<unknown>;
  /** The input of the form: what is wrong with it is said there, and the form stays. */
  readonly field?: string;
}

/** No word of the parcel itself: it may be as it is shown, and what was entered can be sent again. */
const saysNothing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

/** @param onEnd closes the question, also where the act was refused: the parcel is not as it was shown */
export function useRecordAction(ordersId: number, onEnd: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useFailure();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const [refused, setRefused] = useState<string>();
  const attempt = async ({ action, ask, field }: ParsedInput): Promise<true> => {
    setRefused(undefined);
    try {
      await ask();
      notify(translate(`parcel.${action}.done`), { type: 'success' });
      onEnd();
    } catch (error) {
      const atField = field !== undefined && error instanceof CallError && error.field === field;
      if (atField) setRefused(error.message);
      else {
        tell(error);
        if (!saysNothing(error)) onEnd();
      }
    }
    return true;
  };
  const run = async (asked: ParsedInput) => {
    if ((await once(() => attempt(asked))) === undefined) return;
    // What was asked before the act must not answer for after it.
    const queryKey = parcelKey(ordersId);
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  };
  return { busy, refused, run };
}
