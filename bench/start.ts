// Benchmark of the program: seconds of a second start, and memory after a minute on each database.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../tests/kit/databases/postgres.ts';
import {
  dropDataDir,
  startServerProcess,
  type ServerProcess,
} from '../tests/kit/servers/serverProcess.ts';

const LIMITS = { seconds: 5, embedded: 350, postgresql: 250 };
const MINUTE = 60_000;
const STARTS = 5;

/** The demo network with its terminals, run by `npm start` including its checks before the start. */
const asStarted = { program: 'scripts/start.mjs', env: { DEMO: 'on', LOG_LEVEL: 'warn' } };

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Current memory of a process, in MB; the synthetic network is a separate process. */
function memoryOf({ process: { pid } }: ServerProcess): number {
  const kib = (text: string) => Number(/\d+/.exec(text)?.[0]);
  if (process.platform === 'linux') {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return kib(/^VmRSS:.*$/m.exec(status)?.[0] ?? '') / 1024;
  }
  return kib(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

function say(name: string, value: number, limit: number, unit: string): boolean {
  const held = value <= limit;
  console.log(
    `${held ? 'held  ' : 'BROKEN'}  ${name.padEnd(48)} ${value.toFixed(1).padStart(7)} ${unit}  (limit ${limit})`,
  );
  return held;
}

async function timed(dataDir: string): Promise<number> {
  const began = performance.now();
  const server = await startServerProcess({ ...asStarted, dataDir });
  const seconds = (performance.now() - began) / 1000;
  await server.end();
  return seconds;
}

async function minuteAfter(server: ServerProcess): Promise<number> {
  await wait(MINUTE);
  const memory = memoryOf(server);
  await server.end();
  return memory;
}

async function embedded(): Promise<boolean> {
  const first = await startServerProcess(asStarted);
  const { dataDir } = first;
  try {
    const afterFirst = await minuteAfter(first);
    const seconds: number[] = [];
    for (let start = 0; start < STARTS; start += 1) seconds.push(await timed(dataDir));
    const afterSecond = await minuteAfter(await startServerProcess({ ...asStarted, dataDir }));
    return [
      say('a second start, to ready, median', median(seconds), LIMITS.seconds, 's '),
      say('embedded, a minute after the first start', afterFirst, LIMITS.embedded, 'MB'),
      say('embedded, a minute after the second start', afterSecond, LIMITS.embedded, 'MB'),
    ].every(Boolean);
  } finally {
    await dropDataDir(dataDir);
  }
}

async function postgresql(): Promise<boolean> {
  const database = await startPostgres();
  const env = { ...asStarted.env, DATABASE_URL: database.url };
  const settings = { ...asStarted, env };
  const first = await startServerProcess(settings);
  const { dataDir } = first;
  try {
    const afterFirst = await minuteAfter(first);
    const afterSecond = await minuteAfter(await startServerProcess({ ...settings, dataDir }));
    return [
      say('DATABASE_URL, a minute after the first start', afterFirst, LIMITS.postgresql, 'MB'),
      say('DATABASE_URL, a minute after the second start', afterSecond, LIMITS.postgresql, 'MB'),
    ].every(Boolean);
  } finally {
    await database.stop();
    await dropDataDir(dataDir);
  }
}

const held = [await embedded(), await postgresql()];
process.exitCode = held.every(Boolean) ? 0 : 1;
