// One of a list of values, in the words of its list.
import { useTranslate } from 'react-admin';
import type { Cell, Kind } from './kind.ts';
import { plain } from './plain.ts';

/** The message of a value: `choices.<field>.<value>`. */
export const choiceKey = (field: string, value: unknown): string =>
  `choices.${field}.${plain(value)}`;

function Show({ value, field }: Cell) {
  const translate = useTranslate();
  if (value === null || value === undefined) return null;
  // Another server may tell what ours has no word for.
  return translate(choiceKey(field, value), { _: plain(value) });
}

export const choice: Kind = { Show };
