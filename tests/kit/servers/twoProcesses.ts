// Two server processes over one PostgreSQL, called in turns with client addresses from a proxy.
import type { Endpoint, Input, ParsedOutput } from '../../../contract/endpoint.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { startPostgres } from '../databases/postgres.ts';
import { requestOf } from './requestOf.ts';
import { dropDataDir, type ServerProcess } from './serverProcess.ts';
import { startTwoServers } from './sourceServer.ts';

export interface From {
  /** Even numbers call the first process, odd ones the second. */
  at: number;
  ip?: string;
  token?: string;
}

export interface TwoProcesses {
  /** Their database, as the test reads it. */
  database: Database;
  ask<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    from: From,
  ): Promise<{ status: number; body: ParsedOutput<E> }>;
  close(): Promise<void>;
}

const HERE = '203.0.113.1';

/** Starts them with the demo network. */
export async function openTwoProcesses(): Promise<TwoProcesses> {
  const postgres = await startPostgres();
  const database = await openDatabase({ url: postgres.url });
  const options = { env: { DATABASE_URL: postgres.url, TRUST_PROXY: '1' } };
  const servers = await startTwoServers(options);
  return {
    database,
    ask: async (endpoint, input, { at, ip = HERE, token }) => {
      const { url } = servers[at % 2] as ServerProcess;
      const request = requestOf(endpoint, input, { token }, url);
      request.headers.set('X-Forwarded-For', ip);
      const response = await fetch(request);
      return { status: response.status, body: (await response.json()) as never };
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.end()));
      await Promise.all(servers.map(({ dataDir }) => dropDataDir(dataDir)));
      await database.close();
      await postgres.stop();
    },
  };
}

type One = (at: number) => Promise<{ status: number }>;

/** Sends so many concurrent requests, alternating between the processes: the count of each status. */
export async function crowd(size: number, one: One): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: size }, (_, at) => one(at)));
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

/** The same request to the first and then to the second. */
export const atBoth = async (one: One): Promise<number[]> => [
  (await one(0)).status,
  (await one(1)).status,
];
