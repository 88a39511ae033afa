// Checks over its own connection whether PostgreSQL responds, and which sessions are idle.
import pg from 'pg';
import { within } from '../system/within.ts';
import { DatabaseSilent } from './busy.ts';
import type { Sessions } from './sessions.ts';

/** How long the database may take to respond, milliseconds. */
const ANSWERS_WITHIN_MS = 3_000;

const IDLE = `select pid from pg_stat_activity where usename = current_user and state like 'idle%'`;

export interface Probe {
  /** The process ids of idle sessions. Throws DatabaseSilent, or the database's own error. */
  context(): Promise<ReadonlySet<number>>;
  end(): void;
}

/** Whether the error came from the database itself. */
const isAnswer = (error: unknown): boolean => error instanceof pg.DatabaseError;

/** Processes data that arrived while this process was busy before judging the delay. */
const afterReading = () => new Promise((done) => setImmediate(() => setImmediate(done)));

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  within(ANSWERS_WITHIN_MS, answer, async () => {
    await afterReading();
    throw new DatabaseSilent({ session: false });
  });

/** Opens the probe; it connects on first use. */
export function openProbe(sessions: Sessions): Probe {
  let kept: pg.Client | undefined;
  let running: Promise<ReadonlySet<number>> | undefined;

  /** Does not wait for a goodbye, which may never come. */
  const drop = () => {
    void kept?.end().catch(() => undefined);
    kept = undefined;
  };
  const connect = async (): Promise<pg.Client> => {
    const client = new sessions.Client();
    kept = client;
    const lost = () => {
      if (kept === client) kept = undefined;
    };
    client.on('error', lost).on('end', lost);
    await client.connect();
    return client;
  };
  const connected = async () => {
    try {
      return kept ?? (await connect());
    } catch (error) {
      if (!sessions.noteRefusal(error)) throw error;
      return connect();
    }
  };
  const asking = async () => {
    const client = await connected();
    const { rows } = await client.query<{ pid: number }>(IDLE);
    return new Set(sessions.pooled() ? [] : rows.map(({ pid }) => pid));
  };
  const once = async () => {
    try {
      return await inTime(asking());
    } catch (error) {
      drop();
      throw isAnswer(error) ? error : new DatabaseSilent({ session: false });
    }
  };
  return {
    context: () => {
      running ??= once().finally(() => {
        running = undefined;
      });
      return running;
    },
    end: drop,
  };
}
