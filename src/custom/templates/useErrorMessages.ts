// Validation of a template by the server's rules, shown at the field before anything is sent.
import { useTranslate } from 'react-admin';
import { textErrors, type TemplateTexts } from '../../../domain/messages/languages.ts';
import { named } from '../../../domain/messages/templateRules.ts';
import type { Channel } from '../../../domain/messages/messages.ts';
import { CallError } from '../../dataProvider/callError.ts';

const CODES = {
  UNKNOWN: 'TEMPLATE_UNKNOWN',
  LACKING: 'TEMPLATE_LACKS',
  BRACE: 'TEMPLATE_BRACE',
  MISSING: 'BAD_INPUT',
} as const;

interface FieldError {
  readonly field: string;
  readonly error: keyof typeof CODES;
  /** Of placeholders, as users write them. */
  readonly names: string;
}

/** The error, as text. */
export function useErrorMessages(): (error: FieldError) => string {
  const translate = useTranslate();
  return ({ field, error, names }) =>
    error === 'MISSING'
      ? translate('engine.invalid.missing', {
          field: translate(`resources.templates.fields.${field}`),
        })
      : translate(`problems.codes.${CODES[error]}`, { names });
}

/** The first error; undefined where there is none. */
export function refusalOf(
  channel: Channel,
  texts: TemplateTexts,
  known: readonly string[],
  errorMessages: ReturnType<typeof useErrorMessages>,
): CallError | undefined {
  const [found] = textErrors(channel, texts, known);
  if (!found) return undefined;
  const { name: field, error } = found;
  const names = named(found.names);
  const values = { names, reason: error };
  const failure = { status: 400, code: CODES[error], field, values, time: Date.now() };
  return new CallError(failure, errorMessages({ field, error, names }));
}
