// Gateways on the wire: saved and tried; "passwords and API keys write-only and stored encrypted with a key from the settings".
import { beforeEach, describe, expect, it } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { secretsUnder } from '../../../server/system/secrets.ts';
import { readEvents, readRow } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { MAIL_USER, openMailServer } from '../../kit/servers/mailServer.ts';
import { openServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { openSmsServer, saying } from '../../kit/servers/smsServer.ts';
import { mailOf, refusal, smsOf } from '../../kit/gatewayForms.ts';

let editor: string;
const server = await fileServer({ config: { allowPrivateGateways: true } });
const mailServer = await forFile(openMailServer({ signIn: true }));
const smsServer = await forFile(openSmsServer());
const viewer = (await signInWith(server, ['GATEWAY_VIEW'])).token;
beforeEach(async () => {
  editor = (await signInWith(server, ['GATEWAY_EDIT'])).token;
  await server.database.db.deleteFrom('mailAccounts').execute();
  await server.database.db.deleteFrom('smsAccounts').execute();
});

const saveMail = async (about: Partial<Input<typeof gateways.saveMail>> = {}) =>
  server.ask(gateways.saveMail, mailOf(mailServer.port, about), { token: editor });
const saveSms = async (about: Partial<Input<typeof gateways.saveSms>> = {}) =>
  server.ask(gateways.saveSms, smsOf(smsServer.url, about), { token: editor });

/** What was written down since. */
function written(type: string) {
  return server.database.db
    .selectFrom('events')
    .selectAll()
    .where('type', '=', type as 'GATEWAY_CHANGED')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

describe('the account', () => {
  it('is empty and off before anybody saved it (R3.50, R3.51)', async () => {
    const { body: mail } = await server.ask(gateways.mail, {}, { token: viewer });
    expect(mail).toMatchObject({ smtpServerUrl: '', enableFlag: false, passwordKept: false });
    const { body: sms } = await server.ask(gateways.sms, {}, { token: viewer });
    expect(sms).toMatchObject({ url: '', apiKeyKept: false, Encoding: 'JSON', encoding: 'JSON' });
  });

  it('is answered without its password or key, saved or read (R7.107, R7.108, R7.110, R7.111)', async () => {
    const saved = await saveMail();
    expect(saved.body).toMatchObject({ username: 'lockers', password: '', passwordKept: true });
    const sms = await saveSms();
    expect(sms.body).toMatchObject({ senderId: 'LOCKERS', apiKey: '', apiKeyKept: true });
    const read = await server.ask(gateways.mail, {}, { token: viewer });
    const all = JSON.stringify([saved.body, sms.body, read.body]);
    expect(all).not.toContain(MAIL_USER.password);
    expect(all).not.toContain('sms key');
  });

  it('is kept encrypted: nothing of the secrets is in the database, and another key opens nothing', async () => {
    await saveMail();
    const { password } = await readRow(server, 'mailAccounts');
    expect(password).toMatch(/^v1\.[\w-]+$/);
    expect(server.secrets.open('mailPassword', password!)).toBe(MAIL_USER.password);
    expect(server.secrets.open('smsApiKey', password!)).toBeUndefined();
    expect(secretsUnder('x'.repeat(32)).open('mailPassword', password!)).toBeUndefined();
    const changed = `${password!.slice(0, -2)}${password!.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(server.secrets.open('mailPassword', changed)).toBeUndefined();
  });

  it('keeps its password where none is entered', async () => {
    await saveMail();
    await saveMail({ password: '', senderName: 'Parcels' });
    const { status } = await server.ask(
      gateways.testMail,
      { mail: 'somebody@example.test' },
      { token: editor },
    );
    expect(status).toBe(200);
  });

  it.each([
    [{ smtpServerUrl: 'mail.elsewhere.test' }],
    [{ smtpServerPort: 2525 }],
    [{ username: 'another' }],
  ])('does not give a kept password to %j', async (about) => {
    await saveMail();
    expect(refusal(await saveMail({ ...about, password: '' }))).toMatchObject({
      status: 400,
      code: 'GATEWAY_SECRET_MISSING',
      field: 'password',
    });
  });

  it.each(['https://elsewhere.example.test/send', '/v2', '?account=mine'])(
    'nor a kept key to %s: another path or query may be somebody else’s account',
    async (other) => {
      await saveSms();
      const url = other.startsWith('http') ? other : smsServer.url + other;
      const elsewhere = await saveSms({ url, apiKey: '' });
      expect(refusal(elsewhere)).toMatchObject({ code: 'GATEWAY_SECRET_MISSING', field: 'apiKey' });
      expect((await saveSms({ senderId: 'PARCELS', apiKey: '' })).status).toBe(200);
    },
  );

  it('is written down when it changes, with nothing of its secrets', async () => {
    await saveMail();
    await saveSms({ url: `${smsServer.url}?key=hidden` });
    await saveMail({ password: 'another one', enableFlag: false });
    const events = JSON.stringify(await readEvents(server, { type: 'GATEWAY_CHANGED' }, ['data']));
    for (const secret of [MAIL_USER.password, 'another one', 'sms key', 'hidden', 'v1.'])
      expect(events).not.toContain(secret);
    expect((await written('GATEWAY_CHANGED'))?.data).toEqual({
      from: { enableFlag: true, passwordRenewed: false },
      to: { enableFlag: false, passwordRenewed: true },
    });
  });
});

describe('What a gateway is saved with', () => {
  it.each([
    ['smtpServerPort', { smtpServerPort: 25.5 }],
    ['smtpServerPort', { smtpServerPort: 70_000 }],
    ['smtpServerUrl', { smtpServerUrl: '' }],
    ['smtpServerUrl', { smtpServerUrl: 'mail server' }],
    ['senderEmail', { senderEmail: 'lockers' }],
    ['bccEmail', { bccEmail: 'one@example.test;two@example.test' }],
    ['senderName', { senderName: 'Lockers\r\nBcc: x@example.test' }],
  ])('%s: %j is refused (R5.40, R5.41)', async (field, about) => {
    expect(refusal(await saveMail(about))).toMatchObject({ status: 400, code: 'BAD_INPUT', field });
  });

  it('a key that is pasted with the end of its line works', async () => {
    await saveSms({ apiKey: ' a key + of/signs=~ \n' });
    await server.ask(gateways.testSms, { mobile: '99 123456' }, { token: editor });
    const { authorization } = smsServer.calls.at(-1)!.headers;
    expect(authorization).toBe('Bearer a key + of/signs=~');
  });

  it.each([
    ['url', { url: 'ftp://gateway.example.test' }],
    ['url', { url: 'https://name:word@gateway.example.test' }],
    ['senderId', { senderId: 'A name that is too long' }],
    ['apiKey', { apiKey: 'clé' }],
    ['apiKey', { apiKey: 'key\r\nX-Other: 1' }],
    ['apiKey', { apiKey: 'key\u2028more' }],
  ])('%s: %j is refused (R5.83)', async (field, about) => {
    expect(refusal(await saveSms(about))).toMatchObject({ status: 400, code: 'BAD_INPUT', field });
  });
});

describe('a test message', () => {
  const testMail = (mail = 'somebody@example.test') =>
    server.ask(gateways.testMail, { mail }, { token: editor });
  const testSms = (mobile = '99 123456') =>
    server.ask(gateways.testSms, { mobile }, { token: editor });

  it('leaves by the mail server that is saved: "The Email is sent!" (R7.109, R8.24)', async () => {
    await saveMail();
    const before = mailServer.mailbox.length;
    expect((await testMail()).body).toEqual({ result: 1 });
    const [arrived] = mailServer.mailbox.slice(before);
    expect(arrived?.recipients).toEqual(['somebody@example.test']);
    expect(arrived?.mail.subject).toBe('Test message · 测试消息');
    expect((await written('TEST_SENT'))?.data).toEqual({
      channel: 'MAIL',
      address: 's•••@example.test',
    });
  });

  it('leaves by the SMS gateway, with the area code: "The SMS is sent!" (R7.112, R8.25)', async () => {
    await saveSms();
    expect((await testSms()).body).toMatchObject({ result: 1, response: { status: 200 } });
    expect(JSON.parse(smsServer.calls.at(-1)!.body)).toMatchObject({ to: '0035799123456' });
  });

  it('"Please enter a valid email address" (R5.39)', async () => {
    expect(refusal(await testMail('somebody'))).toMatchObject({
      status: 400,
      field: 'mail',
      message: expect.stringContaining('Please enter a valid email address'),
    });
  });

  it('is refused where nothing is set up', async () => {
    expect(refusal(await testMail()).code).toBe('GATEWAY_NOT_SET');
    expect(refusal(await testSms()).code).toBe('GATEWAY_NOT_SET');
  });

  it('says what the gateway did, and writes it down', async () => {
    await saveMail({ password: 'wrong' });
    expect(refusal(await testMail())).toMatchObject({
      status: 409,
      code: 'GATEWAY_SIGN_IN_REFUSED',
    });
    await saveSms();
    smsServer.answer(saying(503, 'words of the gateway'));
    const refused = await testSms();
    smsServer.answer(saying(200));
    expect(refusal(refused)).toMatchObject({
      code: 'GATEWAY_REFUSED',
      message: 'The gateway refused the message (503).',
    });
    expect((await written('TEST_FAILED'))?.data).toMatchObject({ error: 'REFUSED', status: 503 });
    expect(refused.body).toMatchObject({ values: { body: 'words of the gateway' } });
    expect(JSON.stringify((await written('TEST_FAILED'))?.data)).not.toContain('words of');
  });

  it('says so where the kept password belongs to another server’s key', async () => {
    await saveMail();
    const foreign = secretsUnder('x'.repeat(32)).seal('mailPassword', 'whatever');
    await server.database.db.updateTable('mailAccounts').set({ password: foreign }).execute();
    expect(refusal(await testMail()).code).toBe('GATEWAY_SECRET_UNREADABLE');
  });

  it('can be sent twenty times an hour', async () => {
    await saveSms();
    const answers: number[] = [];
    for (let count = 0; count < 21; count += 1) answers.push((await testSms()).status);
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

it('without ALLOW_PRIVATE_GATEWAYS: an inner address is saved, told, and never asked; a mail server beside this one works', async () => {
  const database = { ...server.database, close: () => Promise.resolve() };
  const strict = await openServer({ database });
  const { token } = await signInWith(strict, ['GATEWAY_EDIT']);
  const before = smsServer.calls.length;
  await strict.ask(gateways.saveSms, smsOf(smsServer.url), { token });
  const sms = await strict.ask(gateways.testSms, { mobile: '99123456' }, { token });
  expect(refusal(sms).code).toBe('GATEWAY_INNER_ADDRESS');
  expect(smsServer.calls).toHaveLength(before);
  await strict.ask(gateways.saveMail, mailOf(mailServer.port), { token });
  const mail = await strict.ask(gateways.testMail, { mail: 'a@example.test' }, { token });
  expect(mail.status).toBe(200);
  await strict.close();
});
