// The OpenAPI document is what other tools take it for: valid, and a source of typed clients.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../../server/demo/demoAccounts.ts';
import { fileServer } from '../../../kit/servers/fileServer.ts';

const URL_OF_SERVER = 'http://lockerdesk.test';

const server = await fileServer();
const source = await (await server.app.request(`${URL_OF_SERVER}/openapi.json`)).text();
// Beside the project's packages, so that the compiler finds nothing else.
const folder = await mkdtemp(join(process.cwd(), 'node_modules', '.openapi-'));
afterAll(() => rm(folder, { recursive: true }));

test("Redocly's recommended rules find nothing", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(
    found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

/** What is called of the generated client. */
interface Client {
  api: {
    sessionsLogin(body: object): Promise<{ data: { token: string } }>;
    lockersList(query: object): Promise<{ data: { content: Locker[]; totalElements: number } }>;
    lockersOne(lockerId: number): Promise<{ data: Locker }>;
  };
}
type Locker = { lockerId: number; lockerName: string };
type ClientModule = {
  Api: new (options: {
    customFetch: (url: string, init: RequestInit) => Response | Promise<Response>;
    baseApiParams?: { headers: Record<string, string> };
  }) => Client;
};

/** A program over the client; `id` is what it reads a locker by. */
const program = (id: string) => `import { Api } from './client.ts';
const { api } = new Api();
const { data } = await api.lockersList({ page: 0, size: 2, sort: 'lockerName,asc' });
const names: string[] = data.content.map(({ lockerName }) => lockerName);
const one = await api.lockersOne(${id});
const status: 'ENABLE' | 'DISABLE' = one.data.lockerStatus;
export { names, status };
`;

const OPTIONS =
  '--noEmit --ignoreConfig --strict --allowImportingTsExtensions --target es2022 --module esnext --moduleResolution bundler --lib es2022,dom,dom.iterable';

const compile = (file: string) => {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  return promisify(execFile)(process.execPath, [tsc, ...OPTIONS.split(' '), '--types', '', file]);
};

test('a client generated from it compiles, refuses a wrong type, and reads lockers', async () => {
  const { files } = await generateApi({
    spec: JSON.parse(source),
    output: false,
    silent: true,
    httpClientType: 'fetch',
  });
  const client = join(folder, 'client.ts');
  await writeFile(client, files[0]?.fileContent ?? '');
  await writeFile(join(folder, 'right.ts'), program('data.content[0].lockerId'));
  await writeFile(join(folder, 'wrong.ts'), program('data.content[0].lockerName'));
  await compile(join(folder, 'right.ts'));
  await expect(compile(join(folder, 'wrong.ts'))).rejects.toMatchObject({
    stdout: expect.stringMatching(/^\S+wrong\.ts\(5,.*'string' is not assignable to.*'number'/),
  });

  const { Api } = (await import(client)) as ClientModule;
  const customFetch = (url: string, init: RequestInit) => server.app.request(url, init);
  const { data } = await new Api({ customFetch }).api.sessionsLogin({
    username: 'admin',
    password: DEMO_PASSWORD,
  });
  const baseApiParams = { headers: { 'X-User-Token': data.token } };
  const { api } = new Api({ customFetch, baseApiParams });
  const lockers = (await api.lockersList({ page: 0, size: 2 })).data;
  expect(lockers.totalElements).toBeGreaterThan(2);
  const [first] = lockers.content;
  expect((await api.lockersOne(first!.lockerId)).data.lockerName).toBe(first!.lockerName);
  const refused = await api
    .lockersOne(2_000_000_000)
    .catch(({ error }: { error: object }) => error);
  expect(refused).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
});
