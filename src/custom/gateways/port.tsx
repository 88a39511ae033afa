// The port of a gateway, an integer (R5.41), shown without thousands separators.
import { NumberInput } from '../../engine/fields/input/NumberInput.tsx';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';

const Show = ({ value }: Cell) => plain(value);

export const port: FieldType = { Show, Input: (entry) => <NumberInput {...entry} bare /> };
