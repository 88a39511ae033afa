// The few lines of translation that the pages before sign-in need; the product behind them uses polyglot.
import type { Known } from './keys.ts';
import type { Words } from './messages.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** Gives the words of a key; `%{name}` is filled from the values, `_` stands in where the key is not known. */
export type Say = <K extends string>(key: Known<K>, values?: Values) => string;

const find = (words: Words, key: string): string | undefined => {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
};

/** Makes the translation of one catalogue. */
export const translator =
  (words: Words): Say =>
  (key, values = {}) =>
    (find(words, key) ?? `${values['_'] ?? key}`).replace(/%\{(\w+)\}/g, (whole, name: string) =>
      values[name] === undefined ? whole : `${values[name]}`,
    );
