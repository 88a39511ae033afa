// Runs asynchronous work a few at a time; the rest waits in a queue.
import { Problem } from './problem.ts';

/** Runs the work once it is its turn; throws BUSY if too many wait already. */
export function turnsOf(atOnce: number, waitingMax: number) {
  let free = atOnce;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free === 0 && queue.length >= waitingMax) throw new Problem('BUSY');
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
