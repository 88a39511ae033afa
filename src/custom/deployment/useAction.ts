// Runs a deployment action: confirms, executes, reports the result and refetches.
import { useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

/** An action with its messages: `deployment.<words>.{label, question, consequence, done}`. */
export interface Wanted {
  readonly messages: 'cancel' | 'cancelAll' | 'resume';
  /** What it affects: the name, and the number of lockers. */
  readonly name: string;
  readonly count: number;
  readonly ask: () => Promise<unknown>;
}

/** @param onDone refetches the deployment, also after a refusal: what was shown is outdated */
export function useAction(onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useFailure();
  const [wanted, setWanted] = useState<Wanted>();
  const { busy, once } = useOnce();
  const attempt = async () => {
    if (!wanted) return;
    try {
      await wanted.ask();
      const { name } = wanted;
      notify(translate(`deployment.${wanted.messages}.done`, { name }), { type: 'success' });
    } catch (error) {
      showError(error);
    }
    setWanted(undefined);
    onDone();
  };
  const run = useEvent(() => once(attempt));
  return { wanted, busy, begin: setWanted, leave: () => setWanted(undefined), run };
}

export type Action = ReturnType<typeof useAction>;
