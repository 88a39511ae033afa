// The line to the lockers: ends a terminal's waiting question when a task has been made for it.
import type { Hub } from '../http/context.ts';

/** Which of these lockers have a task that nobody fetched; asked of the database, where tasks live. */
type Look = (lockerIds: number[]) => Promise<number[]>;

interface Waiter {
  readonly lockerId: number;
  readonly end: (woken: boolean) => void;
}

/**
 * `wake` reaches only those who wait in this process. For tasks made by another server on the same database, one
 * question every `everyMs` milliseconds looks for all waiting lockers together, and only while some wait.
 */
export function openTerminalLink(look: Look, everyMs = 1_000): Hub {
  const waiters = new Set<Waiter>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const wake = (lockerId: number) => {
    for (const waiter of waiters) if (waiter.lockerId === lockerId) waiter.end(true);
  };

  const lookOnce = async () => {
    const lockerIds = [...new Set([...waiters].map((waiter) => waiter.lockerId))];
    // A database that is away for a moment is asked again; the terminals' own waits end meanwhile.
    const found = await look(lockerIds).catch(() => []);
    found.forEach(wake);
    timer = undefined;
    lookLater();
  };

  const lookLater = () => {
    if (stopped || timer || waiters.size === 0) return;
    timer = setTimeout(() => void lookOnce(), everyMs);
    timer.unref();
  };

  return {
    wake,
    wait: (lockerId, ms, signal) =>
      new Promise((resolve) => {
        if (stopped || signal?.aborted) return resolve(false);
        const leave = () => waiter.end(false);
        const over = setTimeout(leave, ms);
        const waiter: Waiter = {
          lockerId,
          end: (woken) => {
            clearTimeout(over);
            signal?.removeEventListener('abort', leave);
            waiters.delete(waiter);
            resolve(woken);
          },
        };
        signal?.addEventListener('abort', leave);
        waiters.add(waiter);
        lookLater();
      }),
    end: () => {
      stopped = true;
      clearTimeout(timer);
      for (const waiter of waiters) waiter.end(false);
    },
  };
}
