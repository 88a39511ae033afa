// PostgreSQL session options: how sessions are opened, and with which limits.
import pg from 'pg';

/** Connection timeout, milliseconds. */
const CONNECT_WITHIN_MS = 3_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** bigint and numeric values are parsed as numbers: ids, times and cents stay below 2^53. */
export function numbers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return types;
}

/**
 * Session settings enforced by the database.
 * - JIT is off: it costs a third of a second, and no statement here runs long enough to benefit.
 * - A transaction whose server froze or disconnected releases its locks.
 */
const optionsOf = (statementMs: number): string =>
  Object.entries({
    jit: 'off',
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 60_000,
    tcp_keepalives_idle: 30,
    tcp_keepalives_interval: 10,
    tcp_keepalives_count: 3,
    tcp_user_timeout: 60_000,
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** A pooling proxy shares its sessions and rejects per-client settings. */
const REFUSED_OPTIONS = /startup parameter|command-line options/i;

export interface Sessions {
  readonly Client: typeof pg.Client;
  /** Default statement timeout of a session, milliseconds; 0: no limit. */
  readonly statementMs: number;
  /** Whether a pooling proxy is in between: sessions are shared and take no settings. */
  pooled(): boolean;
  /** Records a rejection of the options; true if it was one, and the next attempt omits them. */
  noteRefusal(error: unknown): boolean;
}

/** How sessions with the server at `url` are opened. */
export function sessionsAt(url: string, statementMs: number): Sessions {
  let pooled = false;
  const settings = (): pg.ClientConfig => ({
    connectionString: url,
    types: numbers(),
    application_name: 'lockerdesk',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(pooled ? {} : { options: optionsOf(statementMs) }),
  });
  class Client extends pg.Client {
    constructor() {
      super(settings());
    }
  }
  return {
    Client,
    statementMs,
    pooled: () => pooled,
    noteRefusal: (error) => {
      if (pooled || !(error instanceof Error && REFUSED_OPTIONS.test(error.message))) return false;
      pooled = true;
      return true;
    },
  };
}
