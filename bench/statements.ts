// The statements that the server sends for one question of the locker list, heard on the line and asked again without it.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { sessions } from '../contract/sessions.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { databaseOver } from '../server/db/connect.ts';
import { DEMO_PASSWORD } from '../server/demoAccounts.ts';
import { openThrottle } from '../server/http/throttle.ts';
import { openLog } from '../server/log.ts';
import { openFileStore } from '../server/outside/fileStore.ts';
import { openTerminalLink } from '../server/outside/terminalLink.ts';
import { secretsUnder } from '../server/secrets.ts';
import { requestOf } from '../tests/kit/requestOf.ts';

/** What each statement is for, in the order in which the server sends them. */
const STATEMENTS = ['session', 'page', 'count', 'fronts'] as const;
type Statement = (typeof STATEMENTS)[number];

interface Sent {
  text: string;
  values: unknown[];
}

type Query = (...asked: unknown[]) => Promise<unknown>;

/** Hears what is sent to the database while the work is done. */
async function hear(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const line = pg.Client.prototype as unknown as { query: Query };
  const { query } = line;
  line.query = function heard(this: unknown, ...asked: unknown[]) {
    const [text, values] = asked;
    if (typeof text === 'string') sent.push({ text, values: Array.isArray(values) ? values : [] });
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

/** Times what a question costs the database alone. */
export interface Alone {
  /** Each statement of the question, e.g. `?size=100`, one after the other: the quietest median, milliseconds. */
  time(query: string): Promise<Times>;
  close(): Promise<void>;
}

/** The middle one of them; 0 of none. */
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const RUNS = 30;
const ROUNDS = 20;

/** Other work on the machine only ever adds: of several medians the lowest is the nearest to the truth. */
export async function quietest(work: () => Promise<unknown>): Promise<number> {
  const medians: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begin = performance.now();
      await work();
      times.push(performance.now() - begin);
    }
    medians.push(median(times));
  }
  return Math.min(...medians);
}

/** Opens the database for itself, on one connection; no server may have the embedded one open. */
export async function openAlone(pool: pg.PoolConfig, serverKey: string): Promise<Alone> {
  const database = databaseOver('postgresql', { ...pool, max: 1 });
  const house = { database, log: openLog('silent'), now: Date.now, throttle: openThrottle() };
  const hub = openTerminalLink(async () => []);
  const app = createApp({
    ...house,
    hub,
    files: openFileStore(join(tmpdir(), 'lockerdesk-bench-files')),
    secrets: secretsUnder(serverKey),
    config: readConfig({}),
  });
  const login = { username: 'admin', password: DEMO_PASSWORD };
  const { token } = await (await app.fetch(requestOf(sessions.login, login))).json();
  const statementsOf = async (query: string): Promise<Sent[]> => {
    const address = `http://here/api/locker/v1/locker/query${query}`;
    const asked = new Request(address, { headers: { 'X-User-Token': token } });
    const sent = await hear(async () => (await app.fetch(asked)).text());
    if (sent.length !== STATEMENTS.length)
      throw new Error(`The list sends ${sent.length} statements.`);
    return sent;
  };
  return {
    time: async (query) => {
      const times: number[] = [];
      for (const { text, values } of await statementsOf(query))
        times.push(await quietest(() => database.db.executeQuery(CompiledQuery.raw(text, values))));
      return Object.fromEntries(STATEMENTS.map((name, at) => [name, times[at]])) as Times;
    },
    close: () => database.close(),
  };
}
