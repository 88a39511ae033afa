// SMS really leave: "SMS by HTTP to the configured address (guarded against inner addresses unless allowed by setting)".
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInnerAddress } from '../../../server/outside/isInnerAddress.ts';
import { sendSms, type SmsGateway } from '../../../server/outside/smsGateway.ts';
import { errorOf } from '../../kit/gatewayForms.ts';
import { freePort } from '../../kit/servers/serverProcess.ts';
import {
  hangingUp,
  openSmsServer,
  saying,
  silent,
  type Manner,
  type SmsServer,
} from '../../kit/servers/smsServer.ts';

let server: SmsServer;
beforeEach(async () => {
  server = await openSmsServer();
});
afterEach(() => server.close());

const gateway = (about: Partial<SmsGateway> = {}): SmsGateway => ({
  url: server.url,
  apiKey: 'key of the gateway',
  encoding: 'JSON',
  senderId: 'LOCKERS',
  innerAllowed: true,
  acceptance: 'CAUTIOUS',
  acceptedField: '',
  acceptedValue: '',
  ...about,
});

/** Answers with half of what it announced, and closes the connection. */
const cutOff =
  (status: number): Manner =>
  (response) => {
    response.writeHead(status, { 'Content-Length': 100 });
    response.write('{"status":"sent"');
    response.socket?.end();
  };

const sms = { to: '0035799123456', text: '取件码 123456 & more', key: '7.1700000000000' };

describe('an SMS that a gateway takes', () => {
  it('is JSON where the gateway’s Encoding says so', async () => {
    await sendSms(gateway(), sms);
    const [{ headers, body } = { headers: {}, body: '' }] = server.calls;
    expect(JSON.parse(body)).toEqual({
      to: '0035799123456',
      from: 'LOCKERS',
      text: '取件码 123456 & more',
      messageId: '7.1700000000000',
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      authorization: 'Bearer key of the gateway',
      'idempotency-key': '7.1700000000000',
    });
  });

  it('is JSON with the character encoding where it names one', async () => {
    await sendSms(gateway({ encoding: 'UCS-2' }), sms);
    const [{ headers, body } = { headers: {}, body: '' }] = server.calls;
    expect(JSON.parse(body)).toMatchObject({ text: '取件码 123456 & more', encoding: 'UCS-2' });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('is a form where it says that, and has no sender where none is set', async () => {
    await sendSms(gateway({ encoding: 'FORM', senderId: '', apiKey: '' }), sms);
    const [{ headers, body } = { headers: {}, body: '' }] = server.calls;
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      to: '0035799123456',
      text: '取件码 123456 & more',
      messageId: '7.1700000000000',
    });
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded; charset=utf-8');
    expect(headers.authorization).toBeUndefined();
  });

  it.each([
    ['nothing', saying(204)],
    ['JSON', saying(202, '{"status":"queued","error":null}')],
    ['a line of text', saying(200, 'OK 123', 'text/plain; charset=utf-8')],
    ['an error number of nought', saying(200, '{"error":"0","message_id":"77"}')],
    ['words of another type', saying(200, 'OK: 0; Sent queued message ID: 77', 'text/html')],
  ])('is answered with %s', async (_name, manner: Manner) => {
    server.answer(manner);
    await expect(sendSms(gateway(), sms)).resolves.toBeUndefined();
  });
});

describe('the setting of what counts as accepted', () => {
  const byField = { acceptance: 'FIELD', acceptedField: 'code', acceptedValue: '7' } as const;
  it.each<[string, Partial<SmsGateway>, Manner]>([
    ['any 2xx', { acceptance: 'STATUS' }, saying(200, 'ERR 42')],
    ['any 2xx, cut off', { acceptance: 'STATUS' }, cutOff(200)],
    ['a field and its value', byField, saying(200, '{"code":7,"error":"none of yours"}')],
  ])('%s: accepted', async (_name, setting, manner) => {
    server.answer(manner);
    await expect(sendSms(gateway(setting), sms)).resolves.toBeUndefined();
  });
});

describe('"a gateway that times out, refuses or answers nonsense"', () => {
  it.each<[string, Manner, string, number | undefined, boolean]>([
    ['503', saying(503), 'REFUSED', 503, false],
    ['400', saying(400, '{"error":"number"}'), 'MESSAGE_REFUSED', 400, false],
    ['429', saying(429, '{"error":"slow down"}'), 'REFUSED', 429, false],
    ['429', saying(429), 'REFUSED', 429, false],
    ['a key it does not know', saying(401), 'SIGN_IN_REFUSED', 401, false],
    ['an error in a good answer', saying(200, '{"error":"no credit"}'), 'REFUSED', 200, false],
    [
      'a failure as a status',
      saying(200, '{"status":"failed","reason":"no credit"}'),
      'REFUSED',
      200,
      false,
    ],
    ['no success', saying(200, '{"success":false}'), 'REFUSED', 200, false],
    ['an error as text', saying(200, 'ERR 42', 'text/plain'), 'REFUSED', 200, false],
    ['a page', saying(200, '<html>Welcome</html>', 'text/html'), 'UNCLEAR', 200, true],
    ['half of JSON', saying(200, '{"id":'), 'UNCLEAR', 200, true],
    ['no end', saying(200, 'x'.repeat(100_000)), 'UNCLEAR', 200, true],
    ['half of a good answer', cutOff(200), 'UNCLEAR', 200, true],
    ['half of a bad one', cutOff(503), 'REFUSED', 503, false],
    ['a broken line', hangingUp, 'UNREACHABLE', undefined, true],
  ])('%s', async (_name, manner, fault, status, unsure) => {
    server.answer(manner);
    expect(await errorOf(sendSms(gateway(), sms))).toEqual([fault, status, unsure]);
  });

  it('silence: nobody knows whether it was taken', async () => {
    server.answer(silent);
    expect(await errorOf(sendSms(gateway(), sms, 300))).toEqual(['NO_ANSWER', undefined, true]);
    expect(server.calls).toHaveLength(1);
  });

  it('a drop at a time has no known end: it is not sent again', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    });
    expect(await errorOf(sendSms(gateway(), sms, 300))).toEqual(['UNCLEAR', 200, true]);
  });

  it('a redirect is not followed: it would lead where nobody looked', async () => {
    const other = await openSmsServer();
    server.answer((response) => {
      response.writeHead(307, { Location: other.url }).end();
    });
    expect(await errorOf(sendSms(gateway(), sms))).toEqual(['NONSENSE', 307, false]);
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it('nobody listens', async () => {
    const url = `http://127.0.0.1:${await freePort()}/`;
    expect(await errorOf(sendSms(gateway({ url }), sms))).toEqual([
      'UNREACHABLE',
      undefined,
      false,
    ]);
  });

  it('a secure address that is not', async () => {
    const url = server.url.replace('http:', 'https:');
    expect(await errorOf(sendSms(gateway({ url }), sms))).toEqual(['NOT_SECURE', undefined, false]);
  });
});

describe('"guarded against inner addresses unless allowed by setting"', () => {
  const portOf = () => new URL(server.url).port;

  it.each([
    ['127.0.0.1'],
    ['localhost'],
    ['2130706433'],
    ['0x7f.1'],
    ['0'],
    ['[::1]'],
    ['[::ffff:127.0.0.1]'],
    ['[::ffff:7f00:1]'],
  ])('%s is refused, and nobody is asked', async (host) => {
    const url = `http://${host}:${portOf()}/send`;
    expect(await errorOf(sendSms(gateway({ url, innerAllowed: false }), sms))).toEqual([
      'INNER_ADDRESS',
      undefined,
      false,
    ]);
    expect(server.calls).toEqual([]);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.255.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1%eth0',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001:db8::1',
  ])('%s is an inner address', (address) => {
    expect(isInnerAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '193.0.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
    '%s is none',
    (address) => {
      expect(isInnerAddress(address)).toBe(false);
    },
  );
});
