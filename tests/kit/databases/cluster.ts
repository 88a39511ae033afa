// A PostgreSQL server for a test run, in memory where possible, with databases that tests copy.
import { execFileSync, type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lesserUser, postgresBinaries, untilItAnswers } from './postgres.ts';

/** The folder of the server's files: memory, where it has space for the databases of two workers. */
function root(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 1_500_000_000 ? memory : tmpdir();
}

const PREFIX = 'lockerdesk-cluster-';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Stops the servers of runs that were killed before their cleanup, and removes their files. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const run = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : Number.NaN;
    if (Number.isNaN(run) || isAlive(run)) continue;
    const left = join(folder, name, 'data/postmaster.pid');
    const pid = existsSync(left) ? Number(readFileSync(left, 'utf8').split('\n')[0]) : 0;
    if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGQUIT');
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Nothing outlives the run, so durability is off. */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '400',
  shared_buffers: '256MB',
};

const PORT = 5432;

export interface Cluster {
  /** The URL of one of its databases. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** Starts it; undefined where PostgreSQL is not installed. It listens only on a socket in its own folder. */
export async function startCluster(): Promise<Cluster | undefined> {
  const binaries = postgresBinaries();
  if (!binaries) return undefined;
  const user = lesserUser();
  sweep(root());
  const folder = join(root(), `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const asUser = { ...user, stdio: 'ignore' as const };
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'lockerdesk', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    asUser,
  );
  const urlOf = (database: string) =>
    `postgresql://lockerdesk@/${database}?host=${encodeURIComponent(folder)}&port=${PORT}`;
  const server: ChildProcess = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', folder, '-p', String(PORT)].concat(
      Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ),
    asUser,
  );
  await untilItAnswers(urlOf('postgres'));
  return {
    urlOf,
    stop: async () => {
      const over = once(server, 'exit');
      server.kill('SIGQUIT');
      await over;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
