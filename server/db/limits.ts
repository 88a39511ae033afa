// Statement timeouts: seconds for interactive requests, minutes for files, reports and jobs.
import { AsyncLocalStorage } from 'node:async_hooks';

const UNHURRIED_MS = 10 * 60_000;

const chosen = new AsyncLocalStorage<number>();

/** Statements within `work` may take minutes: files, reports, jobs. */
export const unhurried = <T>(work: () => T): T => chosen.run(UNHURRIED_MS, work);

/** Statements within `work` may take as long as they need: migrations and the first data. */
export const unlimited = <T>(work: () => T): T => chosen.run(0, work);

/** The limit of a statement that is run now, in milliseconds, 0 for none; `usual` holds where nothing else was chosen. */
export const limitNow = (usual: number): number => (usual === 0 ? 0 : (chosen.getStore() ?? usual));

/** The same pages, each read without hurry: whoever asks for the next one need not know. */
export async function* unhurriedPages<T>(pages: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = pages[Symbol.asyncIterator]();
  try {
    for (;;) {
      const page = await unhurried(() => iterator.next());
      if (page.done) return;
      yield page.value;
    }
  } finally {
    await iterator.return?.();
  }
}
