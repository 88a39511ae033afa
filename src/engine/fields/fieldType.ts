// A field type: how a value is read and entered by people. One file a field type; a hand-made one is a value of this shape.
import type { ComponentType, ReactNode, Ref } from 'react';

/** A record as a list hands it on: the resource's row and the key that react-admin wants. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** What a field type is given to draw. */
export interface Cell<R = AnyRow> {
  readonly value: unknown;
  readonly row: R;
  /** The resource and the field, which together name its words (choice.tsx). */
  readonly resourceName: string;
  readonly field: string;
  /** A table is short, a card has room for a sentence. */
  readonly place: 'table' | 'card';
}

/** What a field type is given where somebody enters a value. */
export interface Entry {
  /** Ties the input to its label. */
  readonly id: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  /** The element that gets the focus when the value is wrong. */
  readonly focus: Ref<HTMLElement>;
  readonly invalid: boolean;
  readonly required: boolean;
  /** Ids of the help and of what is wrong. */
  readonly describedBy: string | undefined;
  readonly label: string;
  readonly resourceName: string;
  readonly field: string;
  /** Of a value that is one of a list. */
  readonly choices: readonly string[];
  /** The number may have no decimals. */
  readonly whole: boolean;
  /** The record as it was read; empty while one is made. */
  readonly record: AnyRow;
}

/** What a field type is given where somebody filters by it. */
export interface FilterEntry {
  readonly label: string;
  /** Undefined while nothing is set. */
  readonly value: unknown;
  readonly onChange: (value: string | number | boolean | undefined) => void;
}

export interface FieldType<R = AnyRow> {
  readonly align?: 'end';
  readonly Show: (cell: Cell<R>) => ReactNode;
  /** Entered once: of a record that has a value it is only read. */
  readonly stays?: true;
  /** How it is entered; a field type without it is entered as what its endpoint takes. */
  readonly Input?: ComponentType<Entry>;
  /** How a list is filtered by it; without it by a text, or by a choice where there are some. */
  readonly Filter?: ComponentType<FilterEntry>;
}
