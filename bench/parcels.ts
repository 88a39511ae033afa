// Benchmark of parcel lists: 1,000,000 parcels on PostgreSQL, 200,000 embedded, and their exports.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { openDatabase, type Database } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded.ts';
import { startPostgres } from '../tests/kit/databases/postgres.ts';
import { dropDataDir, startServerProcess } from '../tests/kit/servers/serverProcess.ts';
import { signIn } from '../tests/kit/staff.ts';
import { manyParcels } from './manyParcels.ts';
import { ROWS, sayFiles, type Left } from './parcelFiles.ts';
import { costOf, questionsOf, say, timeHttp, LIMIT_MS } from './parcelQuestions.ts';
import { openAlone } from './statements.ts';

/** Smaller numbers are enough to check that the benchmark itself runs. */
const [million = 1_000_000, embeddedOnes = ROWS] = process.argv.slice(2).map(Number);

const SERVER_KEY = 'the key of a bench, as long as it must be';

interface Place {
  name: string;
  parcels: number;
  /** The server's database settings. */
  env: Record<string, string>;
  dataDir: string;
  open(): Promise<Database>;
  /** Direct access to the database, after the server has stopped. */
  alone<T>(work: (pool: PoolConfig) => Promise<T>): Promise<T>;
}

/** A filter that matches as many parcels as the file is to have: the ones booked last. */
async function lastOnes({ db }: Database, parcels: number): Promise<Left> {
  const { startTime } = await db
    .selectFrom('parcels')
    .select('bookTime as startTime')
    .where('bookTime', 'is not', null)
    .orderBy('bookTime', 'desc')
    .offset(Math.min(ROWS, parcels) - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { rows } = await db
    .selectFrom('parcels')
    .select((is) => is.fn.countAll<number>().as('rows'))
    .where('bookTime', '>=', startTime)
    .executeTakeFirstOrThrow();
  return { query: `startTime=${startTime}`, rows };
}

async function filled({ open, parcels, name }: Place) {
  const database = await open();
  const begin = performance.now();
  await manyParcels(database, parcels);
  console.log(`${name}: filled in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  const asked = { questions: await questionsOf(database), last: await lastOnes(database, parcels) };
  await database.close();
  return asked;
}

/** Prints a line per query and per file; returns whether all held. */
async function measure(place: Place): Promise<boolean> {
  const { questions, last } = await filled(place);
  const { env, dataDir, name } = place;
  const quiet = { SIMULATOR: 'off', LOG_LEVEL: 'warn', DEMO: 'on', SERVER_KEY };
  const server = await startServerProcess({ dataDir, env: { ...quiet, ...env } });
  let http: Record<string, number>;
  const held: boolean[] = [];
  try {
    const { token } = (await signIn(server.url)).user;
    held.push(await sayFiles(name, server, token, last));
    http = await timeHttp(server.url, token, questions);
  } finally {
    await server.end();
  }
  await place.alone(async (pool) => {
    const alone = await openAlone(pool, SERVER_KEY);
    for (const [question, path] of Object.entries(questions))
      held.push(say(name, question, await costOf(alone, path), http[question] ?? Infinity));
    await alone.close();
  });
  return held.every(Boolean);
}

const folder = () => mkdtemp(join(tmpdir(), 'lockerdesk-parcels-'));

async function onPostgres(): Promise<boolean> {
  const postgres = await startPostgres();
  const dataDir = await folder();
  const { url } = postgres;
  try {
    return await measure({
      name: 'PostgreSQL',
      parcels: million,
      env: { DATABASE_URL: url },
      dataDir,
      open: () => openDatabase({ url }),
      alone: (work) => work({ connectionString: url }),
    });
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
  const open = () => openDatabase({ dataDir });
  try {
    const env = { DATABASE_URL: '' };
    return await measure({ name: 'embedded', parcels: embeddedOnes, env, dataDir, open, alone });
  } finally {
    await dropDataDir(dataDir);
  }
}

console.log(
  `The lists of parcels, milliseconds: over HTTP (limit its statements and ${LIMIT_MS}), all its statements, its page, its count; and the indexes that find it`,
);
const held = [await onPostgres(), await onEmbedded()];
process.exitCode = held.every(Boolean) ? 0 : 1;
