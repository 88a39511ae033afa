// One value of a row, rendered by its field type.
import type { AnyRow, Cell } from '../../fields/fieldType.ts';
import type { DrawnField } from './fields.ts';

interface Props {
  field: DrawnField;
  row: AnyRow;
  resourceName: string;
  place: Cell['place'];
}

export function Value({ field, row, resourceName, place }: Props) {
  const { Show } = field.type;
  return (
    <Show
      value={field.valueOf(row)}
      row={row}
      resourceName={resourceName}
      field={field.source}
      place={place}
    />
  );
}
