// Appends events and enqueues messages, always in the transaction of the change itself.
import type { Insertable } from 'kysely';
import type { EventsTable } from '../db/tables/events.ts';
import type { Trx } from '../db/tables.ts';
import type { MessageEvent } from '../../domain/messages/messages.ts';

/** An event. `subject` is what it happened to; states are named as in the API. A terminal has its locker's id. */
export type NewEvent = Omit<
  Insertable<EventsTable>,
  'id' | 'subjectType' | 'subjectId' | 'data'
> & {
  subject: readonly [type: EventsTable['subjectType'], id: number | string];
  data?: Record<string, unknown>;
};

/** Who does something, when and from where. */
export type Doer = Pick<NewEvent, 'time' | 'byType' | 'byId' | 'byName' | 'ip'>;

const row = ({ subject, data, ...rest }: NewEvent): Insertable<EventsTable> => ({
  ...(rest.byType === 'TERMINAL' && { byId: rest.lockerId }),
  ...rest,
  subjectType: subject[0],
  subjectId: String(subject[1]),
  data: JSON.stringify(data ?? {}),
});

/** Appends one or more events; `time` is epoch milliseconds. */
export async function appendEvent(trx: Trx, events: NewEvent | readonly NewEvent[]): Promise<void> {
  const rows = [events].flat().map((event) => row(event));
  if (rows.length > 0) await trx.insertInto('events').values(rows).execute();
}

/** The recipient: a mobile number with area code, or an e-mail address, and the records the message concerns. */
export interface Recipient {
  channel: 'SMS' | 'MAIL';
  address: string;
  ordersId?: number | null;
  memberId?: number | null;
}

/**
 * Adds messages to the outbox; they are sent after the commit, once a gateway is configured. Returns their ids.
 * @param data values of the event's template placeholders
 * @param now epoch milliseconds
 */
export async function enqueueMessage(
  trx: Trx,
  event: MessageEvent,
  to: Recipient | readonly Recipient[],
  data: Record<string, unknown>,
  now: number,
): Promise<number[]> {
  const filled = JSON.stringify(data);
  const rows = [to].flat().map((recipient) => ({
    ...recipient,
    event,
    data: filled,
    nextTry: now,
    creationTime: now,
  }));
  if (rows.length === 0) return [];
  const queued = await trx.insertInto('outbox').values(rows).returning('outboxId').execute();
  return queued.map(({ outboxId }) => outboxId);
}
