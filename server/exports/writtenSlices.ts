// The text of a download's rows, a few at a time, so that other requests are served between them.
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Export } from './export.ts';

/** Characters written before yielding to other requests: a millisecond or two. */
const SLICE = 32_768;

/** @param write turns a row into its text */
export async function* writtenSlices<R>(
  { pages }: Pick<Export<R>, 'pages'>,
  write: (row: R) => string,
): AsyncGenerator<string> {
  for await (const page of pages) {
    let text = '';
    for (const row of page) {
      text += write(row);
      if (text.length < SLICE) continue;
      yield text;
      text = '';
      await othersFirst();
    }
    if (text) yield text;
  }
}
