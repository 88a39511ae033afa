// Secret input: write-only. Left empty, an existing secret is unchanged.
import { useTranslate } from 'react-admin';
import type { Entry } from '../fieldType.ts';
import { TextInput } from './TextInput.tsx';

export function SecretInput(entry: Entry) {
  const translate = useTranslate();
  const keeps = !entry.required && Object.keys(entry.record).length > 0;
  return (
    <TextInput
      {...entry}
      type="password"
      autoComplete="new-password"
      placeholder={keeps ? translate('engine.form.secretKept') : undefined}
    />
  );
}
