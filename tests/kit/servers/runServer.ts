// The run's server that only the tests of this worker use.
import { inject } from 'vitest';
import type { RunServer } from './builtServer.ts';

/** The worker's own server: no other worker's tests change its data. */
export function runServer(): RunServer {
  const servers = inject('runServers');
  const worker = Number(process.env['VITEST_POOL_ID'] ?? '1');
  const server = servers[(worker - 1) % servers.length];
  if (!server) throw new Error('The run has no server.');
  return server;
}
