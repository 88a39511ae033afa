// Text: one line, cut where it is too long for its column.
import type { Cell, Kind } from './kind.ts';
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

export const text: Kind = { Show };
