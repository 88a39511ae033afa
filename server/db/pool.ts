// The pool of connections: fails fast, never hangs, and outlives a restart of the database.
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** Whether the running code stands inside a transaction. */
export type Guard = AsyncLocalStorage<{ open: boolean }>;

/** No connection came free in time, or it was lost under the question; the asker may try again in a moment. */
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

const waitedTooLong = (error: unknown): boolean =>
  error instanceof Error && /timeout/.test(error.message);

/** What the asker is told: that a connection could not be had or kept is nothing that the question did wrong. */
const told = (error: unknown): unknown =>
  error instanceof Error && (waitedTooLong(error) || brokenConnection(error))
    ? new DatabaseBusy(error.message, { cause: error })
    : error;

const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

type Query = PostgresPoolClient['query'];

/**
 * A client whose first question is asked once more, on a fresh connection, when the old one proved to be dead
 * and the question changes nothing. Later questions fail: what came before them is lost with the connection.
 */
class LivelyClient {
  #client: pg.PoolClient | undefined;
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
      if (!first || !brokenConnection(error) || !REPEATABLE.test(text)) throw told(error);
      return await this.#askAnew(asked);
    }
  }) as unknown as Query;

  async #askAnew(asked: unknown[]): Promise<unknown> {
    this.#client?.release(true);
    // Given back already: while the server is away there is nothing to give back a second time.
    this.#client = undefined;
    try {
      this.#client = await this.#pool.connect();
      return await this.#ask(asked);
    } catch (error) {
      throw told(error);
    }
  }

  async #ask(asked: unknown[]): Promise<unknown> {
    if (!this.#client) throw new DatabaseBusy('The connection to the database is lost.');
    const ask = this.#client.query as unknown as (...asked: unknown[]) => Promise<unknown>;
    return ask.apply(this.#client, asked);
  }

  release = (): void => this.#client?.release();
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
      throw told(error);
    }
  };
  return { connect, end: () => pool.end() };
}
