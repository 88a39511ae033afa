// Starts the server as a process of its own from its source: nothing needs to be built before.
import { fileURLToPath } from 'node:url';
import {
  startServerProcess,
  type ServerProcess,
  type ServerProcessOptions,
} from './serverProcess.ts';

const program = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const env = {
  NODE_OPTIONS: '--import tsx',
  NODE_ENV: 'test',
  DEMO: 'on',
  SIMULATOR: 'off',
  LOG_LEVEL: 'warn',
  SERVER_KEY: 'a key of the tests, as long as it must be',
};

/** Starts it and waits until it is ready; servers over one database know each other's sessions. */
export const startSourceServer = (options: ServerProcessOptions = {}): Promise<ServerProcess> =>
  startServerProcess({ program, ...options, env: { ...env, ...options.env } });
