// Starts the built server as a separate process, as `npm start` does, and ends only that one.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));

/** The demo network's locker whose boxes never open. */
export const JAMMED_LOCKER = 12;

/** The locker whose new software never starts. */
export const FAILING_LOCKER = 12;

/** The demo network for tests: terminals respond, no customers act, and only one locker jams. */
export const QUIET_NETWORK = {
  DEMO: 'on',
  LOG_LEVEL: 'warn',
  SIMULATOR_SPEED: '0',
  SIMULATOR_FAULTS: `jammed:${JAMMED_LOCKER},update:${FAILING_LOCKER}`,
};

/** Systems assign ephemeral ports above these: such a port may be taken when a server restarts on it. */
const [FIRST_PORT, LAST_PORT] = [12_000, 32_000];

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** A port that is unused now, and not assigned by the system while its server is down. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  return (await isFree(port)) ? port : freePort();
}

export interface ServerProcess {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Its exit code once it has ended, null when a signal killed it. */
  ended: Promise<number | null>;
  /** Ends it with a signal and waits; returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProcessOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  /** What to run; the built program by default. */
  program?: string;
}

/** The option of Node that gives a process the run's clock. */
export const MOVED_CLOCK = `--import=${new URL('../movedClock.mjs', import.meta.url).href}`;

/** Sets the data folder of a demo network seeded once per run, for servers that start with one. */
export const FILLED_FOLDER = 'LOCKERDESK_FILLED_FOLDER';

/** A new data folder for the test; for a server on the embedded demo network, it already contains that. */
async function newDataDir({ DEMO, DATABASE_URL }: Record<string, string> = {}): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lockerdesk-'));
  const filled = process.env[FILLED_FOLDER];
  if (filled && DEMO === 'on' && !DATABASE_URL) await cp(filled, dataDir, { recursive: true });
  return dataDir;
}

/** Starts the built server over a data folder (by default a new one) without waiting for it. */
export async function spawnServer(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? (await newDataDir(options.env));
  const env = {
    ...process.env,
    // A PostgreSQL server has the real clock, and a server follows that of its database.
    ...(!options.env?.['DATABASE_URL'] && { NODE_OPTIONS: MOVED_CLOCK }),
    NODE_ENV: 'production',
    DRAIN_S: '0',
    PORT: String(port),
    DATA_DIR: dataDir,
    ...options.env,
  };
  const child = spawn(process.execPath, ['--max-old-space-size=1024', options.program ?? main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  return { url, port, dataDir, process: child, output: () => printed, ended, end };
}

const PATIENCE_MS = 180_000;

async function ready({ url, process: child, output }: ServerProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`The server was not ready in ${PATIENCE_MS / 1000} s: ${output()}`);
}

/** Starts the built server and waits until it is ready. */
export async function startServerProcess(
  options: ServerProcessOptions = {},
): Promise<ServerProcess> {
  const server = await spawnServer(options);
  try {
    await ready(server);
  } catch (error) {
    await server.end('SIGKILL');
    throw error;
  }
  return server;
}

/** Removes a data folder that a test created. */
export const dropDataDir = (dataDir: string) => rm(dataDir, { recursive: true, force: true });
