// Routes of messages: the outbox, masked by permission, and the actions on a message.
import { sql, type SqlBool } from 'kysely';
import {
  messageCalls,
  messageList,
  messages,
  undelivered,
  type MessageInfo,
  type MessageRow,
} from '../../contract/messages/messages.ts';
import { fold } from '../../domain/fold.ts';
import { isOnLabel } from '../parcels/numberOnLabel.ts';
import { mayBeWhole } from '../../domain/people/masking.ts';
import { plainNumber, spellingsOf } from '../../domain/people/mobiles.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { countUndelivered, hasWayOut, isUndelivered } from './delivery.ts';
import { messageContent } from './messageContent.ts';
import { resendMessage, setMessageAside } from './messageActions.ts';
import { doneBy } from '../events/doneBy.ts';
import { beginningWith } from '../lists/listing.ts';
import { folded } from '../lists/matches.ts';
import { routesOfList } from '../lists/routesOfList.ts';
import {
  countLookup,
  patternFor,
  seesPersonal,
  maskedEmail,
  maskedMobile,
} from '../lists/personal.ts';
import { readRecord, type Fields, type Kept } from '../lists/tableQueries.ts';

const at = (name: string) => sql.ref(`outbox.${name}`);

const MASKED = sql`case when ${at('channel')} = 'SMS'
  then ${maskedMobile(at('address'))} else ${maskedEmail(at('address'))} end`;

/** The channel of an address, and the address, or a number in all its spellings. */
function readAddress(text: string): ['SMS' | 'MAIL', string[]] {
  if (fold(text).includes('@')) return ['MAIL', [text]];
  const spellings = spellingsOf(text);
  return ['SMS', spellings.length > 0 ? spellings : [plainNumber(text)]];
}

/** Addresses match ignoring case. For users who may not see addresses, only a complete address matches. */
const addressFor = (asker: Pick<RequestContext, 'user'>) => (text: string) => {
  const [channel, addresses] = readAddress(text);
  if (!seesPersonal(asker) && !mayBeWhole(channel, text)) return sql<SqlBool>`false`;
  const patternOf = patternFor(asker, channel);
  const found = addresses.map(
    (each) => sql<SqlBool>`${folded(at('address'))} like ${patternOf(fold(each))}`,
  );
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
};

/** Searches by users who may not see addresses are throttled, as in other lists; variants of a number count once. */
const countAddress = ({ address }: Fields, context: RequestContext) => {
  if (typeof address !== 'string') return Promise.resolve();
  const [channel] = readAddress(address);
  return countLookup(context, channel === 'SMS' ? { mobile: address } : { email: address });
};

const sameOrBefore = (sign: '>=' | '<=') => (time: number) =>
  sql<SqlBool>`${at('creationTime')} ${sql.raw(sign)} ${time}`;

const keptFor = (asker: Pick<RequestContext, 'user' | 'config'>): Kept => ({
  table: 'outbox',
  computed: {
    id: at('outboxId'),
    messageEvent: at('event'),
    messageState: at('state'),
    messageError: sql`case when ${at('state')} = 'WAITING' and not ${hasWayOut(at('channel'), asker.config)} then 'NO_GATEWAY' else ${at('error')} end`,
    // The time of the next attempt only applies to messages that are waiting and can be sent.
    nextTry: sql`case when ${at('state')} = 'WAITING' and ${hasWayOut(at('channel'), asker.config)} then ${at('nextTry')} end`,
    parcelNumber: sql`(select "parcelNumber" from "parcels" where "parcels"."ordersId" = ${at('ordersId')})`,
    ...(!seesPersonal(asker) && { address: MASKED }),
  },
  filters: {
    address: addressFor(asker),
    parcelNumber: (scanned: string) =>
      sql<SqlBool>`${at('ordersId')} in (select "ordersId" from "parcels" where ${isOnLabel(
        sql.ref('parcelNumber'),
        scanned,
        (number) => sql`upper("parcelNumber") like ${beginningWith(number)}`,
      )})`,
    undelivered: () => isUndelivered(asker.config),
    timeFrom: sameOrBefore('>='),
    timeUntil: sameOrBefore('<='),
  },
});

async function oneMessage({ id }: { id: number }, context: RequestContext): Promise<MessageInfo> {
  const { db } = context.database;
  const row = await readRecord<MessageRow>(db, messageList, keptFor(context), id, { field: 'id' });
  const reading = { timeZone: context.config.timeZone, personal: seesPersonal(context) };
  return { ...row, ...(await messageContent(db, id, reading)) };
}

export const messageRoutes = [
  ...routesOfList(messageList, {
    sort: 'creationTime,desc',
    kept: keptFor,
    before: countAddress,
  }),
  ...routesOf({ one: messages.one }, { one: oneMessage }),
  ...routesOf(undelivered, {
    count: (_input, { database: { db }, config }) => countUndelivered(db, config),
  }),
  ...routesOf(messageCalls, {
    resend: async ({ id }, context) => {
      await context.throttle.take({ messageResent: String(context.user.userId) });
      return context.database.transaction((trx) => resendMessage(trx, id, doneBy(context)));
    },
    setAside: ({ id }, context) =>
      context.database.transaction((trx) => setMessageAside(trx, id, doneBy(context))),
  }),
];
