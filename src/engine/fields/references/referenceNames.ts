// The names that a record contains for the ids of a reference.
import type { RecordId } from '../../../../domain/recordId.ts';
import type { AnyRow } from '../fieldType.ts';
import type { Option, Picker } from './picker.ts';

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
