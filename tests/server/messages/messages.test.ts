// Messages on the wire: listed and read by who may, masked where it is personal, without PINs and codes.
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { messageCalls, messages, type MessageRow } from '../../../contract/messages/messages.ts';
import { templates } from '../../../contract/messages/templates.ts';
import { maskAddress } from '../../../domain/people/masking.ts';
import { readRows, readEvents, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openSmsServer } from '../../kit/servers/smsServer.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const outbox = new Outbox(server.database, { now: Date.now() });
const sees = await signInWith(server, ['MESSAGE_SEND', 'PERSONAL_VIEW', 'TEMPLATE_EDIT']);
const masked = await signInWith(server, ['MESSAGE_VIEW']);

const one = async (id: number, as = sees) => (await server.ask(messages.one, { id }, as)).body;

describe('The demo network', () => {
  it('"no screen opens empty": messages of the last days, most of them sent, none that would leave by itself', async () => {
    const rows = await server.database.db.selectFrom('outbox').select(['state']).execute();
    const states = new Set(rows.map(({ state }) => state));
    expect(states).toContain('SENT');
    expect(states).not.toContain('WAITING');
    expect(states).not.toContain('SENDING');
  });

  it('"demo addresses end in example.test"', async () => {
    const rows = await readRows(server, 'outbox', { channel: 'MAIL' }, ['address']);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ address }) => address.endsWith('@example.test'))).toBe(true);
  });

  it('its mobile numbers are nobody’s: whatever gateway is set up, no stranger hears of it', async () => {
    const { db } = server.database;
    const kept = sql<{ number: string }>`
      select "mobile" as "number" from "members" union all select "mobile" from "staff"
      union all select "mobile" from "announcements"
      union all select "customerMobile" from "parcels" union all select "collectUserMobile" from "parcels"
      union all select "storeOtpMobile" from "parcels"
      union all select substr("address", 6) from "outbox" where "channel" = 'SMS'`;
    const numbers = (await kept.execute(db)).rows.flatMap(({ number }) => number ?? []);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => !/^98\d{6}$/.test(number))).toEqual([]);
  });

  it('is masked in the database as everywhere else', async () => {
    const rows = await server.database.db
      .selectFrom('outbox')
      .select(['outboxId', 'channel', 'address'])
      .orderBy('outboxId')
      .execute();
    const page = { page: 0, size: 100, sort: 'creationTime,asc' };
    const told = (await server.ask(messages.list, page, masked)).body as unknown as MessageRow[];
    expect(told.length).toBeGreaterThan(50);
    for (const { id, channel, address } of told) {
      const kept = rows.find(({ outboxId }) => outboxId === id)!;
      expect(address).toBe(maskAddress(channel, kept.address));
    }
  });
});

describe('What a message says', () => {
  it('is read in the words of its template; a PIN is told to nobody, before it left and after', async () => {
    const data = { parcelNumber: 'RR77', lockerName: 'Old Port', pinCode: '907431' };
    const id = await outbox.write({ event: 'DEPOSIT', data });
    const waiting = await one(id);
    expect(waiting.messageText).toContain('RR77');
    expect(waiting.messageText).toContain('••••••');
    expect(JSON.stringify(waiting)).not.toContain('907431');
    expect(waiting.messageTitle).toBe('');
    const other = JSON.stringify({ parcelNumber: 'RR77', lockerName: 'Old Port' });
    await updateRows(server, 'outbox', { outboxId: id }, { data: other });
    expect((await one(id)).messageText).toBe(waiting.messageText);
  });

  it('neither is a code, and an e-mail has its subject', async () => {
    const data = { code: '551902', username: 'admin' };
    const told = await one(await outbox.write({ event: 'PASSWORD_CODE', data }));
    const address = 'some.body@example.test';
    const mail = await outbox.write({ event: 'COLLECTION', channel: 'MAIL', address });
    expect((await one(mail)).messageTitle).not.toBe('');
    expect(told.messageText).toContain('••••••');
    expect(JSON.stringify(told)).not.toContain('551902');
  });

  it('follows its template', async () => {
    const id = await outbox.write({ event: 'COLLECTION', data: { parcelNumber: 'RR78' } });
    const rows = (await server.ask(templates.query, { templateType: 'SMS' }, sees)).body;
    const { placeholderList: _, ...template } = rows.find(
      ({ templateEvent }) => templateEvent === 'COLLECTION',
    )!;
    const templateContent = 'Gone: {parcelNumber}.';
    await server.ask(templates.update, { ...template, templateContent } as never, sees);
    expect((await one(id)).messageText).toBe('Gone: RR78.');
  });
});

describe('What was sent', () => {
  it('"what did you send me?": it is read in the words that it left in, whatever the template says later', async () => {
    const gateway = await openSmsServer();
    await outbox.useSms(gateway.url);
    const waiting = await outbox.write({
      event: 'COLLECTION',
      data: { lockerName: 'Old Port', username: 'eleni@x.test' },
    });
    expect((await one(waiting)).asSent).toBe(false);
    const template = server.database.db
      .updateTable('templates')
      .where('templateEvent', '=', 'COLLECTION')
      .where('templateType', '=', 'SMS');
    await template.set({ templateContent: 'Then: {lockerName} {username}' }).execute();
    await outbox.send();
    await template.set({ templateContent: 'Now.' }).execute();
    await gateway.close();
    await server.database.db.deleteFrom('smsAccounts').execute();
    // Others that wait leave at the same time.
    expect(gateway.calls.map(({ body }) => JSON.parse(body).text)).toContain(
      'Then: Old Port eleni@x.test',
    );
    expect(await one(waiting)).toMatchObject({
      asSent: true,
      messageText: 'Then: Old Port eleni@x.test',
    });
    expect((await one(waiting, masked)).messageText).toBe('Then: Old Port e•••@x.test');
  });

  it('holds no PIN: dots stand where it stood', async () => {
    const id = await outbox.write({
      event: 'PIN_RESEND',
      state: 'SENT',
      data: { pinCode: '907431' },
    });
    const sentContent = 'Your PIN: {pinCode}';
    await updateRows(server, 'outbox', { outboxId: id }, { sentContent, data: '{}' });
    expect((await one(id)).messageText).toBe('Your PIN: ••••••');
  });
});

describe('A message that waits where no gateway is set up', () => {
  const listed = async (filters: object) =>
    (await server.ask(messages.list, filters, sees)).body as unknown as MessageRow[];

  it('says so, and names no next try; both are told once there is one', async () => {
    const id = await outbox.write({ nextTry: outbox.clock.now });
    const silent = { id, messageState: 'WAITING', nextTry: null, messageError: 'NO_GATEWAY' };
    expect(await one(id)).toMatchObject(silent);
    expect(await listed({ messageError: 'NO_GATEWAY' })).toContainEqual(
      expect.objectContaining(silent),
    );
    await outbox.useMail(9);
    expect(await one(id)).toMatchObject(silent);
    await outbox.useSms('https://gateway.example.test');
    expect(await one(id)).toMatchObject({ nextTry: outbox.clock.now, messageError: null });
    await server.database.db.deleteFrom('smsAccounts').execute();
    await server.database.db.deleteFrom('mailAccounts').execute();
  });
});

describe('Who may', () => {
  it('"who does not [hold PERSONAL_VIEW] gets them masked by the server", in the list and in the record', async () => {
    const id = await outbox.write({ address: '0035799777123' });
    expect((await one(id)).address).toBe('0035799777123');
    expect((await one(id, masked)).address).toBe('•••23');
    for (const address of ['0035799777123', '+357 99.777.123', '99777123', '35799777123']) {
      const { body } = await server.ask(messages.list, { address }, masked);
      expect(body).toMatchObject([{ id, address: '•••23' }]);
    }
  });

  it('a message that waits is set aside and sent again, and each of it is written down', async () => {
    const id = await outbox.write();
    const state = async (call: (typeof messageCalls)['resend']) =>
      (await server.ask(call, { id }, sees)).body;
    expect(await state(messageCalls.resend)).toMatchObject({ code: 'MESSAGE_ON_ITS_WAY' });
    expect(await state(messageCalls.setAside)).toEqual({ id, messageState: 'HELD' });
    expect(await state(messageCalls.setAside)).toMatchObject({ code: 'MESSAGE_NOT_WAITING' });
    expect(await state(messageCalls.resend)).toEqual({ id, messageState: 'WAITING' });
    const events = await readEvents(server, { subjectType: 'message', subjectId: String(id) }, [
      'type',
      'fromState',
      'toState',
    ]);
    expect(events).toEqual([
      { type: 'MESSAGE_SET_ASIDE', fromState: 'WAITING', toState: 'HELD' },
      { type: 'MESSAGE_RESENT', fromState: 'HELD', toState: 'WAITING' },
    ]);
  });
});
