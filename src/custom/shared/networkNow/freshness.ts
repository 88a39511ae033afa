// When what is shown is older than it looks, and why.
import { useTranslate } from 'react-admin';
import { ANSWER_MS, LateAnswer } from './inTime.ts';
import { DASHBOARD_REFRESH_MS } from './useDiagrams.ts';

/** What was answered longer ago than this has missed its turns: it is said to be old, whatever the reason. */
export const STALE_MS = 3 * DASHBOARD_REFRESH_MS;

/** What is known of one question that is asked again and again. */
export interface Answered {
  /** When it was last answered, epoch milliseconds. */
  readonly answeredAt?: number | undefined;
  /** Why it was not answered since. */
  readonly error?: unknown;
}

/** Of when the oldest answer is that is not fresh; undefined while all are, and while there is none. */
export function staleSince(answers: readonly Answered[], now: number): number | undefined {
  const old = answers.flatMap(({ answeredAt, error }) =>
    answeredAt !== undefined && (error !== undefined || now - answeredAt > STALE_MS)
      ? [answeredAt]
      : [],
  );
  return old.length > 0 ? Math.min(...old) : undefined;
}

/** Why a question has no answer, in words; empty where nobody said. */
export function useWhy(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    if (error instanceof LateAnswer)
      return translate('dashboard.stale.late', { seconds: ANSWER_MS / 1_000 });
    return error instanceof Error ? error.message : '';
  };
}
