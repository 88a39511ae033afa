// The pool of connections: fails fast, never hangs, and outlives a restart of the database.
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseBusy, DatabaseSilent } from './busy.ts';
import { numbers } from './sessions.ts';
import type { Watch } from './watch.ts';

/** Whether the running code stands inside a transaction. */
export type Guard = AsyncLocalStorage<{ open: boolean }>;

/** How long a question waits for a connection, milliseconds. */
const CONNECTION_WAIT_MS = 10_000;

const BROKEN = /^(57P01|57P02|08\w\w\d|ECONNRESET|EPIPE)$/;

/** The connection ended under a question, as when the database restarts. */
function brokenConnection(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return BROKEN.test(code ?? '') || /Connection terminated|not queryable/.test(message ?? '');
}

/** The words of pg: for a connection that did not come free in time, and for one that was not made in time. */
const NONE_FREE = 'timeout exceeded when trying to connect';
const NOT_MADE = 'timeout expired';

/** What the caller is told: that a connection could not be had or kept is nothing that the statement did wrong. */
function told(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseBusy) return error;
  if (error.message === NOT_MADE) return new DatabaseSilent({ session: false });
  return error.message === NONE_FREE || brokenConnection(error)
    ? new DatabaseBusy(error.message, { cause: error })
    : error;
}

const REPEATABLE = /^\s*(select|begin|start transaction)\b/i;

/** Whether another connection may answer what this one did not. */
const mayBeAskedAnew = (error: unknown): boolean =>
  error instanceof DatabaseSilent ? error.session : brokenConnection(error);

type Query = PostgresPoolClient['query'];
type Take = () => Promise<pg.PoolClient>;

/**
 * A client whose first question is asked once more, on a fresh connection, when the old one proved to be dead
 * and the question changes nothing. Later questions fail: what came before them is lost with the connection.
 */
class LivelyClient {
  #client: pg.PoolClient | undefined;
  /** What later statements are refused with, such as the end of a transaction. */
  #lost = new DatabaseBusy('The connection to the database is lost.');
  #first = true;
  #limitMs: number | undefined;
  readonly #take: Take;
  readonly #watch: Watch | undefined;
  readonly #mayAsk: () => void;

  constructor(client: pg.PoolClient, take: Take, watch: Watch | undefined, mayAsk: () => void) {
    this.#client = client;
    this.#take = take;
    this.#watch = watch;
    this.#mayAsk = mayAsk;
  }

  query = (async (...asked: unknown[]) => {
    const first = this.#first;
    this.#first = false;
    try {
      return await this.#ask(asked);
    } catch (error) {
      // The answer of this statement may still come: nobody else may be given the client.
      if (error instanceof DatabaseSilent) this.#drop(error);
      const text = typeof asked[0] === 'string' ? asked[0] : '';
      if (!first || !mayBeAskedAnew(error) || !REPEATABLE.test(text)) throw told(error);
      return await this.#askAnew(asked);
    }
  }) as unknown as Query;

  /** Given back already: while the server is away there is nothing to give back a second time. */
  #drop(reason?: DatabaseSilent): void {
    if (reason) this.#lost = reason;
    this.#client?.release(true);
    this.#client = undefined;
    this.#limitMs = undefined;
  }

  async #askAnew(asked: unknown[]): Promise<unknown> {
    this.#drop();
    try {
      this.#client = await this.#take();
      return await this.#ask(asked);
    } catch (error) {
      if (error instanceof DatabaseSilent) this.#drop(error);
      throw told(error);
    }
  }

  async #ask(asked: unknown[]): Promise<unknown> {
    const client = this.#client;
    if (!client) throw this.#lost;
    const context = client.query as unknown as (...asked: unknown[]) => Promise<unknown>;
    if (!this.#watch) return context.apply(client, asked);
    this.#limitMs ??= await this.#watch.limit(client);
    this.#mayAsk();
    return this.#watch.statement(client, context.apply(client, asked), this.#limitMs);
  }

  release = (): void => this.#client?.release();
}

/** Connections fail without a word to anybody who does not listen; what broke is said by the question that hits it. */
function outliveErrors(pool: pg.Pool): void {
  const heard = () => {};
  pool.on('error', heard);
  pool.on('connect', (client) => client.on('error', heard));
}

/** A connection that is fit for use. Those of before an outage are not: what they were asked last may still be unread. */
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

/** Without a connection in time the wait is over; one that comes later goes back. */
async function taken(pool: pg.Pool, watch: Watch | undefined): Promise<pg.PoolClient> {
  const asked = fitClient(pool, watch);
  if (!watch) return asked;
  try {
    return await watch.connecting(asked);
  } catch (error) {
    if (error instanceof DatabaseSilent)
      void asked.then(
        (client) => client.release(),
        () => undefined,
      );
    throw error;
  }
}

/**
 * A pool that refuses to be asked from inside a transaction and gives up waiting with DatabaseBusy.
 * @param mayAsk runs just before every statement to a watched server and throws where none may be sent
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
  const take = () => taken(pool, watch);
  const connect = async () => {
    if (guard.getStore()?.open)
      throw new Error('The pool was asked inside a transaction: ask the transaction instead.');
    try {
      return new LivelyClient(await take(), take, watch, mayAsk);
    } catch (error) {
      throw told(error);
    }
  };
  const end = async () => {
    watch?.probe.end();
    await pool.end();
  };
  return { connect, end };
}
