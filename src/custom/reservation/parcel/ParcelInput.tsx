// One input of a parcel, with its error and what happens when the user leaves it.
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import type { ParcelField, PartProps } from '../errors.ts';

interface Props extends Pick<
  TextFieldProps,
  'className' | 'label' | 'value' | 'disabled' | 'children' | 'helperText' | 'onBlur'
> {
  readonly part: PartProps;
  readonly name: ParcelField;
  /** An error that shows while the user types. */
  readonly live?: string | undefined;
  /** The id of the element that shows the error, where it is not right below the input. */
  readonly shownBy?: string;
  readonly htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  readonly onType: (value: string) => void;
}

/** With `children`, a select of these options; native, as phones have a picker of their own for it. */
export function ParcelInput({
  part,
  name,
  live,
  shownBy,
  htmlInput,
  helperText,
  onType,
  onBlur,
  ...props
}: Props) {
  const translate = useTranslate();
  const own = part.errors[name];
  const error = own ? translate(`reservation.faults.${own}`) : (part.refusedAt(name) ?? live);
  return (
    <TextField
      {...props}
      autoComplete="off"
      select={props.children !== undefined}
      error={error !== undefined}
      helperText={shownBy ? undefined : (error ?? helperText)}
      data-wrong={error === undefined ? undefined : true}
      onChange={(event) => onType(event.target.value)}
      onBlur={(event) => {
        onBlur?.(event);
        part.pass(name);
      }}
      slotProps={{
        select: { native: true },
        htmlInput: shownBy ? { 'aria-describedby': shownBy, ...htmlInput } : htmlInput,
      }}
    />
  );
}
