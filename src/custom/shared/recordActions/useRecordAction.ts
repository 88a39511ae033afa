// Runs an action of a record once, reports the result and refetches.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CallError } from '../../../dataProvider/callError.ts';
import { useUnchanged } from '../../../engine/form/useUnchanged.ts';
import { useFailure } from '../../../engine/useFailure.ts';
import { useRequest } from '../useRequest.ts';

interface Acted {
  /** The name of the record, for messages that lack it. */
  readonly about: string;
  /** The prefix of `<action>.done`, the message after success. */
  readonly messages: string;
  /** The query key of all data about the record. */
  readonly queryKey: readonly unknown[];
  /** Whether the error is not about the record itself, so that the input can be sent again. */
  readonly mayRepeat: (status: number) => boolean;
  /** Refetches what else depends on the record. */
  readonly refetch?: (client: QueryClient) => Promise<unknown>;
}

export interface ActionRequest<A> {
  readonly action: A;
  readonly ask: () => Promise<unknown>;
  /** The message key after success, from the response; `<action>.done` by default. */
  readonly done?: (answer: unknown) => string;
  /** Of the message after success. */
  readonly values?: object;
  /** The input equals what was read: nothing is sent, and the form stays open. */
  readonly isUnchanged?: boolean;
  /** The input of the form: its errors are shown there, and the form stays open. */
  readonly field?: string;
  /** What the toast's "Undo" runs. */
  readonly undo?: ActionRequest<A>;
  /** Runs instead of the refetch: the record was removed. */
  readonly onDone?: () => void;
}

/** @param onEnd closes the dialog, also after a refusal: the record differs from what was shown */
export function useRecordAction<A extends string>(acted: Acted, onEnd: () => void) {
  const { about, messages, queryKey, mayRepeat, refetch } = acted;
  const translate = useTranslate();
  const notify = useNotify();
  const notifyUnchanged = useUnchanged();
  const showError = useFailure();
  const client = useQueryClient();
  /** The error of the form's input: a refusal, or what the form itself found. */
  const [refused, refuse] = useState<string>();
  const refetchAll = async () => {
    // Responses from before the action must not be used after it.
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
    await refetch?.(client);
  };
  const { isPending, isSuccess, variables, send } = useRequest<unknown, ActionRequest<A>>({
    mutationFn: ({ ask }) => ask(),
    onMutate: () => refuse(undefined),
    onSuccess: (answer, { action, done, values, undo, onDone }) => {
      const key: string = done?.(answer) ?? `${messages}.${action}.done`;
      const takeBack = undo && (() => run(undo));
      notify(translate(key, values), { type: 'success', about, undo: takeBack });
      if (onDone) return onDone();
      onEnd();
      return void refetchAll();
    },
    onError: (error, { field }) => {
      const failure = error instanceof CallError ? error : undefined;
      if (field !== undefined && failure?.field === field) refuse(failure.message);
      else {
        showError(error);
        if (!failure || !mayRepeat(failure.status)) onEnd();
      }
      void refetchAll();
    },
  });
  const run = (request: ActionRequest<A>) => {
    if (request.isUnchanged === true) notifyUnchanged();
    else send(request);
  };
  const isGone = isSuccess && variables.onDone !== undefined;
  return { busy: isPending || isGone, refused, refuse, run };
}
