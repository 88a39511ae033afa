// Sessions of a PostgreSQL server: how one is opened, and what limits it is opened with.
import pg from 'pg';

/** How long connecting may take, milliseconds. */
const CONNECT_WITHIN_MS = 3_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Whole numbers of 8 bytes and sums come as numbers: ids, times and cents stay below 2^53. */
export function numbers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  return types;
}

/**
 * What the database itself sees to, for each session.
 * - No statement is compiled to machine code: that costs a third of a second, and none here runs that long.
 * - A transaction whose server has frozen or gone gives its locks back.
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

/** A pooling proxy hands its sessions to others too, and refuses to set anything for one client. */
const REFUSED_OPTIONS = /startup parameter|command-line options/i;

export interface Sessions {
  readonly Client: typeof pg.Client;
  /** How long a statement may take unless its session is told otherwise, milliseconds; 0: no limit. */
  readonly statementMs: number;
  /** Whether a pooling proxy is in between: sessions are shared, and nothing is set on them. */
  pooled(): boolean;
  /** Notes a refusal of the options; true when it was one and a new attempt goes without. */
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
