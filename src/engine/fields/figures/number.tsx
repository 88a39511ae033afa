// Field type: a right-aligned number with thousands separators.
import { useCount } from '../../../ui/useCount.ts';
import type { Cell, FieldType } from '../fieldType.ts';

function Show({ value }: Cell) {
  const count = useCount();
  return typeof value === 'number' ? count(value) : null;
}

export const number: FieldType = { align: 'end', Show };
