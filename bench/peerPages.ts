// Opens the locker list in Chromium, of Lockerdesk and of the bare react-admin app, each with an empty cache.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { launch } from '../tests/kit/browser/chromium.ts';
import { freePort } from '../tests/kit/servers/serverProcess.ts';
import type { Staff } from '../tests/kit/staff.ts';
import type { Peers } from './peerRequests.ts';

/** A notebook of some years ago, and a connection of 9 Mbit/s. */
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 3e6 / 8,
};

interface Bare {
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds the bare app, and serves it packed, with the calls of the API passed on to Lockerdesk. */
async function serveBare(api: string): Promise<Bare> {
  const outDir = await mkdtemp(join(tmpdir(), 'lockerdesk-bare-'));
  const root = join(import.meta.dirname, 'barePage');
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  execFileSync('gzip', ['-9rk', outDir]);
  const app = new Hono();
  app.all('/api/*', (context) =>
    proxy(api + context.req.url.replace(/^\w+:\/\/[^/]+/, ''), {
      headers: context.req.raw.headers,
    }),
  );
  app.use('*', serveStatic({ root: outDir, precompressed: true }));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

/** The milliseconds until the first row is visible, and the script loaded by then. */
async function open(browser: Browser, address: string, { user }: Staff) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    (session) => sessionStorage.setItem('lockerdesk.session', JSON.stringify(session)),
    user,
  );
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const begin = performance.now();
  await page.goto(address);
  await page.locator('tbody tr').first().waitFor({ timeout: 120_000 });
  const ms = performance.now() - begin;
  // What arrives later, such as the code of dialogs, is not counted and may be cut off by the close.
  page.removeAllListeners('response');
  const packed = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  await context.close();
  return { ms, kib: packed.reduce((sum, bytes) => sum + bytes, 0) / 1024 };
}

export interface Pages {
  readonly peers: Peers;
  /** The script that each loaded, packed, in KiB. */
  readonly kib: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** Both lists, ready to be opened. */
export async function peerPages(url: string, staff: Staff): Promise<Pages> {
  const bare = await serveBare(url);
  const browser = await launch();
  const kib: Record<string, number> = {};
  const opening = (name: string, address: string) => async () => {
    const opened = await open(browser, address, staff);
    kib[name] = opened.kib;
    return opened.ms;
  };
  return {
    peers: {
      Lockerdesk: opening('Lockerdesk', `${url}/app/lockers`),
      'bare react-admin': opening('bare react-admin', `${bare.url}/`),
    },
    kib,
    close: async () => {
      await browser.close();
      await bare.stop();
    },
  };
}
