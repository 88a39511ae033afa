// The queue of exports: a few at once, one a person, and their portions one after another.
import { setImmediate as othersFirst, setTimeout as pause } from 'node:timers/promises';
import { unhurried } from '../db/limits.ts';
import { Problem } from '../system/problem.ts';

/** How many files are made, and how many people may wait for theirs. */
export interface ExportLimits {
  /** Files that one server makes at once. */
  readonly atOnce: number;
  /** Of them of one person. */
  readonly perPerson: number;
  /** Who waits at one server; whoever comes then is told to come later. */
  readonly waiting: number;
  /** Of them of one person. */
  readonly waitingPerPerson: number;
  /** How long a request waits, milliseconds: proxies give up where nothing comes for a minute. */
  readonly waitMs: number;
}

export const EXPORT_LIMITS: ExportLimits = {
  atOnce: 3,
  perPerson: 1,
  waiting: 20,
  waitingPerPerson: 3,
  waitMs: 40_000,
};

/** A place among those whose file is made; given back once, however often. */
type Leave = () => void;

/** The files of one server. */
export interface Exports {
  /**
   * Waits for a place. Refuses with EXPORTS_FULL where too many wait, with EXPORTS_BUSY where none came free in time;
   * whoever goes away loses their place.
   */
  enter(userId: number, signal: AbortSignal): Promise<Leave>;
  /** Does a piece of a file's work when no other piece is done, and rests as long as that took. */
  turn<T>(work: () => Promise<T> | T): Promise<T>;
}

/** No rest is longer: milliseconds. */
const REST_MAX_MS = 250;

/** One piece after another. What came between, such as bringing rows into their columns, counts as rest. */
function turns(): Exports['turn'] {
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
        restUntil = end + Math.min(end - begin, REST_MAX_MS);
      }
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}

interface Waiting {
  readonly userId: number;
  /** It is their turn. */
  begin(): void;
}

/** Opens the queue of one server. */
export function openExports(limits: ExportLimits = EXPORT_LIMITS): Exports {
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

  /** The place of somebody who is counted among the running. */
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
      const end = (act: () => void) => {
        clearTimeout(late);
        signal.removeEventListener('abort', gone);
        waiting.delete(mine);
        act();
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
    turn: turns(),
  };
}

/** The same portions, each read in its turn; a statement of theirs may take minutes. */
export async function* inTurns<R>(
  { turn }: Pick<Exports, 'turn'>,
  pages: AsyncIterable<R>,
): AsyncGenerator<R> {
  const reader = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await turn(() => unhurried(() => reader.next()));
      if (done) return;
      yield value;
    }
  } finally {
    await reader.return?.();
  }
}
