// The outbox as staff work with it: what they see and find in it, what they send again, and what never leaves by itself.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Input } from '../../../contract/endpoint.ts';
import { gateways } from '../../../contract/messages/gateways.ts';
import { messageCalls, messages, type MessageRow } from '../../../contract/messages/messages.ts';
import { updateRows, readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const HOUR = 3_600_000;
const clock = { now: Date.now() };
const server = await fileServer({ now: () => clock.now });
const outbox = new Outbox(server.database, clock);
const support = (await signInWith(server, ['MESSAGE_VIEW'])).token;
const seeing = (await signInWith(server, ['MESSAGE_VIEW', 'PERSONAL_VIEW'])).token;
const sender = (await signInWith(server, ['MESSAGE_SEND'])).token;
beforeEach(() => outbox.empty());

/** On the wire it is a bare list. */
const list = async (filters: Input<typeof messages.list> = {}, token = seeing) =>
  (await server.ask(messages.list, filters, { token })).body as unknown as MessageRow[];
const found = async (filters: Input<typeof messages.list>, token = seeing) =>
  (await list(filters, token)).map(({ id }) => id);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

describe('what staff see', () => {
  it('is every message, the newest first, "with state, tries, next try, error"', async () => {
    await outbox.useSms('https://gateway.example.test');
    const first = await outbox.write({ creationTime: clock.now - 1_000, nextTry: clock.now });
    const second = await outbox.write({ channel: 'MAIL', address: 'eleni@example.test' });
    const [newest, older] = await list();
    expect([newest?.id, older?.id]).toEqual([second, first]);
    expect(older).toEqual({
      id: first,
      channel: 'SMS',
      messageEvent: 'COLLECTION',
      address: '0035799123456',
      messageState: 'WAITING',
      tries: 0,
      nextTry: clock.now,
      messageError: null,
      errorStatus: null,
      unsureTries: 0,
      ordersId: null,
      parcelNumber: null,
      memberId: null,
      creationTime: clock.now - 1_000,
      sentTime: null,
      emptied: false,
    });
  });

  it('is masked in a file as it is in the list', async () => {
    await outbox.write();
    await outbox.write({ channel: 'MAIL', address: 'eleni@example.test' });
    const masked = (await list({}, support)).map(({ address }) => address);
    expect(masked).toEqual(['e•••@example.test', '•••56']);
    const file = await server.ask(messages.exportCsv, {}, { token: support });
    expect(String(file.body)).toContain('•••56');
    expect(String(file.body)).not.toContain('99123456');
  });
});

describe('what is found', () => {
  it('by channel, state, event, error, time and customer', async () => {
    const one = await outbox.write({ creationTime: clock.now - 9 * HOUR, memberId: 1 });
    const other = await outbox.write({ channel: 'MAIL', event: 'ALERT', state: 'FAILED' });
    await updateRows(server, 'outbox', { outboxId: other }, { error: 'REFUSED' });
    expect(await found({ channel: 'SMS' })).toEqual([one]);
    expect(await found({ messageState: 'FAILED' })).toEqual([other]);
    expect(await found({ messageEvent: 'ALERT' })).toEqual([other]);
    expect(await found({ messageError: 'REFUSED' })).toEqual([other]);
    expect(await found({ timeFrom: clock.now - HOUR })).toEqual([other]);
    expect(await found({ timeUntil: clock.now - HOUR })).toEqual([one]);
    expect(await found({ memberId: 1 })).toEqual([one]);
  });

  it('by the parcel that it is about, or by the beginning of its number', async () => {
    const { ordersId, parcelNumber } = await readRow(server, 'parcels');
    const id = await outbox.write({ ordersId });
    await outbox.write();
    expect(await found({ ordersId })).toEqual([id]);
    expect(await found({ parcelNumber: parcelNumber.toLowerCase() })).toEqual([id]);
    expect(await found({ parcelNumber: `]C1420196${parcelNumber}` })).toEqual([id]);
    expect((await list({ ordersId }))[0]?.parcelNumber).toBe(parcelNumber);
  });

  it('by the beginning of an address; by the whole of it where it is masked', async () => {
    const id = await outbox.write();
    expect(await found({ address: '+357 9912' })).toEqual([id]);
    expect(await found({ address: '+357 9912' }, support)).toEqual([]);
    expect(await found({ address: '00357 99-123456' }, support)).toEqual([id]);
    const mail = await outbox.write({ channel: 'MAIL', address: 'anna@example.test' });
    for (const address of ['Anna@example.test', 'ａｎｎａ＠example.test', 'anna@example．test'])
      for (const token of [undefined, support])
        expect(await found({ address }, token)).toEqual([mail]);
  });

  it("as the list of customers has a number: one without a country is of the network's own", async () => {
    const id = await outbox.write();
    const abroad = await outbox.write({ address: '0044799123456' });
    expect(await found({ address: '99 123456' })).toEqual([id]);
    expect(await found({ address: '99 12' })).toEqual([id]);
    expect(await found({ address: '99 12' }, support)).toEqual([]);
    expect(await found({ address: '99 123456' }, support)).toEqual([id]);
    expect(await found({ address: '0044 799' })).toEqual([abroad]);
  });

  it('what is looked for without seeing it is counted once, with its country and without', async () => {
    const own = await signInWith(server, ['MESSAGE_VIEW']);
    await server.database.db.deleteFrom('throttles').execute();
    const counted = async () => {
      const rows = await server.database.db
        .selectFrom('throttles')
        .select('points')
        .where('key', 'like', 'addressLookup:%')
        .execute();
      return rows.reduce((sum, { points }) => sum + points, 0);
    };
    await found({ address: '9912' }, own.token);
    expect(await counted()).toBe(0);
    for (const address of ['99 123456', '+357 99 123456', '99123456'])
      await found({ address }, own.token);
    expect(await counted()).toBe(1);
  });
});

describe('sending again', () => {
  const resend = (id: number) => server.ask(messageCalls.resend, { id }, { token: sender });

  it('makes a message that was given up wait anew, with all its tries; the history names no address', async () => {
    const id = await outbox.write({ state: 'FAILED', nextTry: null });
    expect((await resend(id)).body).toEqual({ id, messageState: 'WAITING' });
    expect(await outbox.row(id)).toMatchObject({ tries: 0, nextTry: clock.now, error: null });
    const event = await readRow(server, 'events', { type: 'MESSAGE_RESENT' });
    expect(event).toMatchObject({ subjectType: 'message', subjectId: String(id) });
    expect(event).toMatchObject({ fromState: 'FAILED', toState: 'WAITING', byType: 'STAFF' });
    expect(JSON.stringify(event)).not.toContain('99123456');
  });

  it('is refused while it waits or leaves, when its PIN is gone, and where there is none', async () => {
    expect(codeOf(await resend(await outbox.write()))).toBe('MESSAGE_ON_ITS_WAY');
    const leaving = await outbox.write({ state: 'SENDING' });
    expect(codeOf(await resend(leaving))).toBe('MESSAGE_ON_ITS_WAY');
    const id = await outbox.write({ event: 'PIN_RESEND', state: 'SENT', data: {} });
    await updateRows(server, 'outbox', { outboxId: id }, { emptied: true });
    expect(codeOf(await resend(id))).toBe('MESSAGE_EMPTIED');
    expect((await resend(999_999)).status).toBe(404);
    expect((await server.ask(messages.one, { id: 999_999 }, { token: seeing })).status).toBe(404);
  });

  it('is what a message waits for that was set aside', async () => {
    const id = await outbox.write();
    const aside = () => server.ask(messageCalls.setAside, { id }, { token: sender });
    expect((await aside()).body).toEqual({ id, messageState: 'HELD' });
    expect(codeOf(await aside())).toBe('MESSAGE_NOT_WAITING');
    expect(await outbox.claim()).toEqual([]);
    expect((await resend(id)).status).toBe(200);
    expect(await outbox.claim()).toHaveLength(1);
  });
});

describe('"messages older than a day when a gateway is first set up never leave by themselves"', () => {
  const save = async (url: string) => {
    const { token } = await signInWith(server, ['GATEWAY_EDIT']);
    const sms = { url, Encoding: 'JSON' as const, senderId: '', apiKey: '' };
    return server.ask(gateways.saveSms, sms, { token });
  };
  const ago = (hours: number) => {
    const time = clock.now - hours * HOUR;
    return { creationTime: time, nextTry: time };
  };

  it('they stay where they are, marked, until someone re-sends them', async () => {
    const old = await outbox.write(ago(25));
    const young = await outbox.write(ago(23));
    const dead = await outbox.write({ ...ago(25), state: 'SENDING' });
    const mail = await outbox.write({ ...ago(25), channel: 'MAIL' });
    expect((await save('https://gateway.example.test/send')).status).toBe(200);
    for (const id of [old, dead])
      expect(await outbox.row(id)).toMatchObject({ state: 'HELD', error: 'TOO_OLD' });
    for (const id of [young, mail])
      expect(await outbox.row(id)).toMatchObject({ state: 'WAITING', error: null });
    await server.ask(messageCalls.resend, { id: old }, { token: sender });
    const claimed = (await outbox.claim()).map(({ outboxId }) => outboxId);
    expect(new Set(claimed)).toEqual(new Set([old, young]));
  });

  it('nor do those that failed in between: each try moved the time of the next', async () => {
    const tried = await outbox.write({ ...ago(40), nextTry: clock.now - 24 * HOUR + 1 });
    await updateRows(server, 'outbox', { outboxId: tried }, { tries: 9, error: 'REFUSED' });
    const again = await outbox.write({ ...ago(40), state: 'FAILED' });
    await server.ask(messageCalls.resend, { id: again }, { token: sender });
    await save('https://gateway.example.test/send');
    expect(await outbox.row(tried)).toMatchObject({ state: 'HELD', error: 'TOO_OLD' });
    expect(await outbox.row(again)).toMatchObject({ state: 'WAITING' });
  });

  it('a gateway that was set up already holds nothing that is tried again', async () => {
    await save('https://gateway.example.test/send');
    const waiting = await outbox.write(ago(25));
    await save('https://gateway.example.test/other');
    expect(await outbox.row(waiting)).toMatchObject({ state: 'WAITING' });
  });
});
