// Error messages: the resource's own, then the field type's, then the reason's.
import { useTranslate } from 'react-admin';
import { inSentence } from '../inSentence.ts';
import type { FieldReason } from './errors.ts';
import type { PlannedField } from './plan.ts';

/** Field types that are selected rather than typed. */
const CHOSEN: readonly string[] = ['choice', 'date', 'time', 'list'];

export function useErrorMessages(
  resourceName: string,
): (field: PlannedField, error: FieldReason) => string {
  const translate = useTranslate();
  return ({ name, type, whole }, { reason, own, ...rest }) => {
    const resource = `resources.${resourceName}`;
    const values = { field: inSentence(translate(`${resource}.fields.${name}`)), ...rest };
    const keys = [
      `${resource}.errors.${name}.${reason}`,
      `${resource}.errors.${own ? reason : name}`,
      ...(reason === 'missing' && CHOSEN.includes(type) ? ['engine.invalid.notChosen'] : []),
      ...(reason === 'malformed' ? [`engine.invalid.${whole ? 'notWhole' : type}`] : []),
      `engine.invalid.${reason}`,
    ];
    const message = keys.map((key) => translate(key, { ...values, _: '' })).find(Boolean);
    return message ?? translate('engine.invalid.malformed', values);
  };
}
