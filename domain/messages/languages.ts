// The language of messages: the recipient's, else the network's, if the text is translated.
import {
  DEFAULT_LANGUAGE,
  MESSAGE_LANGUAGES,
  TRANSLATION_LANGUAGES,
  type MessageLanguage,
  type TranslationLanguage,
} from '../limits.ts';
import type { Channel, MessageEvent } from './messages.ts';
import {
  TEXT_FIELDS,
  templateErrors,
  type TemplateError,
  type TemplateText,
  type TextField,
} from './templateRules.ts';

/** The key of the network's setting. */
export const NETWORK_LANGUAGE_KEY = 'NETWORK_LANGUAGE';

const TO_STAFF: readonly MessageEvent[] = ['PASSWORD_CODE', 'ALERT', 'REPORT'];

/** Whether messages of an event go to staff or addresses entered by staff, even if a customer has the same address. */
export const goesToStaff = (event: string): boolean => TO_STAFF.some((known) => known === event);

/** The network's stored language; English if it was never set. */
export const languageIn = (kept: string | undefined): MessageLanguage =>
  MESSAGE_LANGUAGES.find((known) => known === kept) ?? DEFAULT_LANGUAGE;

/** A template's texts: English, which is required, and its translations, any of which may be missing or empty. */
export interface TemplateTexts extends TemplateText {
  readonly translations?: Readonly<Partial<Record<TranslationLanguage, TemplateText>>> | undefined;
}

const NO_TEXT: TemplateText = { templateTitle: '', templateContent: '' };

const textIn = (texts: TemplateTexts, language: MessageLanguage): TemplateText =>
  language === DEFAULT_LANGUAGE ? texts : (texts.translations?.[language] ?? NO_TEXT);

/** The languages of a template's texts. */
export const languagesOf = (texts: TemplateTexts): readonly MessageLanguage[] =>
  MESSAGE_LANGUAGES.filter(
    (known) => known === DEFAULT_LANGUAGE || textIn(texts, known).templateContent.trim() !== '',
  );

/**
 * The text to send and its language: the customer's language, else the network's, else English.
 * @param wanted the customer's language; undefined for other recipients and customers without one
 */
export function textFor(
  texts: TemplateTexts,
  wanted: MessageLanguage | null | undefined,
  network: MessageLanguage,
): TemplateText & { readonly language: MessageLanguage } {
  const has = languagesOf(texts);
  const language = has.find((known) => known === (wanted ?? network)) ?? DEFAULT_LANGUAGE;
  const { templateTitle, templateContent } = textIn(texts, language);
  return { templateTitle, templateContent, language };
}

/** The name of a text as a field of forms and histories: `templateTitle`, `templateTitleEl`. */
export const fieldIn = (field: TextField, language: MessageLanguage): string =>
  language === DEFAULT_LANGUAGE
    ? field
    : `${field}${language.charAt(0).toUpperCase()}${language.slice(1)}`;

/** The texts of a template as fields. */
export const TEXTS = MESSAGE_LANGUAGES.flatMap((language) =>
  TEXT_FIELDS.map((field) => ({ name: fieldIn(field, language), field, language })),
);

/** A template with a field for each text, empty where it has none. */
export function withTextFields(template: TemplateTexts): Readonly<Record<string, unknown>> {
  const { translations: _, ...rest } = template;
  const texts = TEXTS.map(({ name, field, language }) => [name, textIn(template, language)[field]]);
  return { ...rest, ...Object.fromEntries(texts) };
}

/** The texts in such fields. */
export function textsIn(fields: Readonly<Record<string, unknown>>): TemplateTexts {
  const inLanguage = (language: MessageLanguage): TemplateText => {
    const text = (field: TextField) => {
      const value = fields[fieldIn(field, language)];
      return typeof value === 'string' ? value : '';
    };
    return { templateTitle: text('templateTitle'), templateContent: text('templateContent') };
  };
  const translations = TRANSLATION_LANGUAGES.map((language) => [language, inLanguage(language)]);
  return { ...inLanguage(DEFAULT_LANGUAGE), translations: Object.fromEntries(translations) };
}

/** MISSING: an e-mail has both a title and a content in a language, or neither. `name` is that of the text as a field. */
export interface TextError extends Omit<TemplateError, 'error'> {
  readonly error: TemplateError['error'] | 'MISSING';
  readonly language: MessageLanguage;
  readonly name: string;
}

function translationErrors(
  channel: Channel,
  text: TemplateText,
  known: readonly string[],
): readonly Omit<TextError, 'language' | 'name'>[] {
  const [lacking, ...others] = TEXT_FIELDS.filter((field) => text[field].trim() === '');
  if (lacking && channel === 'MAIL' && others.length === 0)
    return [{ field: lacking, error: 'MISSING', names: [] }];
  return text.templateContent.trim() === '' ? [] : templateErrors(channel, text, known);
}

/** All errors of a template's texts, the English one first. */
export const textErrors = (
  channel: Channel,
  texts: TemplateTexts,
  known: readonly string[],
): readonly TextError[] =>
  MESSAGE_LANGUAGES.flatMap((language) => {
    const errorsOf = language === DEFAULT_LANGUAGE ? templateErrors : translationErrors;
    const errors = errorsOf(channel, textIn(texts, language), known);
    return errors.map((error) => ({ ...error, language, name: fieldIn(error.field, language) }));
  });
