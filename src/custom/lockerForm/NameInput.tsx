// The locker's name, cut one character late (R5.28), so that staff see when they are past the 35 that are allowed.
import { LOCKER_NAME_INPUT_MAX } from '../../../domain/limits.ts';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import type { Entry } from '../../engine/fields/fieldType.ts';

export function NameInput({ onChange, ...entry }: Entry) {
  const cut = (value: unknown) => onChange(String(value).slice(0, LOCKER_NAME_INPUT_MAX));
  return <TextInput {...entry} onChange={cut} />;
}
