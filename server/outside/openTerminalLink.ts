// Long polling of terminals: ends a terminal's pending request when it gets a task.
import type { Hub } from '../http/context.ts';

/** Which of these lockers have an unfetched task, read from the database. */
type Look = (lockerIds: number[]) => Promise<number[]>;

interface Waiter {
  readonly lockerId: number;
  readonly end: (woken: boolean) => void;
}

/**
 * `wake` only reaches requests in this process. For tasks created by another server on the same database, one
 * query every `everyMs` milliseconds covers all waiting lockers together, and runs only while some wait.
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
    // If the database is briefly unavailable, the next query retries; pending requests time out by themselves.
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
