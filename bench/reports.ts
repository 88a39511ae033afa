// Benchmark of reports, statistics, dashboard and search: first pages with their sums.
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { seedBase } from '../server/seed/base/seedBase.ts';
import { seedDemo } from '../server/seed/seedDemo.ts';
import { secretsUnder } from '../server/system/secrets.ts';
import { closeDays } from '../server/reports/closeDays.ts';
import { readConfig } from '../server/system/config.ts';
import { sealEvents } from '../server/audit/sealEvents.ts';
import { startPostgres } from '../tests/kit/databases/postgres.ts';
import { dropDataDir, startServerProcess } from '../tests/kit/servers/serverProcess.ts';
import { signIn } from '../tests/kit/staff.ts';
import { manyParcels } from './manyParcels.ts';
import { manyPayments } from './manyPayments.ts';
import { reportQuestions } from './reportQuestions.ts';
import { quietest } from './statements.ts';

/** Number of parcels: fewer are enough to check that the benchmark itself runs. And an existing database to use. */
const [count = '1000000', filledBefore] = process.argv.slice(2);
const million = Number(count);

/** Limit of a first page, milliseconds: over 1,000,000 parcels on PostgreSQL, over the demo network embedded. */
const LIMITS = { PostgreSQL: 1_000, embedded: 300 } as const;
const EFFORT = { runs: 3, rounds: 3 };

const SERVER_KEY = 'the key of a bench, as long as it must be';
const QUIET = { SIMULATOR: 'off', LOG_LEVEL: 'warn', DEMO: 'on', SERVER_KEY };

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0);

async function ask(url: string, token: string, path: string): Promise<void> {
  const response = await fetch(url + path, { headers: { 'X-User-Token': token } });
  await response.text();
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
}

/** Prints a line per query; returns whether all held. */
async function measure(name: keyof typeof LIMITS, dataDir: string, env: Record<string, string>) {
  const server = await startServerProcess({ dataDir, env: { ...QUIET, ...env } });
  const held: boolean[] = [];
  console.log(`${name}: ${load()} others are at work on this machine`);
  try {
    const { token } = (await signIn(server.url)).user;
    for (const { name: noun, about, path } of reportQuestions(Date.now())) {
      const ms = await quietest(() => ask(server.url, token, path), EFFORT);
      held.push(ms <= LIMITS[name]);
      console.log(
        `${held.at(-1) ? 'held  ' : 'BROKEN'}  ${name}, ${noun.padEnd(28)} ${about.padEnd(17)} ${ms.toFixed(0).padStart(5)} ms  (limit ${LIMITS[name]})`,
      );
    }
  } finally {
    await server.end();
  }
  console.log(`${name}: ${load()} at the end`);
  return held.every(Boolean);
}

/** As the server's job does. */
const close = (database: Database) =>
  closeDays({ database, now: Date.now, config: readConfig({}) });

async function fill(url: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    const begin = performance.now();
    await manyParcels(database, million);
    console.log(`PostgreSQL: ${million} parcels in ${seconds(begin)} s`);
    await manyPayments(database, secretsUnder(SERVER_KEY));
    await close(database);
    console.log(`PostgreSQL: with all that happened to them in ${seconds(begin)} s`);
  } finally {
    await database.close();
  }
}

async function onPostgres(dataDir: string): Promise<boolean> {
  if (filledBefore) {
    const database = await openDatabase({ url: filledBefore });
    await migrate(database);
    await close(database);
    await database.close();
    return measure('PostgreSQL', dataDir, { DATABASE_URL: filledBefore });
  }
  const postgres = await startPostgres();
  try {
    await fill(postgres.url);
    return await measure('PostgreSQL', dataDir, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** The demo network after its first start, once background work is done. */
async function onEmbedded(dataDir: string): Promise<boolean> {
  const database = await openDatabase({ dataDir });
  const now = Date.now();
  await migrate(database);
  await seedBase(database, now);
  await seedDemo(database, now);
  await sealEvents({ database, now: Date.now, secrets: secretsUnder(SERVER_KEY) });
  await close(database);
  await database.close();
  return measure('embedded', dataDir, { DATABASE_URL: '' });
}

async function inFolder(work: (dataDir: string) => Promise<boolean>): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lockerdesk-reports-'));
  try {
    return await work(dataDir);
  } finally {
    await dropDataDir(dataDir);
  }
}

console.log('Each answer over HTTP, the quietest median of its answers');
const onPostgresHeld = await inFolder(onPostgres);
const embeddedHeld = await inFolder(onEmbedded);
process.exitCode = onPostgresHeld && embeddedHeld ? 0 : 1;
