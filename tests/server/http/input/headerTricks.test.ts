// Oversized bodies, header and path tricks as bytes on a socket, where no library tidies them: each is refused, none breaks the server.
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { recovery } from '../../../../contract/account/account.ts';
import { providerApi } from '../../../../contract/people/providerApi.ts';
import { roles } from '../../../../contract/people/roles.ts';
import { sessions } from '../../../../contract/account/sessions.ts';
import { readConfig } from '../../../../server/system/config.ts';
import { listen } from '../../../../server/listen.ts';
import { forFile } from '../../../kit/servers/forFile.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';

const server = await fileServer();
const admin = await server.signIn('admin');
const listening = await forFile(listen(server.app, { ...readConfig({}), port: 0 }));

/** What the server answers to these bytes, all of it, until it or we hang up. */
function send(bytes: string | Buffer): Promise<string> {
  const { port } = new URL(listening.local);
  return new Promise((resolve, reject) => {
    let told = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => {
      told += part.toString('latin1');
    });
    socket.on('close', () => resolve(told));
    // Whoever is hung up on while still sending has the answer already, or none.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      /EPIPE|ECONNRESET/.test(error.code ?? '') ? resolve(told) : reject(error),
    );
  });
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const END = 'Connection: close';
const statusOf = (told: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(told)?.[1] ?? 0);
const get = (path: string, ...headers: string[]) =>
  send(lines(`GET ${path} HTTP/1.1`, 'Host: lockerdesk.test', END, ...headers));
const post = (path: string, body: string, ...headers: string[]) =>
  send(
    `${lines(
      `POST ${path} HTTP/1.1`,
      'Host: lockerdesk.test',
      END,
      'Content-Type: application/json',
      ...headers,
    )}${body}`,
  );

describe('The host that a question names', () => {
  it.each([
    'evil.example',
    'evil.example:81',
    'lockerdesk.test@evil.example',
    '[::1]',
    'x'.repeat(4_000),
  ])('“%.40s” is told back nowhere', async (host) => {
    for (const path of ['/api/capabilities', '/openapi.json', '/docs', '/', ROLES, '/app/roles']) {
      const told = await send(lines(`GET ${path} HTTP/1.1`, `Host: ${host}`, END));
      expect(statusOf(told)).toBeLessThan(500);
      expect(told).not.toContain(host.replace('[::1]', 'named-by-nobody'));
    }
  });

  it.each([
    '',
    'a b',
    '<script>',
    'a/../b',
    '[::1',
    'x:99999',
    'x:y',
    '\u00ff',
    '%00',
    '..',
    '?',
    '#',
  ])('“%s” is none: refused, not broken', async (host) => {
    const told = await send(lines('GET /api/capabilities HTTP/1.1', `Host: ${host}`, END));
    expect([200, 400]).toContain(statusOf(told));
  });

  it('is asked for: without one, and with two, a question is refused', async () => {
    expect(statusOf(await send(lines('GET /readyz HTTP/1.1', END)))).toBe(400);
    const two = lines('GET /readyz HTTP/1.1', 'Host: a.test', 'Host: b.test', END);
    expect(statusOf(await send(two))).toBeLessThan(500);
  });

  it.each(['X-Forwarded-Host', 'X-Host', 'Forwarded', 'X-Forwarded-Proto', 'Origin', 'Referer'])(
    '%s names no other',
    async (name) => {
      const value = name === 'Forwarded' ? 'host=evil.example;for=1.2.3.4' : 'evil.example';
      for (const path of ['/openapi.json', '/docs', '/', '/api/capabilities'])
        expect(await get(path, `${name}: ${value}`)).not.toContain('evil.example');
    },
  );
});

const ROLES = roles.list.path;

it.each([
  `GET http://evil.example${ROLES} HTTP/1.1`,
  `GET //evil.example${ROLES} HTTP/1.1`,
  `GET ///${ROLES} HTTP/1.1`,
  `GET ${ROLES.slice(1)} HTTP/1.1`,
  `GET ${ROLES}#x HTTP/1.1`,
  `GET ${ROLES}\\..\\x HTTP/1.1`,
  `GET /api\\user\\v1\\role\\query HTTP/1.1`,
  `GET ${ROLES}\t HTTP/1.1`,
  `GET ${ROLES} HTTP/1.0`,
  `GET ${ROLES} HTTP/9.9`,
  `GET ${ROLES}`,
  `get ${ROLES} HTTP/1.1`,
  'OPTIONS * HTTP/1.1',
  `TRACE ${ROLES} HTTP/1.1`,
  'CONNECT evil.example:443 HTTP/1.1',
  `GET /${'x'.repeat(20_000)} HTTP/1.1`,
  'GET /\u00ff\u00fe HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET http://[ HTTP/1.1',
  'GET ? HTTP/1.1',
])('The line of a question “%.60s” opens nothing', async (line) => {
  const status = statusOf(await send(lines(line, 'Host: lockerdesk.test', END)));
  // 0: hung up without a word.
  expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
});

describe('What frames a question', () => {
  const body = '{"username":"admin","password":"wrong"}';
  const login = sessions.login.path;

  it.each([
    ['two lengths', ['Content-Length: 5', `Content-Length: ${body.length}`]],
    ['a length and pieces', [`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked']],
    ['a length below nothing', ['Content-Length: -1']],
    ['a length that is none', ['Content-Length: 0x27']],
    ['pieces of no kind', ['Transfer-Encoding: xchunked']],
    ['a name with a space before its colon', [`Content-Length : ${body.length}`]],
    ['a header of 20 000 bytes', [`X-Long: ${'x'.repeat(20_000)}`]],
    ['a header without a name', [': x']],
    ['a line that folds', ['X-Folded: a', '  b']],
  ])('%s is refused', async (_what, headers) => {
    const status = statusOf(await post(login, body, ...headers));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('a body without an end is broken off where it is too large, said or unsaid', async () => {
    const piece = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`;
    const told = await post(login, piece.repeat(6), 'Transfer-Encoding: chunked');
    expect(statusOf(told)).toBe(413);
    expect(statusOf(await post(login, 'x', 'Content-Length: 99999999999'))).toBe(413);
  });

  it('a packed body is no JSON, however small', async () => {
    const headers = ['Content-Encoding: gzip', `Content-Length: ${body.length}`];
    expect(statusOf(await post(login, body.replace('{', '\u001f'), ...headers))).toBe(400);
  });
});

const VALUES = [
  '',
  ' ',
  '"',
  '""',
  '\u00e9\u00ff',
  '%00',
  '-1',
  '9'.repeat(400),
  '{}',
  "' or 1=1 --",
];
const NAMES = [
  'X-User-Token',
  'X-Terminal-Key',
  'X-Requestor-Key',
  'X-Forwarded-For',
  'If-Match',
  'If-None-Match',
  'Range',
  'Cookie',
  'User-Agent',
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'Content-Type',
  'Expect',
];

describe.each(NAMES)('The header %s', (name) => {
  it('may hold anything: nothing breaks by it, and it opens nothing', async () => {
    for (const value of [...VALUES, 'lockerdesk.proof=%zz; lockerdesk.proof=2', 'bytes=9-1,-0']) {
      const header = `${name}: ${value}`;
      const told = [
        await get(ROLES, header),
        await get(providerApi.state.path.replace(':parcelNumber', 'A1'), header),
        await get('/api/file/v1/download/nothing', header),
        await post(recovery.validate.path, '', header, 'Content-Length: 0'),
      ];
      for (const one of told) {
        expect(statusOf(one)).toBeGreaterThanOrEqual(400);
        expect(statusOf(one)).toBeLessThan(500);
      }
      const known = await get(ROLES, header, `X-User-Token: ${admin}`);
      expect(statusOf(known)).toBeLessThan(500);
    }
  });
});

it('after all that the server answers as before', async () => {
  expect(statusOf(await get(ROLES, `X-User-Token: ${admin}`))).toBe(200);
  expect(statusOf(await get(ROLES))).toBe(401);
});
