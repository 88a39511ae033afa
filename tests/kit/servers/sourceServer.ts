// Starts the server from source as a separate process: no build is needed.
import { fileURLToPath } from 'node:url';
import {
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
