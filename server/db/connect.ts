// Opens the database: a PostgreSQL server by its address, or the embedded one in a folder of its own. One way of asking for both.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { ClientBase, PoolConfig } from 'pg';
import { startEmbedded } from './embedded.ts';
import { type Guard, guardedPool } from './pool.ts';
import type { Tables } from './tables.ts';

export { DatabaseBusy } from './pool.ts';
export { DataFolderInUse } from './dataFolder.ts';

/** The database, open. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Kysely<Tables>;
  /**
   * Runs `work` in one transaction and gives what it gives; rolled back when it throws.
   * Inside, ask `trx` alone: asking `db` is refused, because the embedded database has one session.
   */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** `postgresql://…`; without it the database is embedded. */
  url?: string | undefined;
  /** The folder of the embedded database's files; without it they live in memory. */
  dataDir?: string | undefined;
  /** A dumped data folder to begin with; only in memory. */
  dump?: Blob | undefined;
}

/** Asks of one PostgreSQL server; `ended` runs after the last connection is closed. */
export function databaseOver(
  kind: Database['kind'],
  config: PoolConfig,
  ended: () => Promise<void> = async () => {},
): Database {
  const guard: Guard = new AsyncLocalStorage();
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guardedPool(config, guard) }),
  });
  return {
    kind,
    db,
    transaction: (work) =>
      db.transaction().execute(async (trx) => {
        const held = { open: true };
        try {
          return await guard.run(held, () => work(trx));
        } finally {
          held.open = false;
        }
      }),
    close: async () => {
      await db.destroy();
      await ended();
    },
  };
}

/**
 * A statement is not translated into machine code: that costs a third of a second of each that is worth it by the
 * planner's guess, and none here is asked so long.
 */
const asItIs = async (client: ClientBase): Promise<void> => {
  await client.query('set jit = off');
};

/** Opens the database. Throws DataFolderInUse where another process has the embedded one open. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.url)
    return databaseOver('postgresql', { connectionString: place.url, max: 10, onConnect: asItIs });
  const embedded = await startEmbedded(place);
  return databaseOver('embedded', embedded.pool, embedded.stop);
}
