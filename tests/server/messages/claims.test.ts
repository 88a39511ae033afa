// Claims of messages: they end by the database's clock, and what breaks ends too, each row with an honest state.
import { beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_TRIES_MAX } from '../../../domain/messages/messages.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { Outbox } from '../../kit/outbox.ts';
import { openSmsServer, saying } from '../../kit/servers/smsServer.ts';

const clock = { now: Date.now() };
const server = await fileServer();
const smsServer = await forFile(openSmsServer());
smsServer.answer(saying(200));
const outbox = new Outbox(server.database, clock);
beforeEach(async () => {
  await outbox.empty();
  await outbox.useSms(smsServer.url);
  smsServer.calls.length = 0;
});

it('A server whose clock is an hour ahead takes nothing that another has in hand', async () => {
  await outbox.write();
  expect(await outbox.claim()).toHaveLength(1);
  const ahead = new Outbox(server.database, { now: clock.now + 3_600_000 });
  expect(await ahead.claim()).toEqual([]);
  await outbox.endClaims();
  expect(await ahead.claim()).toHaveLength(1);
});

describe('What breaks before the gateway is asked', () => {
  /** A moment that no calendar has: filling the template breaks. */
  const data = { parcelNumber: 'RR1', lockerName: 'Old Port', collectTime: 9e15 };

  it('is a try that failed and that nothing left by, with a pause, and given up in the end', async () => {
    const id = await outbox.write({ data });
    for (let count = 1; count < MESSAGE_TRIES_MAX; count += 1) {
      await outbox.send();
      const row = await outbox.row(id);
      expect(row).toMatchObject({ state: 'WAITING', tries: count, error: 'BROKEN' });
      expect(row).toMatchObject({ unsureTries: 0, claim: null });
      expect(row.nextTry).toBeGreaterThan(clock.now);
      clock.now = row.nextTry!;
    }
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({ state: 'FAILED', nextTry: null });
    expect(smsServer.calls).toEqual([]);
  });
});

it('A message that ends every server that has it in hand is given up after the last try', async () => {
  const id = await outbox.write();
  for (let count = 0; count < MESSAGE_TRIES_MAX; count += 1) {
    expect(await outbox.claim()).toHaveLength(1);
    await outbox.endClaims();
  }
  expect(await outbox.claim()).toEqual([]);
  expect(await outbox.row(id)).toMatchObject({
    state: 'FAILED',
    error: 'CUT_OFF',
    tries: MESSAGE_TRIES_MAX,
    unsureTries: MESSAGE_TRIES_MAX,
    nextTry: null,
    claim: null,
  });
});
