// "port as integer": the number of a port is a name, it has no thousands.
import { NumberInput } from '../../engine/kinds/enter/NumberInput.tsx';
import type { Cell, Kind } from '../../engine/kinds/kind.ts';
import { plain } from '../../engine/kinds/plain.ts';

const Show = ({ value }: Cell) => plain(value);

export const port: Kind = { Show, Enter: (entry) => <NumberInput {...entry} bare /> };
