// A message that staff send again: how often, to where, what is over meanwhile, and as another one to its gateway.
import { beforeEach, describe, expect, it } from 'vitest';
import { messageCalls } from '../../../contract/messages/messages.ts';
import type { MessageEvent } from '../../../domain/messages/messages.ts';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import { insertRow, readRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { Outbox, type Written } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { openSmsServer, saying } from '../../kit/servers/smsServer.ts';

const clock = { now: Date.now() };
const server = await fileServer({ now: () => clock.now });
const outbox = new Outbox(server.database, clock);
const smsServer = await forFile(openSmsServer());
const token = (await signInWith(server, ['MESSAGE_SEND'])).token;
beforeEach(async () => {
  await outbox.empty();
  await outbox.useSms(smsServer.url);
  smsServer.answer(saying(200));
  smsServer.calls.length = 0;
});

const resend = (id: number, as = token) => server.ask(messageCalls.resend, { id }, { token: as });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const sentTo = () => smsServer.calls.map(({ body }) => (JSON.parse(body) as { to: string }).to);
const keys = () => smsServer.calls.map(({ headers }) => headers['idempotency-key']);

/** A customer who is reached so. */
async function customer(reached: { mobile: string | null; email?: string }): Promise<number> {
  const { memberId } = await insertRow(server, 'members', {
    ...reached,
    username: `again.${Math.random()}`,
    memberNo: `R${Math.random()}`,
    creationTime: 1,
    lastUpdatedTime: 1,
  });
  return memberId;
}

describe('Where it goes', () => {
  const old: Written = { state: 'SENT', address: '0035799000009' };

  it('is where the customer is reached now: their old number may be somebody else’s', async () => {
    const memberId = await customer({ mobile: '97 001122', email: 'now@example.test' });
    const id = await outbox.write({ ...old, memberId });
    const mail = await outbox.write({ ...old, channel: 'MAIL', address: 'old@x.test', memberId });
    expect([(await resend(id)).status, (await resend(mail)).status]).toEqual([200, 200]);
    expect((await outbox.row(mail)).address).toBe('now@example.test');
    await outbox.send();
    expect(sentTo()).toEqual(['0035797001122']);
  });

  it('is nowhere for whom nothing is kept by which it could go', async () => {
    const memberId = await customer({ mobile: null, email: 'now@example.test' });
    const id = await outbox.write({ ...old, memberId });
    expect(codeOf(await resend(id))).toBe('MESSAGE_NO_ADDRESS');
    expect(await outbox.row(id)).toMatchObject({ state: 'SENT', address: old.address });
  });

  it('stays as it was for whoever is no customer', async () => {
    await resend(await outbox.write(old));
    await outbox.send();
    expect(sentTo()).toEqual([old.address]);
  });

  it('is tried as often as a new one', async () => {
    const outboxId = await outbox.write({ ...old, state: 'FAILED' });
    await updateRows(server, 'outbox', { outboxId }, { tries: 9 });
    await resend(outboxId);
    expect(await outbox.row(outboxId)).toMatchObject({ state: 'WAITING', tries: 0 });
  });

  it('is a number as it is dialled, in digits alone, also where it was written with a plus', async () => {
    await resend(await outbox.write({ ...old, address: '+357 99000009' }));
    await outbox.send();
    expect(sentTo()).toEqual(['0035799000009']);
  });
});

it('To its gateway it is another message: one that heeds keys would swallow it', async () => {
  const id = await outbox.write();
  await outbox.send();
  await resend(id);
  await outbox.send();
  // At the same moment as the one before.
  await resend(id);
  await outbox.send();
  expect(await outbox.row(id)).toMatchObject({ state: 'SENT' });
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(3);
});

describe('What it tells may be over', () => {
  const parcelIn = async (ordersStatus: ParcelStatus) =>
    readRow(server, 'parcels', { ordersStatus }, ['ordersId']);

  it.each<[MessageEvent, ParcelStatus, 'SENT' | 'HELD']>([
    ['RESERVATION', 'RESERVED', 'SENT'],
    ['RESERVATION', 'STORED', 'HELD'],
    ['RESERVATION', 'FINISHED', 'HELD'],
    ['EXPIRY', 'EXPIRED', 'SENT'],
    ['EXPIRY', 'FINISHED', 'HELD'],
    ['COLLECTION', 'FINISHED', 'SENT'],
    ['WAREHOUSE', 'WAREHOUSE_STORED', 'SENT'],
    ['WAREHOUSE', 'WAREHOUSE_COLLECTED', 'HELD'],
    ['WAREHOUSE', 'STORED', 'HELD'],
  ])('%s of a parcel that is %s becomes %s', async (event, status, state) => {
    const id = await outbox.write({ event, state: 'SENT', ...(await parcelIn(status)) });
    await resend(id);
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({ state, error: state === 'HELD' ? 'OVER' : null });
  });
});

it('Each of the staff sends 200 an hour again: each costs money, and stands before others in the queue', async () => {
  const own = (await signInWith(server, ['MESSAGE_SEND'])).token;
  const id = await outbox.write({ state: 'SENT' });
  const answers: number[] = [];
  for (let count = 0; count < 201; count += 1) answers.push((await resend(id, own)).status);
  // All but the first are refused for another reason, and count all the same.
  expect(answers.slice(0, 200)).toEqual([200, ...Array<number>(199).fill(409)]);
  expect(answers[200]).toBe(429);
  expect((await resend(id)).status).toBe(409);
});
