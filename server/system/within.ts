// Waits for work, but not forever.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The result of the work, or what `late` returns or throws after so many milliseconds.
 * The work itself is not cancelled.
 */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  late: () => T | Promise<T>,
): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([work, pause(ms, undefined, { signal: over.signal }).then(late)]);
  } finally {
    over.abort();
  }
}
