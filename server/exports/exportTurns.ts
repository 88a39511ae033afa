// The export queue: a few at once, one per user, reading their pages in turn.
import { setImmediate as othersFirst, setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/connect.ts';
import { unhurried } from '../db/limits.ts';
import { Problem } from '../system/problem.ts';

/** Concurrency and queue limits of exports. */
export interface ExportLimits {
  /** Exports running at once on one server. */
  readonly atOnce: number;
  /** Of these, per user. */
  readonly perPerson: number;
  /** Exports waiting on one server; further ones are rejected. */
  readonly waiting: number;
  /** Of these, per user. */
  readonly waitingPerPerson: number;
  /** Longest wait of a request, milliseconds: proxies time out after a minute without data. */
  readonly waitMs: number;
}

export const EXPORT_LIMITS: ExportLimits = {
  atOnce: 3,
  perPerson: 1,
  waiting: 20,
  waitingPerPerson: 3,
  waitMs: 40_000,
};

/** A slot of a running export; releasing it again has no effect. */
type Leave = () => void;

/** The export queue of one server. */
export interface Exports {
  /**
   * Waits for a slot. Throws EXPORTS_FULL if too many wait, EXPORTS_BUSY if none became free in time;
   * a disconnect gives up the place in the queue.
   */
  enter(userId: number, signal: AbortSignal): Promise<Leave>;
  /** Runs one piece of export work at a time, then pauses for a share of the time that it took. */
  turn<T>(work: () => Promise<T> | T): Promise<T>;
}

/** Longest pause, milliseconds. */
const REST_MAX_MS = 250;

/** Others wait for the embedded database's one session; a server has sessions for all of them. */
const REST_SHARES: Readonly<Record<Database['engine'], number>> = { embedded: 1, postgresql: 0.1 };

/** Runs one piece after another. Time between pieces, such as for formatting rows, counts as pause. */
function turns(share: number): Exports['turn'] {
  let last: Promise<unknown> = Promise.resolve();
  let restUntil = 0;
  return (work) => {
    const mine = last.then(async () => {
      const rest = restUntil - performance.now();
      await (rest > 1 ? pause(rest) : othersFirst());
      const begin = performance.now();
      try {
        return await work();
      } finally {
        const end = performance.now();
        restUntil = end + Math.min(share * (end - begin), REST_MAX_MS);
      }
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}

interface Waiting {
  readonly userId: number;
  /** Grants the slot. */
  begin(): void;
}

/** Opens the queue of one server, whose exports are read from a database of this engine. */
export function openExports(engine: Database['engine'], limits = EXPORT_LIMITS): Exports {
  const running: number[] = [];
  const waiting = new Set<Waiting>();
  const countOf = (userId: number) => running.filter((one) => one === userId).length;
  const hasRoom = (userId: number) =>
    running.length < limits.atOnce && countOf(userId) < limits.perPerson;

  const beginNext = () => {
    for (const next of waiting) {
      if (!hasRoom(next.userId)) continue;
      waiting.delete(next);
      running.push(next.userId);
      next.begin();
    }
  };

  /** The slot of an export already counted as running. */
  const placeOf = (userId: number, signal: AbortSignal): Leave => {
    let held = true;
    const leave = () => {
      if (!held) return;
      held = false;
      signal.removeEventListener('abort', leave);
      running.splice(running.indexOf(userId), 1);
      beginNext();
    };
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
    return leave;
  };

  const wait = (userId: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const end = (action: () => void) => {
        clearTimeout(late);
        signal.removeEventListener('abort', gone);
        waiting.delete(mine);
        action();
      };
      const mine: Waiting = { userId, begin: () => end(resolve) };
      const gone = () => end(() => reject(new Problem('EXPORTS_BUSY')));
      const late = setTimeout(gone, limits.waitMs);
      signal.addEventListener('abort', gone);
      waiting.add(mine);
    });

  return {
    async enter(userId, signal) {
      if (hasRoom(userId)) running.push(userId);
      else {
        const own = [...waiting].filter((one) => one.userId === userId).length;
        if (waiting.size >= limits.waiting || own >= limits.waitingPerPerson)
          throw new Problem('EXPORTS_FULL');
        await wait(userId, signal);
      }
      return placeOf(userId, signal);
    },
    turn: turns(REST_SHARES[engine]),
  };
}

/** The same pages, each read in turn and while the one before is sent; their statements may take minutes. */
export async function* inTurns<R>(
  { turn }: Pick<Exports, 'turn'>,
  pages: AsyncIterable<R>,
): AsyncGenerator<R> {
  const reader = pages[Symbol.asyncIterator]();
  const read = () => {
    const page = turn(() => unhurried(() => reader.next()));
    // Thrown where it is awaited; nobody does after a disconnect.
    page.catch(() => undefined);
    return page;
  };
  let next = read();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = read();
      yield value;
    }
  } finally {
    await reader.return?.();
  }
}
