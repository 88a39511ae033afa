// The test of a template (R2.97): what is saved arrives, with neutral texts in it, and nothing else does.
import { beforeAll, describe, expect, it } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import { templates, templatesBare } from '../../../contract/messages/templates.ts';
import { readRows, readEvents, updateRows } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openMailServer } from '../../kit/servers/mailServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { openSmsServer, saying } from '../../kit/servers/smsServer.ts';
import { mailOf, refusal, smsOf } from '../../kit/gatewayForms.ts';

const server = await fileServer({ config: { allowPrivateGateways: true } });
const mailServer = await forFile(openMailServer({ signIn: true }));
const smsServer = await forFile(openSmsServer());
const token = (await signInWith(server, ['TEMPLATE_EDIT', 'GATEWAY_EDIT'])).token;

async function send(templateType: 'SMS' | 'MAIL', event: string, notifyAddress: string) {
  const { body } = await server.ask(templates.query, { templateType }, { token });
  const { templateId } = body.find(({ templateEvent }) => templateEvent === event)!;
  return server.ask(templates.testSend, { templateId, notifyAddress }, { token });
}

it('before there is a gateway: nothing is sent, and that is said', async () => {
  expect(refusal(await send('SMS', 'DEPOSIT', '99123456')).code).toBe('GATEWAY_NOT_SET');
  expect(refusal(await send('MAIL', 'DEPOSIT', 'me@example.test')).code).toBe('GATEWAY_NOT_SET');
});

describe('GET /content/v1/test-send/{templateId} (notifyAddress)', () => {
  beforeAll(async () => {
    const mail = mailOf(mailServer.port, { bccEmail: '' });
    await server.ask(gateways.saveMail, mail, { token });
    await server.ask(gateways.saveSms, smsOf(smsServer.url), { token });
  });

  it('"The Email is sent!": title and content in Chinese arrive as they are saved, with a PIN that opens nothing (R7.106)', async () => {
    const { db } = server.database;
    const { templateId } = await db
      .updateTable('templates')
      .set({ templateTitle: '包裹 {parcelNumber}', templateContent: '取件码：{pinCode}\n\n再见' })
      .where('templateEvent', '=', 'PIN_RESEND')
      .where('templateType', '=', 'MAIL')
      .returning('templateId')
      .executeTakeFirstOrThrow();
    const asked = { templateId, notifyAddress: 'me@example.test' };
    const { status, body } = await server.ask(templatesBare.testSend, asked, { token });
    expect([status, body]).toEqual([200, { result: 1 }]);
    const [arrived] = mailServer.mailbox;
    expect(arrived?.recipients).toEqual(['me@example.test']);
    expect(arrived?.mail.subject).toBe('包裹 AB123456789CY');
    expect(arrived?.mail.text?.trim()).toBe('取件码：123456\n\n再见');
  });

  it('is sent in another language on request, and in English where it is not translated', async () => {
    const { body } = await server.ask(templates.query, { templateType: 'SMS' }, { token });
    const { templateId } = body.find(({ templateEvent }) => templateEvent === 'EXPIRY')!;
    const arrives = async (language: 'zh' | 'el') => {
      const asked = { templateId, notifyAddress: '99123456', language };
      expect((await server.ask(templates.testSend, asked, { token })).status).toBe(200);
      return smsServer.calls.at(-1)?.body;
    };
    expect(await arrives('zh')).toContain('的包裹 AB123456789CY 已于');
    expect(await arrives('el')).toContain('Το δέμα AB123456789CY δεν');
    await updateRows(server, 'templates', { templateId }, { translations: '{}' });
    expect(await arrives('zh')).toContain('Parcel AB123456789CY at');
  });

  it('"The SMS is sent!": to the number as it is dialled; who sent it is written down, the number masked (R2.97, R7.106)', async () => {
    const { status } = await send('SMS', 'DEPOSIT', ' 99 123456 ');
    expect(status).toBe(200);
    expect(smsServer.calls.at(-1)?.body).toContain('0035799123456');
    expect(smsServer.calls.at(-1)?.body).toContain('PIN 123456.');
    const event = (await readEvents(server, { type: 'TEST_SENT' })).at(-1)!;
    expect(event.subjectType).toBe('templates');
    expect(JSON.stringify(event.data)).not.toContain('99123456');
    const waiting = await readRows(server, 'outbox', { address: '0035799123456' }, ['outboxId']);
    expect(waiting).toEqual([]);
  });

  it.each([
    '',
    'me',
    'me@example',
    'a@example.test;b@example.test',
    'a@example.test, b@example.test',
  ])('"Please enter a valid email address": %s', async (address) => {
    expect(refusal(await send('MAIL', 'DEPOSIT', address))).toMatchObject({
      status: 400,
      field: 'notifyAddress',
      message: expect.stringContaining('Please enter a valid email address'),
    });
  });

  it('takes no e-mail address for an SMS, and no number for an e-mail', async () => {
    for (const [type, address] of [
      ['SMS', 'me@example.test'],
      ['MAIL', '99123456'],
    ] as const)
      expect(refusal(await send(type, 'DEPOSIT', address)).status).toBe(400);
  });

  it('says what the gateway did where it did not take it', async () => {
    smsServer.answer(saying(500));
    expect(refusal(await send('SMS', 'EXPIRY', '99123456'))).toMatchObject({
      status: 409,
      code: 'GATEWAY_REFUSED',
    });
  });
});
