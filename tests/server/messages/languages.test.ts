// Messages in the language of whom they go to: a customer's own, else the network's, else English.
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../../contract/messages/messages.ts';
import { networkLanguage } from '../../../contract/messages/networkLanguage.ts';
import { templates } from '../../../contract/messages/templates.ts';
import type { MessageLanguage } from '../../../domain/limits.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { Outbox, type Written } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { openSmsServer } from '../../kit/servers/smsServer.ts';

const ENGLISH = 'Collected: {parcelNumber}';
const translated = (templateContent: string) => ({ templateTitle: '', templateContent });
const TRANSLATIONS = {
  zh: translated('已取件：{parcelNumber}'),
  el: translated('Παραλήφθηκε: {parcelNumber}'),
};

const server = await fileServer();
const smsServer = await forFile(openSmsServer());
const outbox = new Outbox(server.database, { now: Date.now() });
const needs = ['MESSAGE_VIEW', 'TEMPLATE_EDIT', 'SETTING_EDIT'];
const token = (await signInWith(server, needs)).token;
beforeEach(async () => {
  await outbox.empty();
  await outbox.useSms(smsServer.url);
  smsServer.calls.length = 0;
  await inNetwork('en');
  await write();
});

const inNetwork = async (language: MessageLanguage) => {
  const { status, body } = await server.ask(networkLanguage.save, { language }, { token });
  expect([status, body.language]).toEqual([200, language]);
};

/** What the template says of collected parcels. */
async function write() {
  const { body } = await server.ask(templates.query, { templateType: 'SMS' }, { token });
  const row = body.find(({ templateEvent }) => templateEvent === 'COLLECTION')!;
  const draft = { ...row, templateContent: ENGLISH, translations: TRANSLATIONS };
  expect((await server.ask(templates.update, draft as never, { token })).status).toBe(200);
}

let made = 0;
async function customer(about: { language?: MessageLanguage; mobile?: string; email?: string }) {
  made += 1;
  const { memberId } = await insertRow(server, 'members', {
    username: `speaks.${made}`,
    memberNo: `L${made}`,
    creationTime: 1,
    lastUpdatedTime: 1,
    ...about,
  });
  return memberId;
}

const lastText = () => (JSON.parse(smsServer.calls.at(-1)!.body) as { text: string }).text;

/** What a message says as it arrives, which is what staff read of it before. */
async function arrives(written: Written) {
  const id = await outbox.write({ data: { parcelNumber: 'RR1' }, ...written });
  const { body } = await server.ask(messages.one, { id }, { token });
  await outbox.send();
  const text = lastText();
  expect(body.messageText).toBe(text);
  return { text, language: body.messageLanguage, id };
}

describe('A message', () => {
  it.each([
    ['zh', '已取件：RR1'],
    ['el', 'Παραλήφθηκε: RR1'],
  ] as const)('goes to a customer in their language (%s), and is read so', async (own, shown) => {
    const memberId = await customer({ language: own });
    const { text, language, id } = await arrives({ memberId });
    expect([text, language]).toEqual([shown, own]);
    const { body } = await server.ask(messages.one, { id }, { token });
    expect(body).toMatchObject({ messageText: text, asSent: true, messageLanguage: null });
  });

  it('finds the customer by the number as well, however it is written', async () => {
    await customer({ language: 'zh', mobile: '97555001' });
    const { text } = await arrives({ address: '0035797555001' });
    expect(text).toBe('已取件：RR1');
  });

  it('goes to a stranger, and to a customer without a language, as the network has it', async () => {
    const memberId = await customer({});
    const told = async () => [
      (await arrives({ address: '0035797555002' })).text,
      (await arrives({ memberId })).text,
    ];
    expect(await told()).toEqual(['Collected: RR1', 'Collected: RR1']);
    await inNetwork('zh');
    expect(await told()).toEqual(['已取件：RR1', '已取件：RR1']);
  });

  it('names the type of an alert as the screens of its language do', async () => {
    await server.database.db
      .updateTable('templates')
      .set({
        templateContent: 'Alert: {alertType}',
        translations: JSON.stringify({
          zh: translated('告警：{alertType}'),
          el: translated('Ειδοποίηση: {alertType}'),
        }),
      })
      .where('templateEvent', '=', 'COLLECTION')
      .where('templateType', '=', 'SMS')
      .execute();
    for (const [language, said] of [
      ['zh', '告警：柜门未关'],
      ['el', 'Ειδοποίηση: Ανοιχτή πόρτα'],
      ['en', 'Alert: Door not closed'],
    ] as const) {
      const memberId = await customer({ language });
      const { text, id } = await arrives({ memberId, data: { alertType: 'DOOR_UNCLOSED' } });
      expect(text).toBe(said);
      const { body } = await server.ask(messages.one, { id }, { token });
      expect(body.messageText).toBe(said);
    }
  });

  it('is as the network has it where customers share a number and disagree', async () => {
    await customer({ language: 'zh', mobile: '97555003' });
    await customer({ language: 'en', mobile: '97555003' });
    expect((await arrives({ address: '0035797555003' })).text).toBe('Collected: RR1');
  });

  it('to staff is none of a customer with the same number', async () => {
    await customer({ language: 'zh', mobile: '97555004' });
    const data = { code: '482913' };
    await outbox.write({ event: 'PASSWORD_CODE', address: '0035797555004', data });
    await outbox.send();
    expect(lastText()).toBe('Your password reset code: 482913. Do not share it with anyone.');
  });
});
