// Field type: text that is never truncated, because it identifies the row.
import type { Cell, FieldType } from '../fieldType.ts';
import { plain } from '../plain.ts';

const Show = ({ value }: Cell) => <span className="whole">{plain(value)}</span>;

export const whole: FieldType = { Show };
