// One of a list of values, in the words of its resource, else in those that all resources share.
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';

/** The message of a value that every resource calls alike: `choices.<field>.<value>`. */
export const choiceKey = (field: string, value: unknown): string =>
  `choices.${field}.${plain(value)}`;

/** The words of one value. */
type ChoiceWord = (value: unknown) => string;

/**
 * The words of a field's values: `resources.<name>.choices.<field>.<value>`, else `choices.<field>.<value>`, else the
 * value itself: another server may give one that ours has no words for.
 */
export function useChoiceWord(resourceName: string, field: string): ChoiceWord {
  const translate = useTranslate();
  return useCallback(
    (value) => choiceWord(translate, resourceName, field, value),
    [translate, resourceName, field],
  );
}

export function choiceWord(
  translate: ReturnType<typeof useTranslate>,
  resourceName: string,
  field: string,
  value: unknown,
): string {
  const shared = translate(choiceKey(field, value), { _: plain(value) });
  return translate(`resources.${resourceName}.${choiceKey(field, value)}`, { _: shared });
}

function Show({ value, resourceName, field }: Cell) {
  const word = useChoiceWord(resourceName, field);
  return value === null || value === undefined ? null : word(value);
}

export const choice: FieldType = { Show };
