// The text of a message as staff read it: as it was sent, never with its PIN or code.
import type { MessageInfo } from '../../contract/messages/messages.ts';
import {
  DEFAULT_LANGUAGE,
  TRANSLATION_LANGUAGES,
  type MessageLanguage,
  type TranslationLanguage,
} from '../../domain/limits.ts';
import { fillTemplate, SECRET_PLACEHOLDERS } from '../../domain/messages/templates.ts';
import type { Db } from '../db/tables.ts';
import { textInLanguageOf } from './languages.ts';
import { maskedNames } from './maskedNames.ts';
import { valuesIn } from './valuesIn.ts';

type Content = Pick<MessageInfo, 'messageTitle' | 'messageText' | 'asSent' | 'messageLanguage'>;

const DOTS = '••••••';
const SECRETS = Object.fromEntries(SECRET_PLACEHOLDERS.map((name) => [name, DOTS]));

const SCRIPTS: Readonly<Record<TranslationLanguage, RegExp>> = {
  zh: /\p{Script=Han}/u,
  el: /\p{Script=Greek}/u,
};

/** The language of a sent text, which is stored without it. */
const languageOf = (text: string): MessageLanguage =>
  TRANSLATION_LANGUAGES.find((known) => SCRIPTS[known].test(text)) ?? DEFAULT_LANGUAGE;

interface Reading {
  readonly timeZone: string;
  /** Whether the reader may see addresses. */
  readonly personal: boolean;
}

/**
 * The text as it was sent, else the template's current text in the recipient's language; empty if there is none.
 * Values that only the recipient may read are replaced by dots.
 */
export async function messageContent(
  db: Db,
  outboxId: number,
  { timeZone, personal }: Reading,
): Promise<Content> {
  const found = await db
    .selectFrom('outbox')
    .leftJoin('templates', (on) =>
      on.onRef('templateEvent', '=', 'outbox.event').onRef('templateType', '=', 'outbox.channel'),
    )
    .select(['event', 'channel', 'address', 'memberId', 'data', 'sentTitle', 'sentContent'])
    .select(['templateTitle', 'templateContent', 'translations'])
    .where('outboxId', '=', outboxId)
    .executeTakeFirstOrThrow();
  const { channel, data, sentTitle, sentContent, templateTitle, templateContent } = found;
  const asSent = sentContent !== null;
  // There may be no template.
  const texts = {
    templateTitle: templateTitle ?? '',
    templateContent: templateContent ?? '',
    translations: found.translations ?? {},
  };
  const text = asSent ? undefined : await textInLanguageOf(db, found, texts);
  const language = text?.language ?? languageOf(sentContent ?? '');
  const values = {
    ...valuesIn(language, personal ? data : maskedNames(data), timeZone),
    ...SECRETS,
  };
  const filled = (text: string | null) => fillTemplate(text ?? '', values);
  return {
    messageTitle: channel === 'MAIL' ? filled(text?.templateTitle ?? sentTitle) : '',
    messageText: filled(text?.templateContent ?? sentContent),
    asSent,
    messageLanguage: text?.language ?? null,
  };
}
