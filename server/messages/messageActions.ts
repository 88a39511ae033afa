// Actions of staff on a message: resend it, or set it aside.
import type { Selectable } from 'kysely';
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { messageCalls } from '../../contract/messages/messages.ts';
import { mayResend, maySetAside } from '../../domain/messages/messages.ts';
import { dialledAs } from '../../domain/people/mobiles.ts';
import type { MembersTable } from '../db/tables/people.ts';
import type { Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import { laterThan } from '../http/staleSave.ts';
import { appendEvent, type Doer, type NewEvent } from '../events/append.ts';

type Changed = ParsedOutput<typeof messageCalls.resend>;

const hold = (trx: Trx, outboxId: number) =>
  trx
    .selectFrom('outbox')
    .select(['outboxId', 'event', 'channel', 'state as messageState', 'error as messageError'])
    .select(['emptied', 'address'])
    .select(['ordersId', 'memberId', 'creationTime', 'resentTime'])
    .where('outboxId', '=', outboxId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'id' }));

type Row = Awaited<ReturnType<typeof hold>>;

const happened = (trx: Trx, row: Row, by: Doer, type: NewEvent['type'], toState: string) =>
  appendEvent(trx, {
    ...by,
    type,
    subject: ['message', row.outboxId],
    ordersId: row.ordersId,
    memberId: row.memberId,
    fromState: row.messageState,
    toState,
    data: { event: row.event, channel: row.channel },
  });

type Member = Pick<Selectable<MembersTable>, 'mobile' | 'email'>;

/** Locks the customer the message is for, before the message itself; undefined if it is for no customer. */
const holdOwner = (trx: Trx, outboxId: number): Promise<Member | undefined> =>
  trx
    .selectFrom('members')
    .select(['mobile', 'email'])
    .where('memberId', '=', (is) =>
      is.selectFrom('outbox').select('memberId').where('outboxId', '=', outboxId),
    )
    .forShare()
    .executeTakeFirst();

/** The current address: a customer's former number may belong to someone else by now. */
function addressNow({ channel, address }: Row, owner: Member | undefined): string {
  if (!owner) return channel === 'SMS' ? (dialledAs(address) ?? address) : address;
  const now = channel === 'MAIL' ? owner.email : owner.mobile && dialledAs(owner.mobile);
  if (!now) throw new Problem('MESSAGE_NO_ADDRESS', { field: 'id' });
  return now;
}

/** Queues it again with all its attempts, to the customer's current address and under a new idempotency key. */
export async function resendMessage(trx: Trx, outboxId: number, by: Doer): Promise<Changed> {
  const owner = await holdOwner(trx, outboxId);
  const row = await hold(trx, outboxId);
  if (!mayResend(row))
    throw new Problem(row.emptied ? 'MESSAGE_EMPTIED' : 'MESSAGE_ON_ITS_WAY', { field: 'id' });
  const messageState = 'WAITING';
  const resentTime = laterThan(row.resentTime ?? row.creationTime, by.time);
  await trx
    .updateTable('outbox')
    .set({ state: messageState, tries: 0, nextTry: by.time, error: null, errorStatus: null })
    .set({ address: addressNow(row, owner), resentTime })
    .where('outboxId', '=', outboxId)
    .execute();
  await happened(trx, row, by, 'MESSAGE_RESENT', messageState);
  return { id: outboxId, messageState };
}

/** It stays in the outbox unsent until staff resend it. */
export async function setMessageAside(trx: Trx, outboxId: number, by: Doer): Promise<Changed> {
  const row = await hold(trx, outboxId);
  if (!maySetAside(row)) throw new Problem('MESSAGE_NOT_WAITING', { field: 'id' });
  const messageState = 'HELD';
  await trx
    .updateTable('outbox')
    .set({ state: messageState, error: 'SET_ASIDE', nextTry: null })
    .where('outboxId', '=', outboxId)
    .execute();
  await happened(trx, row, by, 'MESSAGE_SET_ASIDE', messageState);
  return { id: outboxId, messageState };
}
