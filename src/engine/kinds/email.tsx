// An e-mail address that can be written to.
import type { Cell, Kind } from './kind.ts';

function Show({ value }: Cell) {
  if (typeof value !== 'string' || value === '') return null;
  return (
    <a className="cut" href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>
      {value}
    </a>
  );
}

export const email: Kind = { Show };
