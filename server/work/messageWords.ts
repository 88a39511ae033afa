// What a message says, for staff to read: in its template's words, and never with its PIN or its code.
import type { Kysely } from 'kysely';
import type { MessageInfo } from '../../contract/messages.ts';
import { fillTemplate, SECRET_PLACEHOLDERS, valueTexts } from '../../domain/templates.ts';
import type { Tables } from '../db/tables.ts';

type Words = Pick<MessageInfo, 'messageTitle' | 'messageText'>;

const DOTS = '••••••';
const SECRETS = Object.fromEntries(SECRET_PLACEHOLDERS.map((name) => [name, DOTS]));

/** Its words as the template has them now; empty where there is none. Dots stand for what only its addressee may read. */
export async function messageWords(
  db: Kysely<Tables>,
  outboxId: number,
  timeZone: string,
): Promise<Words> {
  const found = await db
    .selectFrom('outbox')
    .innerJoin('templates', (on) =>
      on.onRef('templateEvent', '=', 'outbox.event').onRef('templateType', '=', 'outbox.channel'),
    )
    .select(['channel', 'data', 'templateTitle', 'templateContent'])
    .where('outboxId', '=', outboxId)
    .executeTakeFirst();
  if (!found) return { messageTitle: '', messageText: '' };
  const values = { ...valueTexts(found.data, timeZone), ...SECRETS };
  return {
    messageTitle: found.channel === 'MAIL' ? fillTemplate(found.templateTitle, values) : '',
    messageText: fillTemplate(found.templateContent, values),
  };
}
