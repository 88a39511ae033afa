// A text that is never cut: the name that tells rows apart where it is not their title.
import type { Cell, FieldType } from '../fieldType.ts';
import { plain } from '../plain.ts';

const Show = ({ value }: Cell) => <span className="whole">{plain(value)}</span>;

export const whole: FieldType = { Show };
