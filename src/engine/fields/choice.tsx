// One of a list of values, labelled by its resource or by the common messages.
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';

/** Message key of a value shared by all resources: `choices.<field>.<value>`. */
export const choiceKey = (field: string, value: unknown): string =>
  `choices.${field}.${plain(value)}`;

/** The label of one value. */
type ChoiceWord = (value: unknown) => string;

/**
 * Labels of a field's values: `resources.<name>.choices.<field>.<value>`, then `choices.<field>.<value>`, then the value
 * itself, since another server may return values without a label.
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
