// Field type: single-line text, truncated to its column.
import type { Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';

function Show({ value }: Cell) {
  const words = plain(value);
  if (words === '') return null;
  return (
    <span className="cut" title={words}>
      {words}
    </span>
  );
}

export const text: FieldType = { Show };
