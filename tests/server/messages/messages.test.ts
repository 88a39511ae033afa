// Messages on the wire: listed and read by who may, masked where it is personal, without PINs and codes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageCalls, messages } from '../../../contract/messages.ts';
import { templates } from '../../../contract/templates.ts';
import { Outbox } from '../../kit/outbox.ts';
import { openServer, type OpenServer } from '../../kit/openServer.ts';
import { signInWith } from '../../kit/signInWith.ts';

let server: OpenServer;
let outbox: Outbox;
let sees: { token: string };
let masked: { token: string };
beforeAll(async () => {
  server = await openServer();
  outbox = new Outbox(server.database, { now: Date.now() });
  const of = async (authorities: string[]) => {
    const { token } = await signInWith(server, authorities);
    return { token };
  };
  sees = await of(['MESSAGE_SEND', 'PERSONAL_VIEW', 'TEMPLATE_EDIT']);
  masked = await of(['MESSAGE_VIEW']);
});
afterAll(() => server.close());

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
    const rows = await server.database.db
      .selectFrom('outbox')
      .select('address')
      .where('channel', '=', 'MAIL')
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ address }) => address.endsWith('@example.test'))).toBe(true);
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
    await server.database.db
      .updateTable('outbox')
      .set({ data: JSON.stringify({ parcelNumber: 'RR77', lockerName: 'Old Port' }) })
      .where('outboxId', '=', id)
      .execute();
    expect((await one(id)).messageText).toBe(waiting.messageText);
  });

  it('neither is a code, and an e-mail has its subject', async () => {
    const data = { code: '551902', username: 'admin' };
    const address = 'some.body@example.test';
    const id = await outbox.write({ event: 'PASSWORD_CODE', channel: 'MAIL', address, data });
    const told = await one(id);
    expect(told.messageTitle).not.toBe('');
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

describe('Who may', () => {
  it('"who does not [hold PERSONAL_VIEW] gets them masked by the server", in the list and in the record', async () => {
    const id = await outbox.write({ address: '0035799777123' });
    expect((await one(id)).address).toBe('0035799777123');
    expect((await one(id, masked)).address).toBe('•••23');
    const { body } = await server.ask(messages.list, { address: '0035799777123' }, masked);
    expect(body).toMatchObject([{ id, address: '•••23' }]);
  });

  it('whoever may only see messages neither sends them again nor sets them aside', async () => {
    const id = await outbox.write();
    for (const call of Object.values(messageCalls)) {
      const { status, body } = await server.ask(call, { id }, masked);
      expect([status, body]).toMatchObject([403, { code: 'NOT_ALLOWED' }]);
    }
    expect((await server.ask(messages.one, { id: 99_999_999 }, sees)).status).toBe(404);
  });

  it('a message that waits is set aside and sent again, and each of it is written down', async () => {
    const id = await outbox.write();
    const state = async (call: (typeof messageCalls)['resend']) =>
      (await server.ask(call, { id }, sees)).body;
    expect(await state(messageCalls.resend)).toMatchObject({ code: 'MESSAGE_ON_ITS_WAY' });
    expect(await state(messageCalls.setAside)).toEqual({ id, messageState: 'HELD' });
    expect(await state(messageCalls.setAside)).toMatchObject({ code: 'MESSAGE_NOT_WAITING' });
    expect(await state(messageCalls.resend)).toEqual({ id, messageState: 'WAITING' });
    const events = await server.database.db
      .selectFrom('events')
      .select(['type', 'fromState', 'toState'])
      .where('subjectKind', '=', 'message')
      .where('subjectId', '=', String(id))
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { type: 'MESSAGE_SET_ASIDE', fromState: 'WAITING', toState: 'HELD' },
      { type: 'MESSAGE_RESENT', fromState: 'HELD', toState: 'WAITING' },
    ]);
  });
});
