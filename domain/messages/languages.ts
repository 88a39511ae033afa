// The language of messages: the recipient's, else the network's, if the text is translated.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../limits.ts';
import type { Channel, MessageEvent } from './messages.ts';
import { templateErrors, type TemplateError, type TemplateText } from './templateRules.ts';

/** The key of the network's setting. */
export const NETWORK_LANGUAGE_KEY = 'NETWORK_LANGUAGE';

const TO_STAFF: readonly MessageEvent[] = ['PASSWORD_CODE', 'ALERT', 'REPORT'];

/** Whether messages of an event go to staff or addresses entered by staff, even if a customer has the same address. */
export const goesToStaff = (event: string): boolean => TO_STAFF.some((known) => known === event);

/** The network's stored language; English if it was never set. */
export const languageIn = (kept: string | undefined): Language =>
  LANGUAGES.find((known) => known === kept) ?? DEFAULT_LANGUAGE;

/** A template's texts: English, which is required, and Chinese, which may be empty. */
export interface TemplateTexts extends TemplateText {
  readonly templateTitleZh?: string | undefined;
  readonly templateContentZh?: string | undefined;
}

/** The Chinese text as it would be sent; undefined if there is none. */
export function chineseText({
  templateTitleZh = '',
  templateContentZh = '',
}: TemplateTexts): TemplateText | undefined {
  if (templateContentZh.trim() === '') return undefined;
  return { templateTitle: templateTitleZh, templateContent: templateContentZh };
}

/**
 * The text to send and its language: the customer's language, else the network's, else English.
 * @param wanted the customer's language; undefined for other recipients and customers without one
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

/** Errors of the Chinese text: those of the English one, and an e-mail with only one of title and content. */
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
