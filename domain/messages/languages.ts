// In which language somebody is written to: their own, else the network's, where the text has been translated.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../limits.ts';
import type { Channel, MessageEvent } from './messages.ts';
import { templateErrors, type TemplateError, type TemplateText } from './templateRules.ts';

/** The key of the network's setting. */
export const NETWORK_LANGUAGE_KEY = 'NETWORK_LANGUAGE';

const TO_STAFF: readonly MessageEvent[] = ['PASSWORD_CODE', 'ALERT', 'REPORT'];

/** Whether messages of an event go to staff, and to recipients whom staff entered, whatever customer has the same address. */
export const goesToStaff = (event: string): boolean => TO_STAFF.some((known) => known === event);

/** The network's language as it is kept; English where it was never set. */
export const languageIn = (kept: string | undefined): Language =>
  LANGUAGES.find((known) => known === kept) ?? DEFAULT_LANGUAGE;

/** A template's two texts: the English one, which every template has, and the Chinese one, empty where nobody wrote it. */
export interface TemplateTexts extends TemplateText {
  readonly templateTitleZh?: string | undefined;
  readonly templateContentZh?: string | undefined;
}

/** The Chinese text as it would be sent; undefined where there is none. */
export function chineseText({
  templateTitleZh = '',
  templateContentZh = '',
}: TemplateTexts): TemplateText | undefined {
  if (templateContentZh.trim() === '') return undefined;
  return { templateTitle: templateTitleZh, templateContent: templateContentZh };
}

/**
 * The text that is sent, and in which language it is: the customer's language, else the network's, else English.
 * @param wanted the customer's language; nothing for a customer who has none, and for everybody else
 */
export function textFor(
  texts: TemplateTexts,
  wanted: Language | null | undefined,
  network: Language,
): TemplateText & { readonly language: Language } {
  const chinese = (wanted ?? network) === 'zh' ? chineseText(texts) : undefined;
  if (chinese) return { ...chinese, language: 'zh' };
  const { templateTitle, templateContent } = texts;
  return { templateTitle, templateContent, language: 'en' };
}

/** What is wrong with the Chinese text: as with the English one, and an e-mail that lacks its title or its content. */
export function chineseErrors(
  channel: Channel,
  texts: TemplateTexts,
  known: readonly string[],
): readonly (Omit<TemplateError, 'field' | 'fault'> & {
  readonly field: 'templateTitleZh' | 'templateContentZh';
  readonly fault: TemplateError['fault'] | 'MISSING';
})[] {
  const hasTitle = (texts.templateTitleZh ?? '').trim() !== '';
  const chinese = chineseText(texts);
  if (!chinese)
    return hasTitle && channel === 'MAIL'
      ? [{ field: 'templateContentZh', fault: 'MISSING', names: [] }]
      : [];
  if (!hasTitle && channel === 'MAIL')
    return [{ field: 'templateTitleZh', fault: 'MISSING', names: [] }];
  return templateErrors(channel, chinese, known).map((fault) => ({
    ...fault,
    field: `${fault.field}Zh` as const,
  }));
}
