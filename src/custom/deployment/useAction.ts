// Runs a deployment action: confirms, executes, reports the result and refetches.
import { useTranslate } from 'react-admin';
import { useQuestion } from '../shared/useQuestion.tsx';

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
  const { ask, dialog } = useQuestion(onDone);
  const begin = ({ messages, name, count, ask: run }: Wanted) => {
    const grave = messages !== 'resume';
    const say = (key: string) =>
      translate(`deployment.${messages}.${key}`, { name, smart_count: count });
    ask({
      question: say('question'),
      consequence: say('consequence'),
      label: say('yes'),
      keep: translate(grave ? 'deployment.keep' : 'ra.action.cancel'),
      grave,
      run,
      done: translate(`deployment.${messages}.done`, { name }),
    });
  };
  return { begin, dialog };
}

export type Action = ReturnType<typeof useAction>;
