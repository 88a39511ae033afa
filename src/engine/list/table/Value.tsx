// One value of a row, drawn by its kind.
import type { AnyRow, Cell } from '../../fields/fieldType.ts';
import type { DrawnField } from './fields.ts';

interface Props {
  field: DrawnField;
  row: AnyRow;
  noun: string;
  place: Cell['place'];
}

export function Value({ field, row, noun, place }: Props) {
  const { Show } = field.type;
  return <Show value={field.valueOf(row)} row={row} noun={noun} field={field.name} place={place} />;
}
