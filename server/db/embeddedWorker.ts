// Worker thread of the embedded database: runs PGlite on a socket, or only creates its files.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmbeddedOrder } from './embedded.ts';

/** One in use and one to replace it: the end of a closed connection is noticed with a delay. */
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

/** Less than PostgreSQL's 128 MB: a page that is not in them comes from the system's own cache. */
const SHARED_BUFFERS = '16MB';

const order = workerData as EmbeddedOrder;
const database = await PGlite.create({
  dataDir: order.dataDir,
  loadDataDir: order.dump,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
});
if (order.socket) await serve(database, order.socket);
else {
  await database.close();
  process.exit(0);
}
