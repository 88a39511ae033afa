// What can be done to a deployment: asked first, done once, said, and looked at anew.
import { useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

/** An act with its words: `deployment.<words>.{label, question, consequence, done}`. */
export interface Wanted {
  readonly words: 'cancel' | 'cancelAll' | 'resume';
  /** What it is done to, by name, and how many lockers that hits. */
  readonly name: string;
  readonly count: number;
  readonly ask: () => Promise<unknown>;
}

/** @param onDone looks at the deployment anew, also where the act was refused: it is not as it was shown */
export function useAction(onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useFailure();
  const [wanted, setWanted] = useState<Wanted>();
  const { busy, once } = useOnce();
  const attempt = async () => {
    if (!wanted) return;
    try {
      await wanted.ask();
      notify(translate(`deployment.${wanted.words}.done`, { name: wanted.name }), {
        type: 'success',
      });
    } catch (error) {
      tell(error);
    }
    setWanted(undefined);
    onDone();
  };
  const run = useEvent(() => once(attempt));
  return { wanted, busy, begin: setWanted, leave: () => setWanted(undefined), run };
}

export type Action = ReturnType<typeof useAction>;
