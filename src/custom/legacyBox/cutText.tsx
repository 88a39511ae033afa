// A text input limited to a number of characters (R5.28).
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import { plain } from '../../engine/fields/plain.ts';

/** A text field type that is cut at a given number of characters while the user types. */
export const cutText = (max: number): FieldType => ({
  Show: ({ value }) => plain(value),
  Input: ({ onChange, ...entry }) => (
    <TextInput {...entry} onChange={(value) => onChange(plain(value).slice(0, max))} />
  ),
});
