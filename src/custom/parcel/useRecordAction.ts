// Runs a parcel action, reports the result and refetches.
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
  /** The input of the form: its errors are shown there, and the form stays open. */
  readonly field?: string;
}

/** The error is not about the parcel itself: what is shown may still be right, and the input can be sent again. */
const saysNothing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

/** @param onEnd closes the dialog, also after a refusal: the parcel differs from what was shown */
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
    // Responses from before the action must not be used after it.
    const queryKey = parcelKey(ordersId);
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  };
  return { busy, refused, run };
}
