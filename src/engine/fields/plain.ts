// What a row's values are when they have to be words.
import type { AnyRow } from './fieldType.ts';

/** A bare value as text; lists and objects have no text of their own. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : '';

/** The key of a row, as react-admin calls it. */
export const idOf = (row: AnyRow): string | number => {
  const id = row['id'];
  return typeof id === 'number' ? id : plain(id);
};
