// The server of a browser test file: its own, so that no other file changes its data.
import { afterAll, beforeAll } from 'vitest';
import {
  dropDataDir,
  QUIET_NETWORK,
  type ServerProcess,
  startServerProcess,
} from './serverProcess.ts';

/** A server's URL and its data folder. */
export type RunServer = Pick<ServerProcess, 'url' | 'dataDir'>;

let server: ServerProcess | undefined;
let isAsked = false;

/**
 * Starts the file's server over a copy of the demo network before its tests, and ends it after them. A file that calls
 * it again has that one server: another one would take its place, and nothing would end the first.
 */
export function startRunServer(): void {
  if (isAsked) return;
  isAsked = true;
  beforeAll(async () => {
    server = await startServerProcess({ env: QUIET_NETWORK });
  });
  afterAll(async () => {
    await server?.end();
    if (server) await dropDataDir(server.dataDir);
  });
}

/** The file's server; `browserTests()` starts it. */
export function runServer(): RunServer {
  if (!server) throw new Error('The file has no server: call browserTests() without an address.');
  return server;
}
