// Asks before an action, runs it once, and says what came of it.
import { useState, type ComponentProps } from 'react';
import { useNotify } from 'react-admin';
import { useFailure } from '../../engine/useFailure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useOnce } from '../../ui/useOnce.ts';

interface Question extends Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onDo' | 'onLeave'> {
  readonly run: () => Promise<unknown>;
  /** The message after success, if `run` shows none itself, and the name of the record where it lacks it. */
  readonly done?: string;
  readonly about?: string;
}

/** @param onEnd refetches, also after a refusal: what was shown is outdated */
export function useQuestion(onEnd: () => void) {
  const notify = useNotify();
  const showError = useFailure();
  const [question, setQuestion] = useState<Question>();
  const { busy, once } = useOnce();
  const attempt = async ({ run, done, about }: Question) => {
    try {
      await run();
      if (done !== undefined) notify(done, { type: 'success', about });
    } catch (error) {
      showError(error);
    }
    setQuestion(undefined);
    onEnd();
  };
  const dialog = question && (
    <ConfirmDialog
      {...question}
      busy={busy}
      onDo={() => void once(() => attempt(question))}
      onLeave={() => setQuestion(undefined)}
    />
  );
  return { ask: setQuestion, dialog };
}
