// The invalid fields of a form, with their labels.
import { useTranslate } from 'react-admin';
import { useFormState, type Control } from 'react-hook-form';
import type { PlannedField } from './plan.ts';
import type { WrongField } from './ToCorrect.tsx';
import type { Values } from './values.ts';

export function useWrongFields(
  resourceName: string,
  fields: readonly PlannedField[],
  control: Control<Values>,
): readonly WrongField[] {
  const translate = useTranslate();
  const { errors } = useFormState({ control });
  return fields
    .filter(({ name }) => errors[name] !== undefined)
    .map(({ name }) => ({ name, label: translate(`resources.${resourceName}.fields.${name}`) }));
}
