// Row values as text.
import type { RecordId } from '../../../domain/recordId.ts';
import type { AnyRow } from './fieldType.ts';

/** A scalar as text; lists and objects have none. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : '';

/** The key of a row, react-admin's `id`. */
export const idOf = (row: AnyRow): RecordId => {
  const id = row['id'];
  return typeof id === 'number' ? id : plain(id);
};
