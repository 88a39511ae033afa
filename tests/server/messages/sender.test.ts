// The sender: "every message a row with state, tries, next try, error", backoff, dead letters, and nothing sent twice.
import { beforeEach, describe, expect, it } from 'vitest';
import { MESSAGE_TRIES_MAX } from '../../../domain/messages/messages.ts';
import { openLog } from '../../../server/system/openLog.ts';
import { deliver } from '../../../server/messages/deliver.ts';
import { startSender } from '../../../server/messages/startSender.ts';
import { updateRows, readRow } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openMailServer, type Mood } from '../../kit/servers/mailServer.ts';
import { Outbox } from '../../kit/outbox.ts';
import { openSmsServer, saying, silent } from '../../kit/servers/smsServer.ts';

const clock = { now: Date.UTC(2026, 10, 21, 15, 30) };
const mood: Mood = {};
const lines: string[] = [];
const server = await fileServer();
const mailServer = await forFile(openMailServer({ mood }));
const smsServer = await forFile(openSmsServer());
const log = openLog('debug', { write: (line) => lines.push(line) });
const outbox = new Outbox(server.database, clock, { log, patienceMs: 10_000 });
beforeEach(async () => {
  await outbox.empty();
  await outbox.useSms(smsServer.url);
  await outbox.useMail(mailServer.port);
  smsServer.answer(saying(200));
  smsServer.calls.length = 0;
  mailServer.mailbox.length = 0;
  delete mood.rcpt;
  delete mood.whom;
});

const textOf = (call = smsServer.calls[0]) => (JSON.parse(call!.body) as { text: string }).text;

describe('a message whose time has come', () => {
  it('says what its template says, times in the zone of the network', async () => {
    const expiryTime = Date.UTC(2026, 10, 23, 9);
    const data = { parcelNumber: 'RR1', lockerName: '旧港 Port', expiryTime };
    const { ordersId } = await readRow(server, 'parcels', { ordersStatus: 'EXPIRED' });
    const id = await outbox.write({ event: 'EXPIRY', data, ordersId });
    await outbox.send();
    expect(textOf()).toBe(
      'Parcel RR1 at 旧港 Port was not collected by 2026-11-23 09:00 and will be returned.',
    );
    expect(await outbox.row(id)).toMatchObject({
      state: 'SENT',
      tries: 1,
      sentTime: clock.now,
      error: null,
      nextTry: null,
      claim: null,
    });
  });

  it('goes by mail with its title, to the hidden copy too', async () => {
    await outbox.write({ channel: 'MAIL', address: 'eleni@example.test' });
    await outbox.send('MAIL');
    expect(mailServer.mailbox.map(({ mail, recipients }) => [mail.subject, recipients])).toEqual([
      ['Your parcel RR1 was collected', ['eleni@example.test', 'copies@example.test']],
    ]);
  });

  it('rests where no gateway is set up', async () => {
    await server.database.db.deleteFrom('smsAccounts').execute();
    const id = await outbox.write();
    const stop = startSender(outbox.sending);
    await stop();
    expect(await outbox.row(id)).toMatchObject({ state: 'WAITING', tries: 0 });
  });

  it('waits while this server’s clock is wrong, and leaves once it is right', async () => {
    const id = await outbox.write();
    await startSender({ ...outbox.sending, clockSkew: () => -61_000 })();
    expect(await outbox.row(id)).toMatchObject({ state: 'WAITING', tries: 0 });
    await startSender(outbox.sending)();
    expect(await outbox.row(id)).toMatchObject({ state: 'SENT' });
  });

  it('is not sent before its time', async () => {
    const id = await outbox.write({ nextTry: clock.now + 1 });
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({ state: 'WAITING' });
  });

  it('is held where its template is disabled: staff do not want it to leave', async () => {
    const { db } = server.database;
    const status = (templateStatus: 'ENABLE' | 'DISABLE') =>
      updateRows(db, 'templates', { templateEvent: 'COLLECTION' }, { templateStatus });
    await status('DISABLE');
    const id = await outbox.write();
    await outbox.send();
    await status('ENABLE');
    expect(await outbox.row(id)).toMatchObject({ state: 'HELD', error: 'TEMPLATE_DISABLED' });
    expect(smsServer.calls).toEqual([]);
  });
});

describe('a message to "a gateway that … refuses … leads to retries and then an honest state"', () => {
  it('is tried again after longer and longer pauses, and then given up', async () => {
    smsServer.answer(saying(503));
    const id = await outbox.write();
    const pauses: number[] = [];
    for (let count = 1; count < MESSAGE_TRIES_MAX; count += 1) {
      await outbox.send();
      const row = await outbox.row(id);
      expect(row).toMatchObject({ state: 'WAITING', tries: count, error: 'REFUSED' });
      expect(row).toMatchObject({ errorStatus: 503, unsureTries: 0 });
      pauses.push(row.nextTry! - clock.now);
      clock.now = row.nextTry!;
    }
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({
      state: 'FAILED',
      tries: MESSAGE_TRIES_MAX,
      nextTry: null,
    });
    clock.now += 1e9;
    await outbox.send();
    expect(smsServer.calls).toHaveLength(MESSAGE_TRIES_MAX);
    const keys = new Set(smsServer.calls.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size).toBe(1);
  });

  it('leaves when the gateway is well again', async () => {
    smsServer.answer(silent);
    const id = await outbox.write();
    const impatient = new Outbox(server.database, clock, { patienceMs: 500 });
    await impatient.send();
    expect(await outbox.row(id)).toMatchObject({ error: 'NO_ANSWER', unsureTries: 1 });
    smsServer.answer(saying(200));
    clock.now = (await outbox.row(id)).nextTry!;
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({ state: 'SENT', tries: 2, unsureTries: 1 });
  });

  it('is not sent again by itself when it is unclear whether the gateway took it', async () => {
    smsServer.answer(saying(200, '<html>', 'text/html'));
    const id = await outbox.write();
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({
      state: 'FAILED',
      error: 'UNCLEAR',
      tries: 1,
      unsureTries: 1,
      nextTry: null,
    });
    clock.now += 1e9;
    await outbox.send();
    expect(smsServer.calls).toHaveLength(1);
  });

  it('gives up at once where the addressee is not there', async () => {
    mood.rcpt = 550;
    const id = await outbox.write({ channel: 'MAIL', address: 'nobody@example.test' });
    await outbox.send('MAIL');
    expect(await outbox.row(id)).toMatchObject({
      state: 'FAILED',
      error: 'ADDRESS_REFUSED',
      errorStatus: 550,
    });
  });

  it('says of one that arrived that its hidden copy was refused', async () => {
    Object.assign(mood, { rcpt: 550, whom: 'copies@example.test' });
    const id = await outbox.write({ channel: 'MAIL', address: 'eleni@example.test' });
    await outbox.send('MAIL');
    expect(await outbox.row(id)).toMatchObject({ state: 'SENT', error: 'COPY_REFUSED' });
    expect(mailServer.mailbox.map(({ recipients }) => recipients)).toEqual([
      ['eleni@example.test'],
    ]);
  });

  it('gives up at once where the gateway will never take this message', async () => {
    smsServer.answer(saying(422));
    const id = await outbox.write();
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({ state: 'FAILED', error: 'MESSAGE_REFUSED' });
  });
});

describe('one message, many servers', () => {
  it('is claimed by one of them', async () => {
    await Promise.all(Array.from({ length: 20 }, () => outbox.write()));
    const claims = await Promise.all(Array.from({ length: 6 }, () => outbox.claim()));
    const ids = claims.flat().map(({ outboxId }) => outboxId);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });

  it('is taken over from a server that was killed, once its claim ran out, and that is counted', async () => {
    const id = await outbox.write();
    await outbox.claim();
    expect(await outbox.claim()).toEqual([]);
    await outbox.endClaims();
    await outbox.send();
    expect(await outbox.row(id)).toMatchObject({ state: 'SENT', tries: 2, unsureTries: 1 });
  });

  it('keeps what the one wrote down who has it now', async () => {
    const id = await outbox.write();
    const [late] = await outbox.claim();
    await outbox.endClaims();
    await outbox.send();
    const { sentTime } = await outbox.row(id);
    smsServer.answer(saying(503));
    await deliver(outbox.sending, late!);
    expect(await outbox.row(id)).toMatchObject({ state: 'SENT', sentTime, error: null });
  });
});

it('the log says what became of messages, and nothing of whom they went to or what they said', async () => {
  lines.length = 0;
  smsServer.answer(saying(503, 'words of the gateway'));
  await outbox.write({ data: { parcelNumber: 'RR-SECRET', lockerName: 'Old Port' } });
  await outbox.send();
  const logged = lines.join('');
  expect(logged).toContain('"error":"REFUSED"');
  for (const word of ['99123456', 'RR-SECRET', 'Old Port', 'words of the gateway', smsServer.url])
    expect(logged).not.toContain(word);
});
