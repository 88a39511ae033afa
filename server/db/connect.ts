// Opens the database: a PostgreSQL server by its address, or the embedded one in a folder of its own. One way of asking for both.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresAdapter, PostgresDialect, sql, type Transaction } from 'kysely';
import type { PoolConfig } from 'pg';
import { startEmbedded } from './embedded.ts';
import { type Guard, guardedPool } from './pool.ts';
import { sessionsAt } from './sessions.ts';
import type { Tables } from './tables.ts';
import { openWatch, type Watch } from './watch.ts';

export { DatabaseBusy, DatabaseSilent } from './busy.ts';
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
  /** Resolves when the database answers, whatever the pool is busy with; throws when it does not. */
  answers(): Promise<unknown>;
  /** Whether the database had no room on its disk within the last minute. */
  isFull(): boolean;
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** `postgresql://…`; without it the database is embedded. */
  url?: string | undefined;
  /** The folder of the embedded database's files; without it they live in memory. */
  dataDir?: string | undefined;
  /** A dumped data folder to begin with; only in memory. */
  dump?: Blob | undefined;
  /** How long one statement may take on PostgreSQL, milliseconds; without it there is no limit. */
  statementMs?: number;
  /** How many connections to a PostgreSQL server there may be at most. */
  connections?: number;
  /** Runs before every statement to a PostgreSQL server and throws where none may be sent. */
  mayAsk?: () => void;
}

/**
 * Migrations take no lock of their own: Kysely's belongs to a session, which a pooling proxy does not keep for one
 * client. `alone` sees to it that one server migrates at a time.
 */
class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    const adapter = new PostgresAdapter();
    adapter.acquireMigrationLock = async () => {};
    adapter.releaseMigrationLock = async () => {};
    return adapter;
  }
}

/** How long a full disk is taken for full after the last write that found it so: then it is tried again. */
const FULL_FOR_MS = 60_000;

const isDiskFull = (error: unknown): boolean => (error as { code?: string }).code === '53100';

/** Asks of one PostgreSQL server; `ended` runs after the last connection is closed; `watch`: where it may fall silent. */
export function databaseOver(
  kind: Database['kind'],
  config: PoolConfig,
  ended: () => Promise<void> = async () => {},
  watch?: Watch,
  mayAsk?: () => void,
): Database {
  const guard: Guard = new AsyncLocalStorage();
  let fullAt = -Infinity;
  const db = new Kysely<Tables>({
    dialect: new Dialect({ pool: guardedPool(config, guard, watch, mayAsk) }),
    log: (event) => {
      if (event.level === 'error' && isDiskFull(event.error)) fullAt = performance.now();
    },
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
    answers: () => watch?.probe.context() ?? sql`select 1`.execute(db),
    isFull: () => performance.now() - fullAt < FULL_FOR_MS,
    close: async () => {
      await db.destroy();
      await ended();
    },
  };
}

/** Opens the database. Throws DataFolderInUse where another process has the embedded one open. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.url) {
    const watch = openWatch(sessionsAt(place.url, place.statementMs ?? 0));
    const pool: PoolConfig = { Client: watch.sessions.Client, max: place.connections ?? 10 };
    return databaseOver('postgresql', pool, undefined, watch, place.mayAsk);
  }
  const embedded = await startEmbedded(place);
  return databaseOver('embedded', embedded.pool, embedded.stop);
}
