// Messages: the outbox as staff may see it, and what is done with one.
import { sql, type SqlBool } from 'kysely';
import {
  messageCalls,
  messageList,
  messages,
  type MessageInfo,
  type MessageRow,
} from '../../contract/messages.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../http/problem.ts';
import { messageWords } from '../work/messageWords.ts';
import { resendMessage, setMessageAside } from '../work/messageActs.ts';
import { doneBy } from './actor.ts';
import { beginningWith } from './listing.ts';
import { answerList } from './ownList.ts';
import { patternFor, seesPersonal } from './personal.ts';
import { readRecord, type Kept } from './tableQueries.ts';

const at = (name: string) => sql.ref(`outbox.${name}`);

/** `maskAddress` as SQL. */
const MASKED = sql`case
  when ${at('channel')} = 'SMS' then
    case when length(${at('address')}) > 6 then left(${at('address')}, -3) || '•••' else '•••' end
  when strpos(${at('address')}, '@') > 0 then
    left(${at('address')}, greatest(0, least(3, length(${at('address')}) - strpos(reverse(${at('address')}), '@') - 1)))
      || '•••' || right(${at('address')}, strpos(reverse(${at('address')}), '@'))
  else '•••' end`;

/** A number is looked for as it is dialled or as people write it, an address in whatever capitals. */
const addressFor = (asker: Pick<Ask, 'user'>) => (text: string) => {
  const wanted = patternFor(asker)(
    text.includes('@') ? text : text.replace(/^\+/, '00').replaceAll(/[\s()-]/g, ''),
  );
  return sql<SqlBool>`${at('address')} ilike ${wanted}`;
};

const sameOrBefore = (sign: '>=' | '<=') => (time: number) =>
  sql<SqlBool>`${at('creationTime')} ${sql.raw(sign)} ${time}`;

const keptFor = (asker: Pick<Ask, 'user'>): Kept => ({
  table: 'outbox',
  told: {
    id: at('outboxId'),
    messageEvent: at('event'),
    messageState: at('state'),
    messageError: at('error'),
    // Of what has ended, the time of its next try says nothing; while one is at it, it is the server's own.
    nextTry: sql`case when ${at('state')} = 'WAITING' then ${at('nextTry')} end`,
    parcelNumber: sql`(select "parcelNumber" from "parcels" where "parcels"."ordersId" = ${at('ordersId')})`,
    ...(!seesPersonal(asker) && { address: MASKED }),
  },
  filters: {
    address: addressFor(asker),
    parcelNumber: (
      number: string,
    ) => sql<SqlBool>`${at('ordersId')} in (select "ordersId" from "parcels"
      where upper("parcelNumber") like ${beginningWith(number.toUpperCase())})`,
    timeFrom: sameOrBefore('>='),
    timeUntil: sameOrBefore('<='),
  },
});

async function oneMessage({ id }: { id: number }, ask: Ask): Promise<MessageInfo> {
  const { db } = ask.database;
  const row = await readRecord(db, messageList, keptFor(ask), id);
  if (!row) throw new Problem('NOT_FOUND', { field: 'id' });
  return {
    ...(row as unknown as MessageRow),
    ...(await messageWords(db, id, ask.config.timeZone)),
  };
}

export const messageAnswers = [
  ...answerList(messageList, { sort: 'creationTime,desc', kept: keptFor }),
  ...answer({ one: messages.one }, { one: oneMessage }),
  ...answer(messageCalls, {
    resend: ({ id }, ask) => ask.database.transaction((trx) => resendMessage(trx, id, doneBy(ask))),
    setAside: ({ id }, ask) =>
      ask.database.transaction((trx) => setMessageAside(trx, id, doneBy(ask))),
  }),
];
