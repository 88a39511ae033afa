// A line of text that takes no more characters than it should: 'input truncated at 36'.
import type { Kind } from '../../engine/kinds/kind.ts';
import { TextInput } from '../../engine/kinds/enter/TextInput.tsx';
import { plain } from '../../engine/kinds/plain.ts';

/** A kind of text that is cut at so many characters while somebody types. */
export const cutText = (max: number): Kind => ({
  Show: ({ value }) => plain(value),
  Enter: ({ onChange, ...entry }) => (
    <TextInput {...entry} onChange={(value) => onChange(plain(value).slice(0, max))} />
  ),
});
