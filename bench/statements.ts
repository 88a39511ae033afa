// Captures the statements that the server sends for a list request, and times them on their own.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { sessions } from '../contract/account/sessions.ts';
import { createApp } from '../server/createApp.ts';
import { readConfig } from '../server/system/config.ts';
import { databaseOver } from '../server/db/connect.ts';
import { DEMO_PASSWORD } from '../server/demo/demoAccounts.ts';
import { openExports } from '../server/exports/exportTurns.ts';
import { openThrottle } from '../server/http/throttle.ts';
import { openLog } from '../server/system/openLog.ts';
import { openFileStore } from '../server/outside/fileStore.ts';
import { openLive } from '../server/live/openLive.ts';
import { openTerminalLink } from '../server/outside/openTerminalLink.ts';
import { secretsUnder } from '../server/system/secrets.ts';
import { requestOf } from '../tests/kit/servers/requestOf.ts';

/** The purpose of each statement, in the order in which the server sends them. */
const STATEMENTS = ['session', 'page', 'fronts'] as const;
type Statement = (typeof STATEMENTS)[number];

/** A captured statement. */
export interface Sent {
  text: string;
  values: unknown[];
}

type Query = (...asked: unknown[]) => Promise<unknown>;

/** Captures what is sent to the database while the work is done. */
async function hear(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const line = pg.Client.prototype as unknown as { query: Query };
  const { query } = line;
  line.query = function heard(this: unknown, ...asked: unknown[]) {
    const [first, given] = asked;
    const { text, values } =
      typeof first === 'string' ? { text: first, values: given } : (first as Partial<Sent>);
    if (text !== undefined) sent.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, asked);
  };
  try {
    await work();
  } finally {
    line.query = query;
  }
  return sent;
}

export type Times = Record<Statement, number>;

/** Times the database part of a request. */
export interface Alone {
  /** The statements of a request (path with query string), in order. */
  statements(address: string): Promise<Sent[]>;
  /** The duration of one statement: the lowest median, milliseconds. */
  timeOf(sent: Sent, effort?: Effort): Promise<number>;
  /** The indexes the database uses for it. */
  indexesOf(sent: Sent): Promise<string[]>;
  /** Each statement of the locker list for a query such as `?size=100`: the lowest median, milliseconds. */
  time(query: string): Promise<Times>;
  close(): Promise<void>;
}

/** The median; 0 for an empty list. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How often something is timed: runs per median, and number of medians. */
export interface Effort {
  readonly runs: number;
  readonly rounds: number;
}

const MUCH: Effort = { runs: 30, rounds: 20 };

/** Other load only ever adds time, so that the lowest of several medians is the most accurate. */
export async function quietest(
  work: () => Promise<unknown>,
  { runs, rounds }: Effort = MUCH,
): Promise<number> {
  const medians: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      await work();
      times.push(performance.now() - begin);
    }
    medians.push(median(times));
  }
  return Math.min(...medians);
}

/** Opens the database on one connection; no server may have the embedded one open. */
export async function openAlone(pool: pg.PoolConfig, serverKey: string): Promise<Alone> {
  const database = databaseOver('postgresql', { ...pool, max: 1 });
  const secrets = secretsUnder(serverKey);
  const throttle = openThrottle({ database, secrets });
  const services = {
    database,
    log: openLog('silent'),
    now: Date.now,
    clockSkew: () => 0,
    stopping: new AbortController().signal,
    throttle,
    secrets,
  };
  const hub = openTerminalLink(async () => []);
  const app = createApp({
    ...services,
    hub,
    exports: openExports(database.engine),
    live: openLive({ ...services, config: readConfig({}) }),
    files: openFileStore(join(tmpdir(), 'lockerdesk-bench-files')),
    config: readConfig({}),
  });
  const login = { username: 'admin', password: DEMO_PASSWORD };
  const { token } = await (await app.fetch(requestOf(sessions.login, login))).json();
  const statements = async (path: string): Promise<Sent[]> => {
    const asked = new Request(`http://here${path}`, { headers: { 'X-User-Token': token } });
    return hear(async () => {
      const answer = await app.fetch(asked);
      await answer.text();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    });
  };
  const ask = ({ text, values }: Sent) => database.db.executeQuery(CompiledQuery.raw(text, values));
  const timeOf: Alone['timeOf'] = (sent, effort) => quietest(() => ask(sent), effort);
  return {
    statements,
    timeOf,
    indexesOf: async ({ text, values }) => {
      const { rows } = await ask({ text: `explain (format json) ${text}`, values });
      return [...JSON.stringify(rows).matchAll(/"Index Name":"(\w+)"/g)].map(
        ([, name = '']) => name,
      );
    },
    time: async (query) => {
      const sent = await statements(`/api/locker/v1/locker/query${query}`);
      if (sent.length !== STATEMENTS.length)
        throw new Error(`The list sends ${sent.length} statements.`);
      const times: number[] = [];
      for (const each of sent) times.push(await timeOf(each));
      return Object.fromEntries(STATEMENTS.map((name, at) => [name, times[at]])) as Times;
    },
    close: () => database.close(),
  };
}
