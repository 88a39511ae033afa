// The language of messages: the network's default and each customer's own.
import { sql, type SqlBool } from 'kysely';
import {
  goesToStaff,
  languageIn,
  NETWORK_LANGUAGE_KEY,
  textFor,
  type TemplateTexts,
} from '../../domain/messages/languages.ts';
import type { Language, MessageLanguage } from '../../domain/limits.ts';
import { spellingsOf } from '../../domain/people/mobiles.ts';
import type { Db } from '../db/tables.ts';
import type { OutboxTable } from '../db/tables/events.ts';
import { readSettings } from '../settings/networkSettings.ts';

/** The default for recipients without a language of their own. */
export async function readNetworkLanguage(
  db: Db,
  lock = false,
): Promise<{ language: MessageLanguage; lastUpdatedTime: number }> {
  const { values, lastUpdatedTime } = await readSettings(db, [NETWORK_LANGUAGE_KEY], lock);
  return { language: languageIn(values[NETWORK_LANGUAGE_KEY]), lastUpdatedTime };
}

interface Addressed {
  readonly event: OutboxTable['event'];
  readonly channel: OutboxTable['channel'];
  readonly address: string;
  readonly memberId?: number | null | undefined;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The language of the user who asked for the report in this message (decision 124). */
const readerOf = (data: Addressed['data']): Language | undefined =>
  (data?.['report'] as { readonly language?: Language } | undefined)?.language;

/**
 * The language of the customer the message is about, else of the customer with its address; of a report, that of the
 * user who asked for it. Null for other messages to staff, for unregistered recipients, and if several customers share
 * the address and their languages differ.
 */
async function languageOf(
  db: Db,
  { event, channel, address, memberId, data }: Addressed,
): Promise<MessageLanguage | null> {
  if (goesToStaff(event)) return readerOf(data) ?? null;
  const reached =
    channel === 'SMS'
      ? sql<SqlBool>`"mobile" in (${sql.join(spellingsOf(address))})`
      : sql<SqlBool>`lower("email") = ${address.toLowerCase()}`;
  const found = await db
    .selectFrom('members')
    .select('language')
    .distinct()
    .where('deletedAt', 'is', null)
    .$if(memberId != null, (of) => of.where('memberId', '=', memberId!))
    .$if(memberId == null, (of) => of.where(reached))
    .limit(2)
    .execute();
  return found.length === 1 ? (found[0]?.language ?? null) : null;
}

/** The template's text in the recipient's language, and that language. */
export async function textInLanguageOf(
  db: Db,
  message: Addressed,
  texts: TemplateTexts,
): Promise<ReturnType<typeof textFor>> {
  const { language: network } = await readNetworkLanguage(db);
  return textFor(texts, await languageOf(db, message), network);
}
