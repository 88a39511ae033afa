// Field type: multi-line text, truncated to one line in a table.
import type { Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';

function Show({ value, place }: Cell) {
  const words = plain(value);
  if (words === '') return null;
  return (
    <span
      className={place === 'table' ? 'cut long' : 'lines'}
      title={place === 'table' ? words : undefined}
    >
      {words}
    </span>
  );
}

export const longText: FieldType = { Show };
