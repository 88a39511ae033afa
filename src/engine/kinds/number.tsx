// A number with its thousands separated, standing right.
import { useCount } from '../useCount.ts';
import type { Cell, Kind } from './kind.ts';

function Show({ value }: Cell) {
  const count = useCount();
  return typeof value === 'number' ? count(value) : null;
}

export const number: Kind = { align: 'end', Show };
