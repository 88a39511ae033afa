// Starts the server from source as a separate process: no build is needed.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  spawnServer,
  startServerProcess,
  type ServerProcess,
  type ServerProcessOptions,
} from './serverProcess.ts';

const program = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));
const env = {
  NODE_OPTIONS: '--import tsx',
  NODE_ENV: 'test',
  DEMO: 'on',
  SIMULATOR: 'off',
  LOG_LEVEL: 'warn',
  SERVER_KEY: 'a key of the tests, as long as it must be',
};

const fromSource = (options: ServerProcessOptions): ServerProcessOptions => ({
  program,
  ...options,
  env: { ...env, ...options.env },
});

/** Starts it and waits until it is ready; servers over one database share sessions. */
export const startSourceServer = (options: ServerProcessOptions = {}): Promise<ServerProcess> =>
  startServerProcess(fromSource(options));

/** Starts it without waiting for it. */
export const spawnSourceServer = (options: ServerProcessOptions = {}): Promise<ServerProcess> =>
  spawnServer(fromSource(options));

/** Two servers over one database, and so over one data folder. */
export async function startTwoServers(options: ServerProcessOptions): Promise<ServerProcess[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lockerdesk-'));
  return Promise.all([1, 2].map(() => startSourceServer({ ...options, dataDir })));
}
