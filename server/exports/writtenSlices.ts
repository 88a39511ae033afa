// The text of a download's rows, a few at a time, so that other requests are served between them.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { unhurriedPages } from '../db/limits.ts';
import type { Export, Page, WrittenRows } from './export.ts';

/** Rows formatted before yielding to other requests. */
const SLICE = 50;

const isWritten = <R>(page: Page<R>): page is WrittenRows => 'texts' in page;

/** @param write turns a row that is not written yet into its text */
export async function* writtenSlices<R>(
  { pages }: Pick<Export<R>, 'pages'>,
  write: (row: R) => string,
): AsyncGenerator<string> {
  for await (const page of unhurriedPages(pages)) {
    if (isWritten(page)) {
      yield* page.texts;
      continue;
    }
    for (let at = 0; at < page.length; at += SLICE) {
      yield page
        .slice(at, at + SLICE)
        .map(write)
        .join('');
      await othersFirst();
    }
  }
}
