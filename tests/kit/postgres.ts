// A PostgreSQL server of the test's own, in a folder that goes away; it runs as a user without rights.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const BINARIES = '/usr/lib/postgresql';

/** The newest installed server's programs; undefined where none is installed. */
export function postgresBinaries(): string | undefined {
  if (!existsSync(BINARIES)) return undefined;
  const version = readdirSync(BINARIES)
    .toSorted((one, other) => Number(one) - Number(other))
    .at(-1);
  return version && join(BINARIES, version, 'bin');
}

export interface Postgres {
  /** The address of a database that is empty at first. */
  url: string;
  /** Makes another empty database and gives its address. */
  another(name: string): Promise<string>;
  /** Ends every session at once and starts again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. */
function lesserUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u', 'postgres'), gid: id('-g', 'postgres') };
  } catch {
    return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
  }
}

const PORT = 5432;

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start.');
}

/** Starts a server that only answers on a socket in its own folder. */
export async function startPostgres(): Promise<Postgres> {
  const binaries = postgresBinaries();
  if (!binaries)
    throw new Error(
      `These tests need PostgreSQL: install the package postgresql (${BINARIES} is not there).`,
    );
  const user = lesserUser();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'lockerdesk', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      stdio: 'ignore',
    },
  );
  const urlOf = (name: string) =>
    `postgresql://lockerdesk@/${name}?host=${encodeURIComponent(folder)}&port=${PORT}`;
  const url = urlOf('postgres');
  let server: ChildProcess;
  const start = async () => {
    const settings = [
      '-D',
      data,
      '-k',
      folder,
      '-p',
      String(PORT),
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
    ];
    server = spawn(join(binaries, 'postgres'), settings, { ...user, stdio: 'ignore' });
    await untilItAnswers(url);
  };
  const end = async (signal: NodeJS.Signals) => {
    const over = once(server, 'exit');
    server.kill(signal);
    await over;
  };
  await start();
  return {
    url,
    another: async (name) => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    // SIGINT: 'fast shutdown', open transactions are ended.
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
