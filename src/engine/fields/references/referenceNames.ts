// Ids of a reference's value, and the names that the record contains for them.
import { useMemo } from 'react';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { AnyRow } from '../fieldType.ts';
import type { Option, Picker } from './picker.ts';

const isId = (value: unknown): value is RecordId =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** One id or several, as a list. */
export const idsOf = (value: unknown): readonly RecordId[] =>
  (Array.isArray(value) ? value : [value]).filter(isId);

export const useIds = (value: unknown): readonly RecordId[] => useMemo(() => idsOf(value), [value]);

/** The record's names of its ids; ids without a name are left out. */
export function optionsIn(
  picker: Picker,
  row: AnyRow,
  ids: readonly RecordId[],
): readonly Option[] {
  const own = picker.named?.(row);
  const names = own === null || own === undefined ? [] : typeof own === 'string' ? [own] : own;
  return ids.flatMap((id, place) => {
    const name = names[place];
    return name === undefined ? [] : [{ id, name }];
  });
}

/** Names of ids in a row; an id without a name is `#15`. */
export const namesOf = (
  picker: Picker,
  row: AnyRow,
  ids: readonly RecordId[],
): readonly string[] => {
  const options = optionsIn(picker, row, ids);
  return ids.map((id) => options.find((one) => one.id === id)?.name ?? `#${id}`);
};
