// What is wrong with a template, as the server would refuse it: said at the field before anything is sent.
import { useTranslate } from 'react-admin';
import { chineseFaults, type TemplateTexts } from '../../../domain/messages/languages.ts';
import { named, templateFaults } from '../../../domain/messages/templateRules.ts';
import type { Channel } from '../../../domain/messages/messages.ts';
import { CallError } from '../../dataProvider/callError.ts';

const CODES = {
  UNKNOWN: 'TEMPLATE_UNKNOWN',
  LACKING: 'TEMPLATE_LACKS',
  BRACE: 'TEMPLATE_BRACE',
  MISSING: 'BAD_INPUT',
} as const;

type Known = readonly string[];

/** Everything that is wrong with its texts, the English one first. */
export const faultsOf = (channel: Channel, texts: TemplateTexts, known: Known) => [
  ...templateFaults(channel, texts, known),
  ...chineseFaults(channel, texts, known),
];

interface Said {
  readonly field: string;
  readonly fault: keyof typeof CODES;
  /** Of placeholders, as people write them. */
  readonly names: string;
}

/** What is wrong, in words. */
export function useFaultWords(): (said: Said) => string {
  const translate = useTranslate();
  return ({ field, fault, names }) =>
    fault === 'MISSING'
      ? translate('engine.invalid.missing', {
          field: translate(`resources.templates.fields.${field}`),
        })
      : translate(`problems.codes.${CODES[fault]}`, { names });
}

/** The first thing that is wrong; nothing where all is well. */
export function refusalOf(
  channel: Channel,
  texts: TemplateTexts,
  known: Known,
  faultWords: ReturnType<typeof useFaultWords>,
): CallError | undefined {
  const [found] = faultsOf(channel, texts, known);
  if (!found) return undefined;
  const { field, fault } = found;
  const names = named(found.names);
  const values = { names, reason: fault };
  const failure = { status: 400, code: CODES[fault], field, values, time: Date.now() };
  return new CallError(failure, faultWords({ field, fault, names }));
}
