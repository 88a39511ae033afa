// The text of a message as staff read it: as it was sent, never with its PIN or code.
import type { Kysely } from 'kysely';
import type { MessageInfo } from '../../contract/messages/messages.ts';
import type { Language } from '../../domain/limits.ts';
import type { TemplateTexts } from '../../domain/messages/languages.ts';
import { isAddress, maskAddress } from '../../domain/people/masking.ts';
import { fillTemplate, SECRET_PLACEHOLDERS } from '../../domain/messages/templates.ts';
import type { Tables } from '../db/tables.ts';
import { textInLanguageOf } from './languages.ts';
import { valuesIn } from './valuesIn.ts';

type Words = Pick<MessageInfo, 'messageTitle' | 'messageText' | 'asSent' | 'messageLanguage'>;

const DOTS = '••••••';
const SECRETS = Object.fromEntries(SECRET_PLACEHOLDERS.map((name) => [name, DOTS]));

/** A name may be an address, for customers who have no other name. */
const NAMES = ['memberName', 'username'];

const masked = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      NAMES.includes(name) && typeof value === 'string' && isAddress(value)
        ? maskAddress(value.includes('@') ? 'MAIL' : 'SMS', value)
        : value,
    ]),
  );

/** The texts of a template that may not exist. */
const textsOf = (found: Readonly<Record<keyof Required<TemplateTexts>, string | null>>) => ({
  templateTitle: found.templateTitle ?? '',
  templateContent: found.templateContent ?? '',
  templateTitleZh: found.templateTitleZh ?? '',
  templateContentZh: found.templateContentZh ?? '',
});

/** The language of a sent text, which is stored without it. */
const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

interface Reading {
  readonly timeZone: string;
  /** Whether the reader may see addresses. */
  readonly personal: boolean;
}

/**
 * The text as it was sent, else the template's current text in the recipient's language; empty if there is none.
 * Values that only the recipient may read are replaced by dots.
 */
export async function messageWords(
  db: Kysely<Tables>,
  outboxId: number,
  { timeZone, personal }: Reading,
): Promise<Words> {
  const found = await db
    .selectFrom('outbox')
    .leftJoin('templates', (on) =>
      on.onRef('templateEvent', '=', 'outbox.event').onRef('templateType', '=', 'outbox.channel'),
    )
    .select(['event', 'channel', 'address', 'memberId', 'data', 'sentTitle', 'sentContent'])
    .select(['templateTitle', 'templateContent', 'templateTitleZh', 'templateContentZh'])
    .where('outboxId', '=', outboxId)
    .executeTakeFirstOrThrow();
  const { channel, data, sentTitle, sentContent } = found;
  const asSent = sentContent !== null;
  const text = asSent ? undefined : await textInLanguageOf(db, found, textsOf(found));
  const language = text?.language ?? languageOf(sentContent ?? '');
  const values = { ...valuesIn(language, personal ? data : masked(data), timeZone), ...SECRETS };
  const filled = (text: string | null) => fillTemplate(text ?? '', values);
  return {
    messageTitle: channel === 'MAIL' ? filled(text?.templateTitle ?? sentTitle) : '',
    messageText: filled(text?.templateContent ?? sentContent),
    asSent,
    messageLanguage: text?.language ?? null,
  };
}
