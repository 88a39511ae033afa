// The thread of the embedded database: runs PGlite and answers its socket. Without a socket it only makes the files and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface EmbeddedOrder {
  /** Where the files are; without it they live in memory. */
  dataDir?: string | undefined;
  /** A dumped data folder to begin with. */
  dump?: Blob | undefined;
  /** The path of the Unix socket to answer. */
  socket?: string | undefined;
}

/** One that is asked and one that replaces it: the end of a closed connection is noticed a moment after it. */
const CONNECTIONS = 2;

async function serve(database: PGlite, path: string): Promise<void> {
  const server = new PGLiteSocketServer({ db: database, path, maxConnections: CONNECTIONS });
  await server.start();
  parentPort?.on('message', async (word: 'dump' | 'stop') => {
    if (word === 'dump') {
      const file = await database.dumpDataDir('none');
      parentPort?.postMessage(new Uint8Array(await file.arrayBuffer()));
      return;
    }
    await server.stop();
    await database.close();
    process.exit(0);
  });
  parentPort?.postMessage('ready');
}

const order = workerData as EmbeddedOrder;
const database = await PGlite.create({ dataDir: order.dataDir, loadDataDir: order.dump });
if (order.socket) await serve(database, order.socket);
else {
  await database.close();
  process.exit(0);
}
