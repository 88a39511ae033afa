// One of a list of values, labelled by its resource or by the common messages.
import { useTranslate } from 'react-admin';
import type { Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';

/** Message key of a value shared by all resources: `choices.<field>.<value>`. */
export const choiceKey = (field: string, value: unknown): string =>
  `choices.${field}.${plain(value)}`;

/**
 * Label of a field's value: `resources.<name>.choices.<field>.<value>`, then `choices.<field>.<value>`, then the value
 * itself, since another server may return values without a label.
 */
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
  const translate = useTranslate();
  if (value === null || value === undefined) return null;
  return choiceWord(translate, resourceName, field, value);
}

export const choice: FieldType = { Show };
