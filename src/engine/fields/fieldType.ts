// Field type: how a value is shown and entered. One file per type; a custom one has this shape.
import type { ComponentType, ReactNode, Ref } from 'react';

/** A record as a list passes it on: the resource's row and react-admin's key. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** Props to show a value. */
export interface Cell<R = AnyRow> {
  readonly value: unknown;
  readonly row: R;
  /** The resource and the field, which together select its messages (choice.tsx). */
  readonly resourceName: string;
  readonly field: string;
  /** A table is compact, a card has room for a sentence. */
  readonly place: 'table' | 'card';
}

/** Props of an input, react-admin's: it draws its label, its value in the form, and its help text or error. */
export interface InputProps {
  /** The name of the field in the form. */
  readonly source: string;
  readonly label: ReactNode;
  /** False without one, as react-admin has it. */
  readonly helperText: string | false;
  readonly isRequired: boolean;
  /** For a value from a list. */
  readonly choices: readonly string[];
  /** Only integers are allowed. */
  readonly whole: boolean;
}

/** Props of a control that the form draws a label, help text and error around. */
export interface Entry extends Pick<InputProps, 'choices' | 'whole'> {
  /** Associates the input with its label. */
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** Element to focus if the value is invalid. */
  readonly focus: Ref<HTMLElement>;
  readonly invalid: boolean;
  readonly required: boolean;
  /** Ids of the help text and the error. */
  readonly describedBy: string | undefined;
  readonly label: string;
  readonly resourceName: string;
  readonly field: string;
  /** The record as read; empty on create. */
  readonly record: AnyRow;
}

/** Props to filter by a value. */
export interface FilterEntry {
  readonly label: string;
  /** Undefined if not set. */
  readonly value: unknown;
  readonly onChange: (value: string | number | boolean | undefined) => void;
}

export interface FieldType<R = AnyRow> {
  readonly align?: 'end';
  readonly Show: (cell: Cell<R>) => ReactNode;
  /** Read-only once the record has a value. */
  readonly stays?: true;
  /** Its input; a field type without one uses the input of the endpoint's schema. */
  readonly Input?: ComponentType<InputProps>;
  /** Its filter; defaults to a text filter, or to a choice if there are values. */
  readonly Filter?: ComponentType<FilterEntry>;
}
