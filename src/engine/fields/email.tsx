// Field type: an e-mail address as a mailto link.
import type { Cell, FieldType } from './fieldType.ts';

function Show({ value }: Cell) {
  if (typeof value !== 'string' || value === '') return null;
  return (
    <a className="cut" href={`mailto:${encodeURIComponent(value).replace('%40', '@')}`}>
      {value}
    </a>
  );
}

export const email: FieldType = { Show };
