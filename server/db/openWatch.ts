// Waits for database responses, and gives up when none can arrive any more.
import type pg from 'pg';
import { DatabaseSilent } from './busy.ts';
import { limitNow } from './limits.ts';
import { openProbe, type Probe } from './openProbe.ts';
import type { Sessions } from './sessions.ts';

/** Responses slower than this are investigated, milliseconds. */
const LATE_MS = 2_000;
/** How much longer than the statement timeout the server waits for a statement to end, milliseconds. */
const GRACE_MS = 5_000;

/** Awaits a response. While it is late, `look` is called repeatedly; an error it throws ends the wait. */
async function awaited<T>(params: Promise<T>, look: (waitedMs: number) => Promise<void>) {
  const begun = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const givenUp = new Promise<never>((_, reject) => {
    const later = () => {
      if (over) return;
      timer = setTimeout(() => void look(performance.now() - begun).then(later, reject), LATE_MS);
    };
    later();
  });
  try {
    return await Promise.race([params, givenUp]);
  } finally {
    over = true;
    clearTimeout(timer);
  }
}

const processOf = (client: pg.PoolClient): number =>
  (client as pg.PoolClient & { processID: number }).processID;

export interface Watch {
  readonly sessions: Sessions;
  readonly probe: Probe;
  /** Awaits a connection. Throws DatabaseSilent if the database does not respond. */
  connecting(params: Promise<pg.PoolClient>): Promise<pg.PoolClient>;
  /** Awaits a statement. Throws DatabaseSilent if no response can come; the client is then unusable. */
  statement<T>(client: pg.PoolClient, params: Promise<T>, limitMs: number): Promise<T>;
  /** Sets the session's timeout to the current statement's, and returns it. */
  limit(client: pg.PoolClient): Promise<number>;
  /** Whether this session last responded before some session was found silent. */
  isSuspect(client: pg.PoolClient): boolean;
}

/** Watches the sessions of one PostgreSQL server. */
export function openWatch(sessions: Sessions): Watch {
  const probe = openProbe(sessions);
  const repliedAt = new WeakMap<pg.PoolClient, number>();
  const limits = new WeakMap<pg.PoolClient, number>();
  let silentAt = 0;

  const silent = (session: boolean) => {
    silentAt = performance.now();
    return new DatabaseSilent({ session });
  };
  /** An error sent by the database is a response too. */
  const idle = async (): Promise<ReadonlySet<number>> => {
    try {
      return await probe.context();
    } catch (error) {
      if (error instanceof DatabaseSilent) throw silent(false);
      return new Set();
    }
  };
  const statement: Watch['statement'] = async (client, params, limitMs) => {
    const replied = () => repliedAt.set(client, performance.now());
    void params.then(replied, replied);
    return awaited(params, async (waitedMs) => {
      // A retry would take as long again, so the whole database counts as silent.
      if (limitMs > 0 && waitedMs > limitMs + GRACE_MS) throw silent(false);
      if ((await idle()).has(processOf(client))) throw silent(true);
    });
  };
  return {
    sessions,
    probe,
    connecting: async (params) => {
      const client = await awaited(params, async () => void (await idle()));
      if (!repliedAt.has(client)) repliedAt.set(client, performance.now());
      return client;
    },
    statement,
    limit: async (client) => {
      const { statementMs } = sessions;
      const wanted = limitNow(statementMs);
      if (sessions.pooled() || wanted === (limits.get(client) ?? statementMs)) return wanted;
      await statement(client, client.query(`set statement_timeout = ${wanted}`), wanted);
      limits.set(client, wanted);
      return wanted;
    },
    isSuspect: (client) => (repliedAt.get(client) ?? Infinity) < silentAt,
  };
}
