// What is wrong with a template, as the server would refuse it: said at the field before anything is sent.
import type { useTranslate } from 'react-admin';
import { named, templateFaults, type TemplateText } from '../../../domain/templateRules.ts';
import type { Channel } from '../../../domain/messages.ts';
import { CallError } from '../../dataProvider/callError.ts';

export const CODES = {
  UNKNOWN: 'TEMPLATE_UNKNOWN',
  LACKING: 'TEMPLATE_LACKS',
  BRACE: 'TEMPLATE_BRACE',
} as const;

/** The first thing that is wrong; nothing where all is well. */
export function refusalOf(
  channel: Channel,
  text: TemplateText,
  known: readonly string[],
  translate: ReturnType<typeof useTranslate>,
): CallError | undefined {
  const [fault] = templateFaults(channel, text, known);
  if (!fault) return undefined;
  const code = CODES[fault.fault];
  const values = { names: named(fault.names) };
  const failure = { status: 400, code, field: fault.field, values, time: Date.now() };
  return new CallError(failure, translate(`problems.codes.${code}`, values));
}
