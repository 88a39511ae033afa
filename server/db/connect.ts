// Opens the database: a PostgreSQL server, or the embedded one, behind the same interface.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import { startEmbedded } from './embedded.ts';
import { type Guard, guardedPool } from './guardedPool.ts';
import { sessionsAt } from './sessions.ts';
import type { Db, Tables, Trx } from './tables.ts';
import { openWatch, type Watch } from './openWatch.ts';

export { DatabaseBusy, DatabaseSilent } from './busy.ts';
export { DataFolderInUse } from './dataFolder.ts';

/** An open database. */
export interface Database {
  readonly engine: 'embedded' | 'postgresql';
  readonly db: Db;
  /**
   * Runs `work` in a transaction and returns its result; rolls back if it throws.
   * Use only `trx` inside: queries on `db` are rejected, because the embedded database has one session.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Resolves if the database responds, even when the pool is busy; throws otherwise. */
  answers(): Promise<unknown>;
  /** Whether the database ran out of disk space within the last minute. */
  isFull(): boolean;
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** `postgresql://…`; without it the embedded database is used. */
  url?: string | undefined;
  /** The folder of the embedded database; without it the data is in memory. */
  dataDir?: string | undefined;
  /** A dumped data folder to start from; in memory only. */
  dump?: Blob | undefined;
  /** Statement timeout on PostgreSQL, milliseconds; no limit by default. */
  statementMs?: number;
  /** Maximum number of connections to a PostgreSQL server. */
  connections?: number;
  /** Runs before every statement to a PostgreSQL server; throws to reject it. */
  mayAsk?: () => void;
}

/** How long after the last failed write the disk is considered full, before writes are tried again. */
const FULL_FOR_MS = 60_000;

const isDiskFull = (error: unknown): boolean => (error as { code?: string }).code === '53100';

/** Connects to one PostgreSQL server; `ended` runs after the last connection is closed; `watch`: detect silence. */
export function databaseOver(
  engine: Database['engine'],
  config: PoolConfig,
  ended: () => Promise<void> = async () => {},
  watch?: Watch,
  mayAsk?: () => void,
): Database {
  const guard: Guard = new AsyncLocalStorage();
  let fullAt = -Infinity;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guardedPool(config, guard, watch, mayAsk) }),
    log: (event) => {
      if (event.level === 'error' && isDiskFull(event.error)) fullAt = performance.now();
    },
  });
  return {
    engine,
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

/** Opens the database. Throws DataFolderInUse if another process has the embedded one open. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  if (place.url) {
    const watch = openWatch(sessionsAt(place.url, place.statementMs ?? 0));
    const pool: PoolConfig = { Client: watch.sessions.Client, max: place.connections ?? 10 };
    return databaseOver('postgresql', pool, undefined, watch, place.mayAsk);
  }
  const embedded = await startEmbedded(place);
  return databaseOver('embedded', embedded.pool, embedded.stop);
}
