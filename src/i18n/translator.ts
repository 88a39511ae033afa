// Minimal translation for the pages before sign-in; after it the product uses polyglot.
import type { Known } from './keys.ts';
import type { Words } from './messages.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** Returns the text of a key; `%{name}` is filled from the values, `_` is the default of an unknown key. */
export type Say = <K extends string>(key: Known<K>, values?: Values) => string;

const find = (words: Words, key: string): string | undefined => {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
};

/** Creates the translate function of a catalogue. */
export const translator =
  (words: Words): Say =>
  (key, values = {}) =>
    (find(words, key) ?? `${values['_'] ?? key}`).replace(/%\{(\w+)\}/g, (whole, name: string) =>
      values[name] === undefined ? whole : `${values[name]}`,
    );
