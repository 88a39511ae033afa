// Text: one line, cut where it is too long for its column.
import type { Cell, Kind } from './kind.ts';

function Show({ value }: Cell) {
  if (value === null || value === undefined || value === '') return null;
  const words = String(value);
  return (
    <span className="cut" title={words}>
      {words}
    </span>
  );
}

export const text: Kind = { Show };
