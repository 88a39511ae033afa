// Questions with an end: a server that takes one and never answers is asked again.
import { isAborted } from '../../../dataProvider/callError.ts';

/** As long as an answer is waited for. */
export const ANSWER_MS = 15_000;

/** No answer came in time. */
export class LateAnswer extends Error {
  override readonly name = 'LateAnswer';
}

/**
 * What `ask` gives, unless it takes too long.
 * @param given ends the question earlier; it then rejects as `ask` does
 * @throws LateAnswer when no answer came in time
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
