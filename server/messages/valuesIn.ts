// Values of a message's placeholders in its language.
import type { MessageLanguage } from '../../domain/limits.ts';
import { valueTexts } from '../../domain/messages/templates.ts';
import { ALERT_TYPES } from '../exports/words.ts';

/** The data as placeholder texts, with alert types as the screens label them. */
export const valuesIn = (
  language: MessageLanguage,
  data: Readonly<Record<string, unknown>>,
  timeZone: string,
): Record<string, string> =>
  valueTexts(
    data,
    timeZone,
    (name, value) => (name === 'alertType' && ALERT_TYPES[language][value]) || value,
    language,
  );
