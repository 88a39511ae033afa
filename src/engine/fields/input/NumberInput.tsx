// Number input of a form: a NumberField whose value, label and error are the form's.
import { useInput } from 'react-admin';
import type { InputProps } from '../fieldType.ts';
import { NumberField, type NumberFormat } from './NumberField.tsx';
import { asEntered } from './TextInput.tsx';

export function NumberInput({ source, choices: _, ...props }: InputProps & NumberFormat) {
  const { id, field, fieldState } = useInput({ source, parse: asEntered, format: asEntered });
  const { value, onChange, onBlur, ref } = field;
  return (
    <NumberField
      {...{ ...props, id, value, onChange, onBlur }}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? props.helperText}
    />
  );
}
