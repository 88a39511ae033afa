// Requests with a timeout: a server that accepts one and never responds is asked again.
import { isAborted } from '../../../dataProvider/callError.ts';

/** The timeout. */
export const ANSWER_MS = 15_000;

/** No response arrived in time. */
export class LateAnswer extends Error {
  override readonly name = 'LateAnswer';
}

/**
 * The result of `ask`, unless it takes too long.
 * @param given aborts the request earlier; it then rejects as `ask` does
 * @throws LateAnswer when no response arrived in time
 */
export async function inTime<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  given: AbortSignal,
): Promise<T> {
  const mine = new AbortController();
  const end = () => mine.abort();
  let late = false;
  const timer = window.setTimeout(() => {
    late = true;
    end();
  }, ANSWER_MS);
  if (given.aborted) end();
  given.addEventListener('abort', end);
  try {
    return await ask(mine.signal);
  } catch (error) {
    throw late && isAborted(error) ? new LateAnswer() : error;
  } finally {
    clearTimeout(timer);
    given.removeEventListener('abort', end);
  }
}
