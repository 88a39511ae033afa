// Field type: a telephone number as a tel link.
import type { Cell, FieldType } from './fieldType.ts';

function Show({ value }: Cell) {
  if (typeof value !== 'string' || value === '') return null;
  return (
    <a className="nw" href={`tel:${value.replace(/[^+\d]/g, '')}`}>
      {value}
    </a>
  );
}

export const phone: FieldType = { Show };
