// The server of the run that the tests of this worker use alone.
import { inject } from 'vitest';
import type { RunServer } from './builtServer.ts';

/** The worker's own server: no other worker's files change what it holds. */
export function runServer(): RunServer {
  const servers = inject('runServers');
  const worker = Number(process.env['VITEST_POOL_ID'] ?? '1');
  const server = servers[(worker - 1) % servers.length];
  if (!server) throw new Error('The run has no server.');
  return server;
}
