// A line of text that takes no more characters than it should (R5.28).
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import { plain } from '../../engine/fields/plain.ts';

/** A kind of text that is cut at so many characters while somebody types. */
export const cutText = (max: number): FieldType => ({
  Show: ({ value }) => plain(value),
  Input: ({ onChange, ...entry }) => (
    <TextInput {...entry} onChange={(value) => onChange(plain(value).slice(0, max))} />
  ),
});
