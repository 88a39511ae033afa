// The pool of connections: fails fast, never hangs, and outlives a restart of the database.
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Whether the running code stands inside a transaction. */
export type Guard = AsyncLocalStorage<{ open: boolean }>;

/** No connection came free in time; the asker may try again in a moment. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** How long a question waits for a connection, milliseconds. */
const CONNECTION_WAIT_MS = 10_000;

/** Whole numbers of 8 bytes and sums come as numbers: ids, times and cents stay below 2^53. */
function numbers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return types;
}

const BROKEN = /^(57P01|57P02|08\w\w\d|ECONNRESET|EPIPE)$/;

/** The connection ended under a question, as when the database restarts. */
function brokenConnection(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return BROKEN.test(code ?? '') || /Connection terminated|not queryable/.test(message ?? '');
}

const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

type Query = PostgresPoolClient['query'];

/**
 * A client whose first question is asked once more, on a fresh connection, when the old one proved to be dead
 * and the question changes nothing. Later questions fail: what came before them is lost with the connection.
 */
class LivelyClient {
  #client: pg.PoolClient;
  #first = true;
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, client: pg.PoolClient) {
    this.#pool = pool;
    this.#client = client;
  }

  query = (async (...asked: unknown[]) => {
    const first = this.#first;
    this.#first = false;
    try {
      return await this.#ask(asked);
    } catch (error) {
      const text = typeof asked[0] === 'string' ? asked[0] : '';
      if (!first || !brokenConnection(error) || !REPEATABLE.test(text)) throw error;
      this.#client.release(true);
      this.#client = await this.#pool.connect();
      return await this.#ask(asked);
    }
  }) as unknown as Query;

  #ask(asked: unknown[]): Promise<unknown> {
    const ask = this.#client.query as unknown as (...asked: unknown[]) => Promise<unknown>;
    return ask.apply(this.#client, asked);
  }

  release = (): void => this.#client.release();
}

/** Connections fail without a word to anybody who does not listen; what broke is said by the question that hits it. */
function outliveErrors(pool: pg.Pool): void {
  const heard = () => {};
  pool.on('error', heard);
  pool.on('connect', (client) => client.on('error', heard));
}

/** A pool that refuses to be asked from inside a transaction and gives up waiting with DatabaseBusy. */
export function guardedPool(config: pg.PoolConfig, guard: Guard): PostgresPool {
  const pool = new pg.Pool({
    types: numbers(),
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    ...config,
  });
  outliveErrors(pool);
  const connect = async () => {
    if (guard.getStore()?.open)
      throw new Error('The pool was asked inside a transaction: ask the transaction instead.');
    try {
      return new LivelyClient(pool, await pool.connect());
    } catch (error) {
      if (error instanceof Error && /timeout/.test(error.message)) {
        throw new DatabaseBusy('No connection to the database came free in time.', {
          cause: error,
        });
      }
      throw error;
    }
  };
  return { connect, end: () => pool.end() };
}
