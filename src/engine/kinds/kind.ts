// A kind: how a value is read by people. One file a kind; a hand-made one is a value of this shape.
import type { ReactNode } from 'react';

/** A record as a list hands it on: the noun's row and the key that react-admin wants. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** What a kind is given to draw. */
export interface Cell<R = AnyRow> {
  readonly value: unknown;
  readonly row: R;
  /** The noun and the field, which together name the words: `resources.<noun>.choices.<field>.<value>`. */
  readonly noun: string;
  readonly field: string;
  /** A table is short, a card has room for a sentence. */
  readonly place: 'table' | 'card';
}

export interface Kind<R = AnyRow> {
  /** Numbers stand right. */
  readonly align?: 'end';
  /** Drawn as a component. */
  readonly Show: (cell: Cell<R>) => ReactNode;
}
