// Directus over the database of a bench, where it is installed: in the folder that DIRECTUS names, or here.
import { execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../tests/kit/servers/serverProcess.ts';

const ADMIN = { ADMIN_EMAIL: 'bench@example.com', ADMIN_PASSWORD: 'Lockerdesk2026' };

export interface Directus {
  /** Requests a path and reads the whole answer. */
  get(path: string): Promise<void>;
  stop(): Promise<void>;
}

/** The settings of Directus for a database that is reached by a URL. */
function databaseSettings(address: string): Record<string, string> {
  const { searchParams, hostname, port, username, password, pathname } = new URL(
    address.replace('@/', '@localhost/'),
  );
  return {
    DB_CLIENT: 'pg',
    DB_HOST: searchParams.get('host') ?? hostname,
    DB_PORT: searchParams.get('port') ?? (port || '5432'),
    DB_USER: username,
    DB_PASSWORD: password || 'none',
    DB_DATABASE: pathname.slice(1),
  };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${url}/server/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(500);
  }
  throw new Error('Directus did not start.');
}

/** Starts it; undefined where it is not installed. It adds tables of its own, whose names begin with `directus_`. */
export async function startDirectus(address: string): Promise<Directus | undefined> {
  const folder = process.env['DIRECTUS'] ?? '.';
  const program = join(folder, 'node_modules/directus/cli.js');
  if (!existsSync(program)) return undefined;
  const port = await freePort();
  const env = {
    ...process.env,
    ...databaseSettings(address),
    ...ADMIN,
    HOST: '127.0.0.1',
    PORT: String(port),
    SECRET: 'the secret of a bench',
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    NODE_ENV: 'production',
  };
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  const options = { cwd: folder, env, stdio };
  execFileSync(process.execPath, [program, 'bootstrap'], options);
  const server = spawn(process.execPath, [program, 'start'], options);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const over = once(server, 'exit');
    server.kill();
    await over;
  };
  try {
    await untilReady(url);
    const signedIn = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
    });
    const headers = { Authorization: `Bearer ${(await signedIn.json()).data.access_token}` };
    return {
      get: async (path) => {
        const response = await fetch(url + path, { headers });
        const text = await response.text();
        if (!response.ok) throw new Error(`${path} was answered with ${text.slice(0, 300)}`);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
