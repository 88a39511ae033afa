// A mailed report leaves once, holds up nothing else, and is forgotten when it has left.
import { beforeEach, expect, it } from 'vitest';
import { claimMessages } from '../../../server/messages/claimMessages.ts';
import { deliver } from '../../../server/messages/deliver.ts';
import { startSender } from '../../../server/messages/startSender.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { openMailServer, type Mood } from '../../kit/servers/mailServer.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const MOBILE = '99123456';
const clock = { now: Date.now() };
const mood: Mood = {};
const server = await fileServer();
const outbox = new Outbox(server.database, clock);
const mail = await forFile(openMailServer({ mood }));
const { userId } = await signInWith(server, ['REPORT_EXPORT']);
beforeEach(async () => {
  await outbox.empty();
  await outbox.useMail(mail.port);
  mail.mailbox.length = 0;
});

const write = () => {
  const asked = { startTime: 1, endTime: clock.now, mobile: MOBILE };
  const report = { name: 'subscription', format: 'CSV', asked, userId };
  const data = { reportName: 'Subscriptions', startTime: 1, endTime: 2, report };
  return outbox.write({ channel: 'MAIL', event: 'REPORT', address: 'a@example.test', data });
};

it('whoever lost it while its file was made does not send it', async () => {
  const id = await write();
  const [first] = await outbox.claim('MAIL');
  await outbox.endClaims();
  const [second] = await outbox.claim('MAIL');
  await deliver(outbox.sending, first!);
  expect(mail.mailbox).toHaveLength(0);
  await deliver(outbox.sending, second!);
  expect(mail.mailbox).toHaveLength(1);
  expect(await outbox.row(id)).toMatchObject({ state: 'SENT' });
});

it('what it was asked by is not kept when it has left, nor when it is given up', async () => {
  const sent = await write();
  await outbox.send('MAIL');
  mood.rcpt = 550;
  const failed = await write();
  await outbox.send('MAIL');
  delete mood.rcpt;
  for (const [id, state] of [
    [sent, 'SENT'],
    [failed, 'FAILED'],
  ] as const) {
    const row = await outbox.row(id);
    expect(row).toMatchObject({ state, emptied: true });
    expect(JSON.stringify(row.data)).not.toContain(MOBILE);
  }
});

it('reports are claimed apart, and leave one after the other while others go first', async () => {
  const reports = [await write(), await write(), await write(), await write()];
  const other = await outbox.write({ channel: 'MAIL', address: 'pin@example.test' });
  const claimed = async (which: 'OTHERS' | 'REPORTS', most: number) =>
    (await claimMessages(outbox.sending, 'MAIL', most, which)).map(({ outboxId }) => outboxId);
  expect(await claimed('OTHERS', 8)).toEqual([other]);
  expect(await claimed('REPORTS', 2)).toHaveLength(2);
  await outbox.endClaims();
  const stop = startSender(outbox.sending);
  await expect.poll(() => mail.mailbox.length).toBeGreaterThanOrEqual(reports.length);
  await stop();
});
