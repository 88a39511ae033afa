// Time input of a form: a TimeField whose value, label and error are the form's.
import { useInput, useResourceContext, useTranslate } from 'react-admin';
import type { InputProps } from '../fieldType.ts';
import { TimeField } from './TimeField.tsx';
import { asEntered } from './TextInput.tsx';

interface Props extends InputProps {
  /** Date without time. */
  readonly days?: boolean;
}

export function TimeInput({ source, choices: _, whole: __, ...props }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source, parse: asEntered, format: asEntered });
  const { value, onChange, onBlur, ref } = field;
  return (
    <TimeField
      {...{ ...props, id, value, onChange, onBlur }}
      name={translate(`resources.${resource}.fields.${source}`)}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? props.helperText}
    />
  );
}
