// All texts of the catalogues by key, for tests that read them.
import type { Words } from '../../../src/i18n/messages.ts';

/** Key path, such as `a.b.c`, and text. */
export type Text = readonly [string, string];

export const flat = (words: Words, path = ''): Text[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  );
