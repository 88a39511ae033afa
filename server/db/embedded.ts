// The embedded database: PGlite in a worker thread, behind a socket only this user can reach.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { startThread } from '../system/startThread.ts';
import { lockDataFolder } from './dataFolder.ts';
import { finishSwap, freshFolder, swapIn } from './swapFolder.ts';

export interface EmbeddedOrder {
  /** The folder of the files; without it they are in memory. */
  dataDir?: string | undefined;
  /** A dumped data folder to start from. */
  dump?: Blob | undefined;
  /** The path of the Unix socket to listen on. */
  socket?: string | undefined;
}

export interface Embedded {
  /** Connection options: a single connection, because it has one session. */
  readonly pool: PoolConfig;
  /** The whole data folder as a tar file. */
  dump(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

const PORT = 5432;

/** The thread passes results on: a small young generation keeps it small. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 };

const startWorker = (order: EmbeddedOrder): Worker =>
  startThread('embeddedWorker', order, { resourceLimits });

/** The database's own files inside the data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** Creates the files in an empty folder, in a worker that exits to release its memory. */
async function makeFiles(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await once(startWorker({ dataDir: folder }), 'exit');
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new Error(`The database could not be made in ${folder}.`);
}

async function makeFolder(folder: string): Promise<void> {
  await makeFiles(freshFolder(folder));
  await rename(freshFolder(folder), folder);
}

function endWithTheWorker(worker: Worker): () => void {
  const lost = (code: number) => {
    throw new Error(`The embedded database ended by itself (${code}).`);
  };
  worker.on('exit', lost);
  return () => worker.off('exit', lost);
}

async function serve(order: EmbeddedOrder, release: () => Promise<void>): Promise<Embedded> {
  const folder = await mkdtemp(join(tmpdir(), 'lockerdesk-'));
  const worker = startWorker({ ...order, socket: join(folder, `.s.PGSQL.${PORT}`) });
  await once(worker, 'message');
  const expectEnd = endWithTheWorker(worker);
  return {
    pool: {
      host: folder,
      port: PORT,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
    },
    dump: async () => {
      worker.postMessage('dump');
      const [dumped] = (await once(worker, 'message')) as [Uint8Array];
      return dumped;
    },
    stop: async () => {
      expectEnd();
      worker.postMessage('stop');
      await once(worker, 'exit');
      await rm(folder, { recursive: true, force: true });
      await release();
    },
  };
}

/** Starts it on the files in `dataDir`, or in memory. Throws DataFolderInUse if another process has them open. */
export async function startEmbedded(place: {
  dataDir?: string | undefined;
  dump?: Blob | undefined;
}): Promise<Embedded> {
  if (!place.dataDir) return serve({ dump: place.dump }, async () => {});
  const release = await lockDataFolder(place.dataDir);
  try {
    const dataDir = databaseFolder(place.dataDir);
    await finishSwap(dataDir);
    if (!existsSync(dataDir)) await makeFolder(dataDir);
    return await serve({ dataDir }, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * Lets `work` fill a new database beside the existing one, then swaps the two. If it throws or the process ends, the
 * existing one remains. Throws DataFolderInUse as startEmbedded does.
 */
export async function replaceEmbedded<T>(
  dataDir: string,
  work: (pool: PoolConfig) => Promise<T>,
): Promise<T> {
  const release = await lockDataFolder(dataDir);
  const folder = databaseFolder(dataDir);
  try {
    await finishSwap(folder);
    await makeFiles(freshFolder(folder));
    const fresh = await serve({ dataDir: freshFolder(folder) }, async () => {});
    const done = await work(fresh.pool).finally(fresh.stop);
    await swapIn(folder);
    return done;
  } finally {
    await finishSwap(folder);
    await release();
  }
}
