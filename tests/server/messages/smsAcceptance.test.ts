// What an SMS gateway accepts is a setting, and a test shows its raw response.
import { beforeEach, describe, expect, it } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { openSmsServer, saying } from '../../kit/servers/smsServer.ts';
import { refusal, smsOf } from '../../kit/gatewayForms.ts';

let editor: string;
const server = await fileServer({ config: { allowPrivateGateways: true } });
const smsServer = await forFile(openSmsServer());
beforeEach(async () => {
  // Each test has tries of its own.
  editor = (await signInWith(server, ['GATEWAY_EDIT'])).token;
  await server.database.db.deleteFrom('smsAccounts').execute();
});

const saveSms = (about: Partial<Input<typeof gateways.saveSms>> = {}) =>
  server.ask(gateways.saveSms, smsOf(smsServer.url, about), { token: editor });
const testSms = () => server.ask(gateways.testSms, { mobile: '99 123456' }, { token: editor });

describe('What counts as accepted', () => {
  const FIELD = { acceptance: 'FIELD', acceptedField: 'code', acceptedValue: '7' } as const;

  it('is cautious at first, is saved, and is kept by callers that do not know it', async () => {
    expect((await saveSms()).body).toMatchObject({ acceptance: 'CAUTIOUS' });
    expect((await saveSms(FIELD)).body).toMatchObject(FIELD);
    expect((await saveSms({ senderId: 'PARCELS' })).body).toMatchObject(FIELD);
    const changed = (await readEvents(server, { type: 'GATEWAY_CHANGED' }, ['data'])).at(-1)!;
    expect(changed?.data).toMatchObject({ to: { senderId: 'PARCELS' } });
  });

  it.each(['acceptedField', 'acceptedValue'] as const)('needs %s for a field', async (lacking) => {
    expect(refusal(await saveSms({ ...FIELD, [lacking]: '' }))).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      field: lacking,
    });
  });

  it('decides about a test, too', async () => {
    await saveSms(FIELD);
    const tried = async (body: string) => {
      smsServer.answer(saying(200, body));
      return testSms();
    };
    expect((await tried('{"code":7,"status":"failed"}')).status).toBe(200);
    expect(refusal(await tried('{"code":8,"status":"sent"}')).code).toBe('GATEWAY_REFUSED');
    expect(refusal(await tried('{"status":"sent"}')).code).toBe('GATEWAY_UNCLEAR');
    smsServer.answer(saying(200));
  });
});

it.each([
  ['that accepts', 200, 'OK 1', 200],
  ['that refuses', 200, 'FAILED', 409],
  ['that is not understood', 200, 'Thank you', 409],
  ['of another status', 503, 'no credit', 409],
])(
  'a test message shows the raw response %s, without the key and what else was secret',
  async (_name, ...of) => {
    const [status, body, answered] = of;
    await saveSms({ url: `${smsServer.url}?account=hidden&to=1`, apiKey: 'key/1' });
    const said = `${body} key/1 key%2F1 ${Buffer.from('key/1').toString('base64')} hidden`;
    smsServer.answer(saying(status, said.padEnd(5000), 'text/plain'));
    const { status: ours, body: told } = await testSms();
    smsServer.answer(saying(200));
    const { response, values } = told as { response?: object; values?: object };
    expect(ours).toBe(answered);
    expect(response ?? values).toEqual({
      status,
      contentType: 'text/plain',
      body: `${body} •••••• •••••• •••••• ••••••`.padEnd(2048),
    });
  },
);
