// The connection pool: fails fast, never hangs, and survives a database restart.
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseBusy, DatabaseSilent } from './busy.ts';
import { isPlanLost, prepared } from './byKey.ts';
import { numbers } from './sessions.ts';
import type { Watch } from './openWatch.ts';

/** Whether the current code runs inside a transaction. */
export type Guard = AsyncLocalStorage<{ open: boolean }>;

/** How long a query waits for a connection, milliseconds. */
const CONNECTION_WAIT_MS = 10_000;

const BROKEN = /^(57P01|57P02|08\w\w\d|ECONNRESET|EPIPE)$/;

/** The connection ended during a query, as when the database restarts. */
function brokenConnection(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return BROKEN.test(code ?? '') || /Connection terminated|not queryable/.test(message ?? '');
}

/** pg's messages for a connection that was not free, or not established, in time. */
const NONE_FREE = 'timeout exceeded when trying to connect';
const NOT_MADE = 'timeout expired';

/** The error for the caller: a connection that could not be obtained or was lost is not the statement's fault. */
function forCaller(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseBusy) return error;
  if (error.message === NOT_MADE) return new DatabaseSilent({ session: false });
  return error.message === NONE_FREE || brokenConnection(error)
    ? new DatabaseBusy(error.message, { cause: error })
    : error;
}

const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

/** Whether the statement may be retried on another connection. */
const mayBeRetried = (error: unknown): boolean =>
  error instanceof DatabaseSilent ? error.session : brokenConnection(error);

type Query = PostgresPoolClient['query'];

/** What the clients of a pool share. */
interface Lines {
  readonly take: () => Promise<pg.PoolClient>;
  readonly watch: Watch | undefined;
  readonly mayAsk: () => void;
  /** Whether sessions keep the plans of statements; not behind every proxy. */
  keepsPlans: boolean;
}

/**
 * A client whose first query is retried once on a fresh connection if the old one proves dead and the query
 * changes nothing. Later queries fail: the state before them is lost with the connection.
 */
class LivelyClient {
  #client: pg.PoolClient | undefined;
  /** The error for later statements, such as the end of a transaction. */
  #lost: DatabaseBusy | undefined;
  #first = true;
  #limitMs: number | undefined;
  readonly #of: Lines;

  constructor(client: pg.PoolClient, of: Lines) {
    this.#client = client;
    this.#of = of;
  }

  query = (async (...params: unknown[]) => {
    const first = this.#first;
    this.#first = false;
    try {
      return await (first ? this.#askByPlan(params) : this.#ask(params));
    } catch (error) {
      // The result of this statement may still arrive, so the client must not be reused.
      if (error instanceof DatabaseSilent) this.#drop(error);
      const text = typeof params[0] === 'string' ? params[0] : '';
      if (!first || !mayBeRetried(error) || !REPEATABLE.test(text)) throw forCaller(error);
      return await this.#askAnew(params);
    }
  }) as unknown as Query;

  /** May already be released: while the server is unavailable there is nothing to release twice. */
  #drop(reason?: DatabaseSilent): void {
    if (reason) this.#lost = reason;
    this.#client?.release(true);
    this.#client = undefined;
    this.#limitMs = undefined;
  }

  async #askAnew(params: unknown[]): Promise<unknown> {
    this.#drop();
    try {
      this.#client = await this.#of.take();
      return await this.#ask(params);
    } catch (error) {
      if (error instanceof DatabaseSilent) this.#drop(error);
      throw forCaller(error);
    }
  }

  /** Only outside of transactions: an error would end them. */
  async #askByPlan(params: readonly unknown[]): Promise<unknown> {
    if (!this.#of.keepsPlans) return this.#ask(params);
    try {
      return await this.#ask(prepared(params));
    } catch (error) {
      if (!isPlanLost(error)) throw error;
      this.#of.keepsPlans = false;
      return this.#ask(params);
    }
  }

  async #ask(params: readonly unknown[]): Promise<unknown> {
    const client = this.#client;
    if (!client) throw this.#lost ?? new DatabaseBusy('The connection to the database is lost.');
    const { watch, mayAsk } = this.#of;
    const context = client.query as unknown as (...params: unknown[]) => Promise<unknown>;
    if (!watch) return context.apply(client, [...params]);
    this.#limitMs ??= await watch.limit(client);
    mayAsk();
    return watch.statement(client, context.apply(client, [...params]), this.#limitMs);
  }

  release = (): void => this.#client?.release();
}

/** Errors on idle connections need a listener; the query that hits the broken connection reports them. */
function outliveErrors(pool: pg.Pool): void {
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}

/** A usable connection. Those from before an outage are discarded: they may hold unread results. */
async function fitClient(pool: pg.Pool, watch: Watch | undefined): Promise<pg.PoolClient> {
  try {
    for (;;) {
      const client = await pool.connect();
      if (!watch?.isSuspect(client)) return client;
      client.release(true);
    }
  } catch (error) {
    if (watch?.sessions.noteRefusal(error)) return fitClient(pool, watch);
    throw error;
  }
}

/** Rejects if no connection is available in time; one that arrives later is released. */
async function taken(pool: pg.Pool, watch: Watch | undefined): Promise<pg.PoolClient> {
  const params = fitClient(pool, watch);
  if (!watch) return params;
  try {
    return await watch.connecting(params);
  } catch (error) {
    if (error instanceof DatabaseSilent)
      void params.then(
        (client) => client.release(),
        () => undefined,
      );
    throw error;
  }
}

/**
 * A pool that rejects queries from inside a transaction and stops waiting with DatabaseBusy.
 * @param mayAsk runs just before every statement to a watched server; throws to reject it
 */
export function guardedPool(
  config: pg.PoolConfig,
  guard: Guard,
  watch?: Watch,
  mayAsk: () => void = () => {},
): PostgresPool {
  const pool = new pg.Pool({
    types: numbers(),
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    ...config,
  });
  outliveErrors(pool);
  const lines: Lines = { take: () => taken(pool, watch), watch, mayAsk, keepsPlans: true };
  const connect = async () => {
    if (guard.getStore()?.open)
      throw new Error('The pool was asked inside a transaction: ask the transaction instead.');
    try {
      return new LivelyClient(await lines.take(), lines);
    } catch (error) {
      throw forCaller(error);
    }
  };
  const end = async () => {
    watch?.probe.end();
    await pool.end();
  };
  return { connect, end };
}
