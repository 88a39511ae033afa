// Text: react-admin's input, which keeps the text as it is typed.
import type { ComponentProps } from 'react';
import { TextInput as BaseInput, type TextInputProps } from 'react-admin';
import type { InputProps } from '../fieldType.ts';
import { plain } from '../plain.ts';

export type TextProps = InputProps &
  Omit<TextInputProps, keyof InputProps> & { readonly htmlInput?: ComponentProps<'input'> };

/** The value as it is: react-admin would make null of an empty text. */
export const asEntered = (value: unknown): unknown => value;

/** Props of react-admin's text inputs. */
export const textProps = ({ choices: _, whole: __, htmlInput, ...props }: TextProps) => ({
  autoComplete: 'off',
  format: plain,
  parse: asEntered,
  ...props,
  slotProps: { ...props.slotProps, htmlInput: { 'aria-required': props.isRequired, ...htmlInput } },
});

export const TextInput = (props: TextProps) => <BaseInput {...textProps(props)} />;
