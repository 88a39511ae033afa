// Files that are made: a few at once, the others wait their turn; one that breaks off is no file.
import { describe, expect, it, vi } from 'vitest';
import { asking } from '../../../contract/endpoint.ts';
import { csvExport, xlsxExport } from '../../../server/exports/exported.ts';
import { readConfig } from '../../../server/system/config.ts';
import type { Route } from '../../../server/http/routesOf.ts';
import type { RequestContext } from '../../../server/http/context.ts';
import { NOT_WHOLE } from '../../../server/exports/csvDownload.ts';
import { listen } from '../../../server/listen.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const csv = asking('PARCEL_EXPORT').file('/api/v1/portions/csv', {});
const xlsx = asking('PARCEL_EXPORT').file('/api/v1/portions/xlsx', {});

/** What the next portion is: rows, the end, or a fault; it waits until the test says. */
let portions: AsyncGenerator<string[]>;

const taken = () => ({
  called: 'portions',
  params: {},
  name: 'portions',
  columns: [{ header: 'Row', value: (row: string) => row }],
  pages: portions,
});

const answers: Route[] = [
  { endpoint: csv, reply: (_input: unknown, ask: RequestContext) => csvExport(ask, taken()) },
  { endpoint: xlsx, reply: (_input: unknown, ask: RequestContext) => xlsxExport(ask, taken()) },
];

const exports = { atOnce: 2, perPerson: 1, waiting: 2, waitingPerPerson: 1, waitMs: 30_000 };
const server = await fileServer({ answers, exports });
const listening = await forFile(listen(server.app, readConfig({ PORT: '0' })));
const admin = await server.signIn('admin');
const root = await server.signIn('root');
const operator = await server.signIn('operator');

async function* rows(...pages: (string[] | Error)[]): AsyncGenerator<string[]> {
  for (const page of pages) {
    if (page instanceof Error) throw page;
    yield page;
  }
}

/** Over a socket, as browsers and other programs ask. */
const fetched = (endpoint: typeof csv, token: string, init: RequestInit = {}) => {
  const request = requestOf(endpoint, {}, { token }, listening.local);
  return fetch(request, { ...init, headers: [...request.headers, ...new Headers(init.headers)] });
};

/** All that came before the connection broke off, and whether it did. */
async function received(response: Response): Promise<{ bytes: Uint8Array; broken: boolean }> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
      chunks.push(chunk);
    return { bytes: Buffer.concat(chunks), broken: false };
  } catch {
    return { bytes: Buffer.concat(chunks), broken: true };
  }
}

const lastEnd = async () => {
  const { data } = await readRow(server, 'events', { type: 'EXPORT_ENDED' }, undefined, 'id desc');
  return data;
};

it.each(['br', 'gzip', 'identity'])(
  'a file that breaks off says so in its last line, and breaks the connection: CSV as %s',
  async (encoding) => {
    portions = rows(['one'], ['two'], new Error('not to be told'));
    const response = await fetched(csv, admin, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    const { bytes, broken } = await received(response);
    expect(broken).toBe(true);
    expect(Buffer.from(bytes).toString()).toBe(`\uFEFFRow\none\ntwo\n${NOT_WHOLE}\n`);
    await vi.waitFor(async () => expect(await lastEnd()).toMatchObject({ rows: 2, whole: false }));
  },
);

describe('at once', () => {
  /** Begins a file that goes on when somebody reads it. */
  async function begin(token: string, signal?: AbortSignal): Promise<Response> {
    portions = rows(['first'], ['last']);
    const request = requestOf(csv, {}, { token });
    return server.app.fetch(signal ? new Request(request, { signal }) : request);
  }

  const ask = async (token: string) => {
    portions = rows(['mine']);
    const response = await fetched(csv, token);
    return { status: response.status, text: await response.text() };
  };

  const MINE = { status: 200, text: 'Row\nmine\n' };

  /** Whether it has no answer yet, though others had time for theirs. */
  const waits = async (answer: Promise<unknown>): Promise<boolean> => {
    const none = new Promise((done) => setTimeout(() => done(undefined), 150));
    return (await Promise.race([answer, none])) === undefined;
  };

  it('so many of all: the others wait, and whoever comes beyond is told to come later', async () => {
    const [first, second] = [await begin(admin), await begin(root)];
    const third = ask(operator);
    expect(await waits(third)).toBe(true);
    const own = ask(admin);
    expect(await waits(own)).toBe(true);
    const tooMany = await fetched(csv, root);
    expect(tooMany.status).toBe(429);
    expect(tooMany.headers.get('retry-after')).toBe('30');
    expect(await tooMany.json()).toMatchObject({ statusCode: 429, code: 'EXPORTS_FULL' });
    await second.text();
    expect(await third).toEqual(MINE);
    await first.text();
    expect(await own).toEqual(MINE);
  });

  it('whoever goes away leaves their place, in the queue and in the middle of a file', async () => {
    const [leaving, waiting] = [new AbortController(), new AbortController()];
    await begin(admin, leaving.signal);
    const second = fetched(csv, admin, { signal: waiting.signal });
    expect(await waits(second)).toBe(true);
    waiting.abort();
    await expect(second).rejects.toThrow('aborted');
    const third = ask(admin);
    expect(await waits(third)).toBe(true);
    leaving.abort();
    expect(await third).toEqual(MINE);
  });
});
