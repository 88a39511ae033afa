// The server of a browser test file: its own, so that no other file changes its data.
import { afterAll, beforeAll } from 'vitest';
import {
  dropDataDir,
  QUIET_NETWORK,
  type ServerProcess,
  startServerProcess,
} from './serverProcess.ts';

let server: ServerProcess | undefined;
let settings: Record<string, string> | undefined;

/**
 * Starts the file's server over a copy of the demo network before its tests, and ends it after them. A file that calls
 * it again has that one server: another one would take its place, and nothing would end the first.
 * @param env settings besides those of a quiet network
 */
export function startRunServer(env: Record<string, string> = {}): void {
  if (settings) return;
  settings = { ...QUIET_NETWORK, ...env };
  beforeAll(async () => void (server = await startServerProcess({ env: settings })));
  afterAll(async () => {
    await server?.end();
    if (server) await dropDataDir(server.dataDir);
  });
}

/** The file's server; `browserTests()` starts it. */
export function runServer(): ServerProcess {
  if (!server) throw new Error('The file has no server: call browserTests() without an address.');
  return server;
}

/** Starts the file's server again, once it has ended: at the same address, with the same data. */
export async function restartRunServer(): Promise<void> {
  const { port, dataDir } = runServer();
  server = await startServerProcess({ env: settings, port, dataDir });
}
