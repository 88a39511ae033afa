// The locker's name, limited to 36 characters so that the limit of 35 can be exceeded visibly (R5.28).
import { LOCKER_NAME_INPUT_MAX } from '../../../domain/limits.ts';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import type { Entry } from '../../engine/fields/fieldType.ts';

export function NameInput({ onChange, ...entry }: Entry) {
  const cut = (value: unknown) => onChange(String(value).slice(0, LOCKER_NAME_INPUT_MAX));
  return <TextInput {...entry} onChange={cut} />;
}
