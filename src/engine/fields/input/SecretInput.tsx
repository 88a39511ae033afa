// A password or key: never shown again, and kept where a saved record leaves it empty.
import { PasswordInput, useRecordContext, useTranslate } from 'react-admin';
import { textProps, type TextProps } from './TextInput.tsx';

export function SecretInput(props: TextProps) {
  const translate = useTranslate();
  const record: Readonly<Record<string, unknown>> = useRecordContext() ?? {};
  const isStored = record[`${props.source}Kept`] ?? Object.keys(record).length > 0;
  const keeps = !props.isRequired && isStored === true;
  return (
    <PasswordInput
      {...textProps(props)}
      size="medium"
      autoComplete="new-password"
      placeholder={keeps ? translate('engine.form.secretKept') : undefined}
    />
  );
}
