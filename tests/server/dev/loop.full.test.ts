// `npm run dev` on a copy of the sources: what an edit does to the server, to the open page and to the terminal.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../kit/servers/serverProcess.ts';
import { copySources, type SourceCopy } from '../../kit/servers/sourceCopy.ts';
import { openHotChannel, type HotChannel } from './hotChannel.ts';

let copy: SourceCopy;
let dev: ChildProcess;
let page: HotChannel;
let url: string;
let printed = '';

const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');
function edit(path: string, from: string, to: string): void {
  const text = read(path);
  expect(text).toContain(from);
  copy.write(path, text.replace(from, to));
}

async function prints(what: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = what.exec(printed);
    if (found) return found;
    if (dev.exitCode !== null) throw new Error(printed);
    await once(dev.stdout ?? dev, 'data');
  }
}

const ask = async (path: string) => {
  const response = await fetch(url + path);
  return { status: response.status, body: await response.json() };
};

beforeAll(async () => {
  copy = copySources();
  // Nobody opens a page here: its libraries need not be bundled, nor those of the developer's own pages anew.
  edit(
    'vite.config.ts',
    'defineConfig({',
    `defineConfig({ cacheDir: '.vite', optimizeDeps: { noDiscovery: true },`,
  );
  const [port, devPort] = [await freePort(), await freePort()];
  const env = { PATH: process.env.PATH, DEMO: 'off', PORT: `${port}`, DEV_PORT: `${devPort}` };
  dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: copy.folder, env });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (part) => (printed += String(part)));
  [, url = ''] = await prints(/^Ready in .* s: (http\S+)\/ — sign in as admin/m);
  page = await openHotChannel(url);
});
afterAll(async () => {
  page?.close();
  dev.kill();
  await once(dev, 'exit');
  copy.remove();
});

test('an edit of the server is answered by the next request, and the page reloads', async () => {
  edit('contract/problems.ts', 'There is no such call.', 'Nothing answers here.');
  await page.hear('full-reload');
  expect(await ask('/api/nothing')).toMatchObject({
    status: 404,
    body: { message: 'Nothing answers here.' },
  });
});

test('what is asked while the server restarts waits for it', async () => {
  // The new server takes its time.
  edit(
    'server/start.ts',
    'await migrate(database);',
    'await new Promise((later) => setTimeout(later, 1_000)); await migrate(database);',
  );
  const statuses = new Set<number>();
  const reloaded = page.hear('full-reload').then(() => true);
  while (
    !(await Promise.race([
      reloaded,
      ask('/healthz').then(({ status }) => void statuses.add(status)),
    ]))
  );
  expect([...statuses]).toEqual([200]);
});

test('code that cannot be read is shown in the page, and the old server goes on', async () => {
  edit('server/http/health.ts', 'alive: true', 'alive: ');
  expect((await page.hear('error')).err?.message).toContain('health.ts');
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: { alive: true } });
  edit('server/http/health.ts', 'alive: ', 'alive: true');
  await page.hear('full-reload');
});

test('what breaks prints its stack by lines of the source, and a reference that the answer has too', async () => {
  edit('server/http/health.ts', 'c.json({ alive: true })', 'c.json(nothingOfTheKind as never)');
  await page.hear('full-reload');
  const { status, body } = await ask('/healthz');
  expect(status).toBe(500);
  await prints(/nothingOfTheKind is not defined\n +at .*server\/http\/health\.ts:\d+/);
  expect(body.reference).toMatch(/\w/);
  await prints(new RegExp(body.reference));
});

test('an edit of a message reloads the page', async () => {
  edit('src/i18n/en/app/app.ts', 'export const app', '// Edited.\nexport const app');
  await page.hear('full-reload');
});
