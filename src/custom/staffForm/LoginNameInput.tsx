// A login name, limited in length (R9.18).
import { STAFF_LOGIN_NAME_MAX } from '../../../domain/limits.ts';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';

export function LoginNameInput(entry: Entry) {
  const cut = (value: unknown) => Array.from(plain(value)).slice(0, STAFF_LOGIN_NAME_MAX).join('');
  return <TextInput {...entry} onChange={(value) => entry.onChange(cut(value))} />;
}
