// What is on its way to a customer: it follows their new number, and is gone when they are.
import { expect, it } from 'vitest';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { members } from '../../../contract/people/members.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const admin = await server.signIn('admin');

/** A customer who has nothing open. */
async function somebody(): Promise<number> {
  const { memberId } = await insertRow(server, 'members', {
    username: `some.body.${Math.random()}`,
    memberNo: `T${Math.random()}`,
    mobile: '99123456',
    email: 'some.body@example.test',
    creationTime: 1,
    lastUpdatedTime: 1,
  });
  return memberId;
}

/** A message to them in this state; and what became of it. */
async function messageTo(memberId: number, state: 'WAITING' | 'SENDING' | 'SENT', channel = 'SMS') {
  const { db } = server.database;
  const { outboxId } = await insertRow(db, 'outbox', {
    event: 'PIN_RESEND',
    channel: channel as 'SMS' | 'MAIL',
    address: channel === 'SMS' ? '0035799123456' : 'some.body@example.test',
    data: JSON.stringify({ pinCode: '123456' }),
    state,
    memberId,
    creationTime: 1,
  });
  return () =>
    db
      .selectFrom('outbox')
      .select(['address', 'data'])
      .where('outboxId', '=', outboxId)
      .executeTakeFirst();
}

it('A new number, for the old telephone may be in other hands messages that wait go there; what was sent, or goes by mail, stays what it was', async () => {
  const memberId = await somebody();
  const states = ['WAITING', 'SENDING', 'SENT'] as const;
  const messages = await Promise.all(states.map((state) => messageTo(memberId, state)));
  messages.push(await messageTo(memberId, 'WAITING', 'MAIL'));
  await server.ask(memberActions.resetMobile, { memberId, mobile: '99 000-003' }, { token: admin });
  const addresses = await Promise.all(messages.map(async (read) => (await read())?.address));
  expect(addresses).toEqual([
    '0035799000003',
    '0035799000003',
    '0035799123456',
    'some.body@example.test',
  ]);
});

it('Whoever is deleted is not found in a message that is leaving, nor in what providers announced for them', async () => {
  const memberId = await somebody();
  const { db } = server.database;
  const [leaving, waiting] = [
    await messageTo(memberId, 'SENDING'),
    await messageTo(memberId, 'WAITING'),
  ];
  const announced = (parcelNumber: string, mobile: string, areaCode: string, email: string) =>
    ({ providerId: 1, parcelNumber, mobile, areaCode, email, creationTime: 1 }) as const;
  await insertRow(db, 'announcements', [
    announced('FORGET1', '99 12-34 56', '00357', 'a@example.test'),
    announced('FORGET2', '+35799123456', '00357', 'a@example.test'),
    announced('FORGET3', '99000000', '00357', 'Some.Body@example.test'),
    announced('FORGET4', '99123456', '0044', 'a@example.test'),
    announced('FORGET5', '99123457', '00357', 'a@example.test'),
  ]);
  expect((await server.ask(members.remove, { memberId }, { token: admin })).status).toBe(200);
  expect(await leaving()).toEqual({ address: '•••', data: {} });
  expect(await waiting()).toBeUndefined();
  const left = await db
    .selectFrom('announcements')
    .select('parcelNumber')
    .where('parcelNumber', 'like', 'FORGET%')
    .orderBy('parcelNumber')
    .execute();
  expect(left.map(({ parcelNumber }) => parcelNumber)).toEqual(['FORGET4', 'FORGET5']);
});
