// Benchmark of the locker list over HTTP versus its statements, on PostgreSQL and embedded.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { startEmbedded } from '../server/db/embedded.ts';
import { startPostgres } from '../tests/kit/databases/postgres.ts';
import { dropDataDir, startServerProcess } from '../tests/kit/servers/serverProcess.ts';
import { signIn } from '../tests/kit/staff.ts';
import { openAlone, quietest, type Times } from './statements.ts';

/** Limit for the server's own time, excluding its statements: milliseconds. */
const LIMIT_MS = 3;

const QUESTIONS: Record<string, string> = {
  'first page': '',
  'page 3 by name': '?page=2&sort=lockerName,asc',
  'a word looked for': '?lockerName=a&sort=lockerNumber,desc',
  '100 rows': '?size=100',
};

const SERVER_KEY = 'the key of a bench, as long as it must be';

interface Place {
  name: string;
  /** The server's database settings. */
  env: Record<string, string>;
  dataDir: string;
  /** Direct access to the database, after the server has stopped. */
  alone<T>(work: (pool: PoolConfig) => Promise<T>): Promise<T>;
}

/** Duration of one request over HTTP by one member of staff: the lowest median, milliseconds. */
const timeHttp = (url: string, token: string, query: string): Promise<number> =>
  quietest(async () => {
    const response = await fetch(`${url}/api/locker/v1/locker/query${query}`, {
      headers: { 'X-User-Token': token },
    });
    await response.text();
    if (!response.ok) throw new Error(`The list answered ${response.status}.`);
  });

async function timeServer({ env, dataDir }: Place): Promise<Record<string, number>> {
  const quiet = { SIMULATOR: 'off', LOG_LEVEL: 'warn', DEMO: 'on', SERVER_KEY };
  const server = await startServerProcess({ dataDir, env: { ...quiet, ...env } });
  try {
    const { user } = await signIn(server.url);
    const found: Record<string, number> = {};
    for (const [name, query] of Object.entries(QUESTIONS))
      found[name] = await timeHttp(server.url, user.token, query);
    return found;
  } finally {
    await server.end();
  }
}

const timeAlone = (place: Place): Promise<Record<string, Times>> =>
  place.alone(async (pool) => {
    const alone = await openAlone(pool, SERVER_KEY);
    const found: Record<string, Times> = {};
    for (const [name, query] of Object.entries(QUESTIONS)) found[name] = await alone.time(query);
    await alone.close();
    return found;
  });

/** Prints a line per request; returns whether all held. */
async function measure(place: Place): Promise<boolean> {
  const http = await timeServer(place);
  const alone = await timeAlone(place);
  const held = Object.keys(QUESTIONS).map((name) => {
    const { session = 0, page = 0, fronts = 0 } = alone[name] ?? {};
    const limit = session + page + fronts + LIMIT_MS;
    const asked = http[name] ?? Infinity;
    const parts = [session, page, fronts].map((ms) => ms.toFixed(2)).join(' + ');
    console.log(
      `${asked <= limit ? 'held  ' : 'BROKEN'}  ${place.name}, ${name.padEnd(18)} p50 ${asked.toFixed(2)} ms  (limit ${limit.toFixed(2)}: session + page + fronts ${parts}, and ${LIMIT_MS})`,
    );
    return asked <= limit;
  });
  return held.every(Boolean);
}

const folder = () => mkdtemp(join(tmpdir(), 'lockerdesk-lists-'));

async function onPostgres(): Promise<boolean> {
  const postgres = await startPostgres();
  const dataDir = await folder();
  const env = { DATABASE_URL: postgres.url };
  try {
    const pool = { connectionString: postgres.url };
    return await measure({ name: 'PostgreSQL', env, dataDir, alone: (work) => work(pool) });
  } finally {
    await dropDataDir(dataDir);
    await postgres.stop();
  }
}

async function onEmbedded(): Promise<boolean> {
  const dataDir = await folder();
  const alone: Place['alone'] = async (work) => {
    const embedded = await startEmbedded({ dataDir });
    try {
      return await work(embedded.pool);
    } finally {
      await embedded.stop();
    }
  };
  try {
    return await measure({ name: 'embedded', env: { DATABASE_URL: '' }, dataDir, alone });
  } finally {
    await dropDataDir(dataDir);
  }
}

console.log(`The locker list over HTTP: p50 no more than its statements alone and ${LIMIT_MS} ms`);
const held = [await onPostgres(), await onEmbedded()];
process.exitCode = held.every(Boolean) ? 0 : 1;
