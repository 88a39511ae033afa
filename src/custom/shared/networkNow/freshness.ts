// When displayed data is out of date, and why.
import { useTranslate } from 'react-admin';
import { ANSWER_MS, LateAnswer } from './inTime.ts';
import { DASHBOARD_REFRESH_MS } from './useDiagrams.ts';

/** Data older than this has missed its refetches and is marked as old, whatever the reason. */
export const STALE_MS = 3 * DASHBOARD_REFRESH_MS;

/** The state of a polled query. */
export interface Answered {
  /** Time of the last response, epoch milliseconds. */
  readonly answeredAt?: number | undefined;
  /** Why later requests failed. */
  readonly error?: unknown;
}

/** The time of the oldest response that is not fresh; undefined while all are, and while there is none. */
export function staleSince(answers: readonly Answered[], now: number): number | undefined {
  const old = answers.flatMap(({ answeredAt, error }) =>
    answeredAt !== undefined && (error !== undefined || now - answeredAt > STALE_MS)
      ? [answeredAt]
      : [],
  );
  return old.length > 0 ? Math.min(...old) : undefined;
}

/** The failure of a query as text; empty where there is none. */
export function useWhy(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    if (error instanceof LateAnswer)
      return translate('dashboard.stale.late', { seconds: ANSWER_MS / 1_000 });
    return error instanceof Error ? error.message : '';
  };
}
