// Answers are compressed once, as the client takes it: brotli or gzip, from 1 kB up, streams and files as they are read.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asking } from '../../../contract/endpoint.ts';
import { live } from '../../../contract/live.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { alerts } from '../../../contract/operations/alerts.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { COMPRESSED_FROM_BYTES, encodingFor } from '../../../server/http/compression.ts';
import type { Route } from '../../../server/http/routesOf.ts';
import { listen, type Listening } from '../../../server/listen.ts';
import { readConfig } from '../../../server/system/config.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

const given = (path: string, type: string, bytes: number): Route => ({
  endpoint: asking('LOCKER_VIEW').file(path, {}),
  reply: () =>
    new Response('a'.repeat(bytes), { headers: { 'Content-Type': type, ETag: '"bytes"' } }),
});

const KEPT = ['image/png', 'application/zip', 'application/gzip'];
const routes = [
  ...KEPT.map((type) => given(`/api/v1/kept/${type.replaceAll('/', '-')}`, type, 5_000)),
  given('/api/v1/limit/under', 'application/json', COMPRESSED_FROM_BYTES - 1),
  given('/api/v1/limit/from', 'application/json', COMPRESSED_FROM_BYTES),
];

let server: OpenServer;
let listening: Listening;
let token: string;
beforeAll(async () => {
  server = await openServer({ answers: routes });
  token = await server.signIn('admin');
  listening = await listen(server.app, readConfig({ PORT: '0' }));
});
afterAll(async () => {
  await listening.close();
  await server.close();
});

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync } as const;

interface Received {
  status: number;
  headers: Record<string, string | undefined>;
  bytes: Buffer;
}

/** What comes over the socket: `fetch` would decompress it. */
const ask = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Received> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${listening.local}${path}`,
      { method, headers: { 'X-User-Token': token, ...headers } },
      async (response) => {
        const chunks = await response.toArray().catch(reject);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Received['headers'],
          bytes: Buffer.concat(chunks ?? []),
        });
      },
    );
    sent.on('error', reject).end();
  });

const encodingOf = ({ headers }: Received) => headers['content-encoding'];

/** A documented list, one of our own, a record of figures, and a document. */
const ANSWERS = [
  `${lockers.list.path}?page=0&size=10`,
  alerts.list.path,
  dashboard.diagrams.path,
  '/openapi.json',
];

describe.each(['br', 'gzip'] as const)('with %s', (encoding) => {
  it.each(ANSWERS)('%s has less than half of its bytes, and says the same', async (path) => {
    const plain = await ask(path);
    const packed = await ask(path, { 'Accept-Encoding': encoding });
    expect(plain.bytes.length).toBeGreaterThan(COMPRESSED_FROM_BYTES);
    expect([encodingOf(plain), encodingOf(packed)]).toEqual([undefined, encoding]);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
    expect(JSON.parse(DECODERS[encoding](packed.bytes).toString())).toEqual(
      JSON.parse(plain.bytes.toString()),
    );
    for (const { headers } of [plain, packed]) {
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(headers['cache-control']).toBe(path.startsWith('/api') ? 'no-store' : 'no-cache');
    }
  });

  it('a refusal keeps its status', async () => {
    const refused = await ask(`${lockers.list.path}?page=-1`, { 'Accept-Encoding': encoding });
    expect([refused.status, refused.headers['vary']]).toEqual([400, 'Accept-Encoding']);
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('a CSV is compressed as it is written', async () => {
    const plain = await ask(alerts.exportCsv.path);
    const packed = await ask(alerts.exportCsv.path, { 'Accept-Encoding': encoding });
    expect([encodingOf(plain), encodingOf(packed)]).toEqual([undefined, encoding]);
    expect(packed.headers['content-type']).toContain('text/csv');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(DECODERS[encoding](packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it('begins at 1 kB', async () => {
    const under = await ask('/api/v1/limit/under', { 'Accept-Encoding': encoding });
    expect([encodingOf(under), under.bytes.length]).toEqual([undefined, COMPRESSED_FROM_BYTES - 1]);
    expect(under.headers['etag']).toBe('"bytes"');
    const from = await ask('/api/v1/limit/from', { 'Accept-Encoding': encoding });
    expect([encodingOf(from), from.headers['etag']]).toEqual([encoding, 'W/"bytes"']);
  });

  it.each(KEPT)('%s stays as it is', async (type) => {
    const file = await ask(`/api/v1/kept/${type.replaceAll('/', '-')}`, {
      'Accept-Encoding': encoding,
    });
    expect([encodingOf(file), file.headers['vary'], file.bytes.length]).toEqual([
      undefined,
      undefined,
      5_000,
    ]);
    expect(file.headers['etag']).toBe('"bytes"');
  });

  it('a workbook stays as it is', async () => {
    const file = await ask(alerts.exportXlsx.path, { 'Accept-Encoding': encoding });
    expect([file.status, encodingOf(file)]).toEqual([200, undefined]);
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('a live stream stays as it is, and its first message arrives at once', async () => {
    const response = await server.app.request(live.listen.path, {
      headers: { 'X-User-Token': token, 'Accept-Encoding': encoding },
    });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
    const reader = response.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^id: \d+\n/);
    await reader?.cancel();
  });
});

describe('/openapi.json and the guides', () => {
  it.each(['/openapi.json', '/docs.css', '/docs/conventions', '/docs/terminals'])(
    '%s is kept and asked for anew: 304 while it is the same, in every encoding',
    async (path) => {
      const answers = await Promise.all(
        ['br', 'gzip', 'identity'].map((accepted) => ask(path, { 'Accept-Encoding': accepted })),
      );
      expect(answers.map(encodingOf)).toEqual(['br', 'gzip', undefined]);
      const [tag = ''] = new Set(answers.map(({ headers }) => headers['etag']));
      for (const accepted of ['br', 'gzip', 'identity']) {
        const again = await ask(path, { 'Accept-Encoding': accepted, 'If-None-Match': tag });
        expect([again.status, again.bytes.length, encodingOf(again)]).toEqual([304, 0, undefined]);
        expect([again.headers['etag'], again.headers['vary']]).toEqual([tag, 'Accept-Encoding']);
      }
      expect((await ask(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it('HEAD has the headers of GET and no body', async () => {
    const get = await ask('/openapi.json', { 'Accept-Encoding': 'br' });
    const head = await ask('/openapi.json', { 'Accept-Encoding': 'br' }, 'HEAD');
    const compared = ['etag', 'vary', 'content-encoding', 'content-length', 'content-type'];
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of compared) expect(head.headers[name]).toBe(get.headers[name]);
  });
});

describe('the encoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=0', undefined],
  ])('for “%s” is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});
