// A test's own PostgreSQL server in a temporary folder, run as an unprivileged user.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const BINARIES = '/usr/lib/postgresql';

/** The programs of the newest installed server; undefined where none is installed. */
export function postgresBinaries(): string | undefined {
  if (!existsSync(BINARIES)) return undefined;
  const version = readdirSync(BINARIES)
    .toSorted((one, other) => Number(one) - Number(other))
    .at(-1);
  return version && join(BINARIES, version, 'bin');
}

export interface Postgres {
  /** The URL of an initially empty database. */
  url: string;
  /** Creates another empty database and returns its URL. */
  another(name: string): Promise<string>;
  /** Ends every session immediately and restarts. */
  restart(): Promise<void>;
  /** Suspends all processes of the server, or only the sessions; new connections are then not accepted. */
  freeze(which?: 'all' | 'sessions'): void;
  /** Resumes suspended processes. */
  thaw(): void;
  /** Makes the server's user the owner of a folder. */
  own(folder: string): void;
  stop(): Promise<void>;
}

/** The child processes of a process, with their titles. */
function childrenOf(parent: number): { pid: number; name: string }[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const [, ppid] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      if (Number(ppid) !== parent) return [];
      return [{ pid: Number(pid), name: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}

/** The user of PostgreSQL's programs, which refuse to run as root. */
export function lesserUser(): { uid?: number; gid?: number } {
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

/** Waits until the server at this URL accepts a connection; throws after ten seconds. */
export async function untilItAnswers(url: string): Promise<void> {
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

/** Starts a server that only listens on a socket in its own folder. */
export async function startPostgres(): Promise<Postgres> {
  const binaries = postgresBinaries();
  if (!binaries)
    throw new Error(
      `These tests need PostgreSQL: install the package postgresql (${BINARIES} is not there).`,
    );
  const user = lesserUser();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  };
  own(folder);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'lockerdesk', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...user, stdio: 'ignore' },
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
  let frozen: number[] = [];
  /** PostgreSQL's helper processes come and go: one that has just ended is ignored. */
  const signal = (pid: number, name: 'SIGSTOP' | 'SIGCONT') => {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const thaw = () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url,
    another: async (name) => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    // SIGINT: 'fast shutdown', open transactions are aborted.
    restart: async () => {
      await end('SIGINT');
      await start();
    },
    freeze: (which = 'all') => {
      const postmaster = Number(server.pid);
      const children = childrenOf(postmaster);
      const sessions = children.filter(({ name }) => name.includes('lockerdesk'));
      const stopped = which === 'all' ? [{ pid: postmaster }, ...children] : sessions;
      frozen = stopped.map(({ pid }) => pid);
      for (const pid of frozen) signal(pid, 'SIGSTOP');
    },
    thaw,
    own,
    stop: async () => {
      thaw();
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
