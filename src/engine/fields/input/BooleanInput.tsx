// Yes or no: react-admin's switch, described by its help text.
import { useId } from 'react';
import { BooleanInput as BaseInput } from 'react-admin';
import type { InputProps } from '../fieldType.ts';

export function BooleanInput({ choices: _, whole: __, helperText, ...props }: InputProps) {
  const id = useId();
  const text = helperText && <span id={id}>{helperText}</span>;
  const options = { slotProps: { input: { 'aria-describedby': text ? id : undefined } } };
  return <BaseInput {...props} helperText={text} options={options} />;
}
