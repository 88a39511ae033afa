// Field type: a moment, `YYYY-MM-DD HH:mm` in the network's time zone.
import { moment } from './clock.ts';
import type { Cell, FieldType } from './fieldType.ts';

function Show({ value }: Cell) {
  if (typeof value !== 'number') return null;
  return <time dateTime={new Date(value).toISOString()}>{moment(value)}</time>;
}

export const time: FieldType = { Show };
