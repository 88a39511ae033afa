// The rows of a download as cells, a few at a time, so that other requests are served between them.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { unhurriedPages } from '../db/limits.ts';
import type { Export } from './export.ts';

/** Rows formatted before yielding to other requests. */
const SLICE = 50;

/** @param write turns a row into what the format writes */
export async function* rowSlices<R, T>(
  { pages }: Pick<Export<R>, 'pages'>,
  write: (row: R) => T,
): AsyncGenerator<T[]> {
  for await (const page of unhurriedPages(pages)) {
    for (let at = 0; at < page.length; at += SLICE) {
      yield page.slice(at, at + SLICE).map(write);
      await othersFirst();
    }
  }
}
