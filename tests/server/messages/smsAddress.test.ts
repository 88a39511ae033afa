// The SMS gateway's address: what stands behind its `?` may be a key or name an account, and http is read by everybody on the way.
import { beforeEach, describe, expect, it } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import { isInClear } from '../../../server/outside/guardedPost.ts';
import { sendSms } from '../../../server/outside/smsGateway.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { openServer } from '../../kit/servers/openServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { mailOf } from '../../kit/gatewayForms.ts';

const URL_OF = 'https://gateway.example.test/send?account=network';
const server = await fileServer();
const editor = (await signInWith(server, ['GATEWAY_EDIT'])).token;
const viewer = (await signInWith(server, ['GATEWAY_VIEW'])).token;
beforeEach(async () => {
  await server.database.db.deleteFrom('smsAccounts').execute();
  await server.database.db.deleteFrom('mailAccounts').execute();
});

const save = (url: string, apiKey = 'a key', on = server, token = editor) =>
  on.ask(
    gateways.saveSms,
    { url, Encoding: 'JSON' as const, senderId: 'LOCKERS', apiKey },
    { token },
  );

const lastChange = () =>
  readRow(server, 'events', { type: 'GATEWAY_CHANGED' }, ['data'], 'id desc');

describe('What stands behind the `?`', () => {
  it('leaves a trace when it changes, and nothing of itself', async () => {
    await save(URL_OF);
    expect((await save('https://gateway.example.test/send?account=mine')).status).toBe(200);
    const { data } = await lastChange();
    expect(data).toEqual({
      from: { apiKeyRenewed: false, queryChanged: false },
      to: { apiKeyRenewed: true, queryChanged: true },
    });
  });

  it('is no change when something else is', async () => {
    await save(URL_OF);
    await save('https://gateway.example.test/other?account=network');
    expect((await lastChange()).data['to']).toEqual({
      apiKeyRenewed: true,
      url: 'https://gateway.example.test/other?…',
    });
  });

  it('is seen by whoever may change it, and by nobody else', async () => {
    expect((await save(URL_OF)).body.url).toBe(URL_OF);
    const seen = async (token: string) => (await server.ask(gateways.sms, {}, { token })).body.url;
    expect(await seen(editor)).toBe(URL_OF);
    expect(await seen(viewer)).toBe('https://gateway.example.test/send?…');
  });
});

describe('http', () => {
  it('is refused across networks: its key and all PINs would be read on the way', async () => {
    const { status, body } = await save('http://gateway.example.test/send');
    expect([status, body]).toMatchObject([400, { code: 'GATEWAY_IN_CLEAR', field: 'url' }]);
    expect((await save('http://127.0.0.1:9/send')).status).toBe(200);
    expect((await save('http://[::1]:9/send')).status).toBe(200);
  });

  it('is not spoken either where it was saved before', async () => {
    const gateway = {
      url: 'http://gateway.example.test/send',
      apiKey: 'a key',
      encoding: 'JSON' as const,
      senderId: '',
      innerAllowed: false,
      acceptance: 'CAUTIOUS' as const,
      acceptedField: '',
      acceptedValue: '',
    };
    const sms = { to: '0035799123456', text: 'Hello', key: '1.1' };
    await expect(sendSms(gateway, sms)).rejects.toMatchObject({ code: 'IN_CLEAR' });
  });

  it('is taken with ALLOW_PRIVATE_GATEWAYS', async () => {
    const database = { ...server.database, close: () => Promise.resolve() };
    const open = await openServer({ database, config: { allowPrivateGateways: true } });
    const { token } = await signInWith(open, ['GATEWAY_EDIT']);
    expect((await save('http://gateway.example.test/send', 'a key', open, token)).status).toBe(200);
    await open.close();
  });

  it.each([
    ['https://gateway.example.test', false],
    ['http://localhost:8080', false],
    ['http://gateway.example.test', true],
    ['', false],
  ])('%s in clear: %s', (url, inClear) => expect(isInClear(url)).toBe(inClear));
});

it('Addresses of people are personal values of the history: referred to, and removable', async () => {
  const smtpServerUrl = 'mail.example.test';
  const mail = mailOf(587, { smtpServerUrl, username: 'eleni@example.test', enableFlag: false });
  expect((await server.ask(gateways.saveMail, mail, { token: editor })).status).toBe(200);
  const said = JSON.stringify((await lastChange()).data);
  expect(said).toContain('mail.example.test');
  for (const address of [mail.username, mail.senderEmail, mail.bccEmail])
    expect(said).not.toContain(address);
});
