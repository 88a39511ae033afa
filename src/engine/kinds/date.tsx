// A day, `YYYY-MM-DD`.
import type { Cell, Kind } from './kind.ts';

function Show({ value }: Cell) {
  if (typeof value !== 'string' || value === '') return null;
  return <time dateTime={value}>{value}</time>;
}

export const date: Kind = { Show };
