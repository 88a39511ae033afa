// The embedded database: PGlite in a thread of its own, behind a socket that only this user can reach.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { startThread } from '../thread.ts';
import { lockDataFolder } from './dataFolder.ts';
import type { EmbeddedOrder } from './embeddedWorker.ts';

export interface Embedded {
  /** How to reach it: one connection, because it has one session. */
  readonly pool: PoolConfig;
  /** The whole data folder as a tar file. */
  dump(): Promise<Uint8Array>;
  stop(): Promise<void>;
}

const PORT = 5432;

const startWorker = (order: EmbeddedOrder): Worker => startThread('embeddedWorker', order);

/** Where in the data folder the database's own files are. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** A fresh folder is made by a worker that ends, so that the memory it took is given back. */
async function makeFolder(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await once(startWorker({ dataDir: unfinished }), 'exit');
  if (!existsSync(join(unfinished, 'PG_VERSION')))
    throw new Error(`The database could not be made in ${dataDir}.`);
  await rename(unfinished, dataDir);
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

/** Starts it over the files in `dataDir`, or in memory. Throws DataFolderInUse where another process has them open. */
export async function startEmbedded(place: {
  dataDir?: string | undefined;
  dump?: Blob | undefined;
}): Promise<Embedded> {
  if (!place.dataDir) return serve({ dump: place.dump }, async () => {});
  const release = await lockDataFolder(place.dataDir);
  try {
    const dataDir = databaseFolder(place.dataDir);
    if (!existsSync(dataDir)) await makeFolder(dataDir);
    return await serve({ dataDir }, release);
  } catch (error) {
    await release();
    throw error;
  }
}
