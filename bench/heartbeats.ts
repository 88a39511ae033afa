// Benchmark of heartbeats on PostgreSQL: many a second, then all lockers returning after a silence.
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { TERMINAL_KEY_HEADER, terminals } from '../contract/terminals/terminals.ts';
import { HEARTBEAT_EVERY_MS } from '../domain/terminals/terminals.ts';
import { secretsUnder } from '../server/system/secrets.ts';
import { startPostgres } from '../tests/kit/databases/postgres.ts';
import {
  dropDataDir,
  startServerProcess,
  type ServerProcess,
} from '../tests/kit/servers/serverProcess.ts';

/** `npm run bench -- heartbeats [PROGRAM]`: another built server; DATABASE_URL: an empty database instead of a new one. */
const [program] = process.argv.slice(2);
const LOCKERS = Number(process.env['LOCKERS'] ?? 10_000);
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const RATES = (process.env['RATES'] ?? '200,400,600,1000').split(',').map(Number);
const CONNECTIONS = 500;
const SERVER_KEY = 'the key of a server that is measured';
const LIMITS = { beatMs: 50, returnMs: 500, walBytes: 250 };
const TICKS_A_SECOND = 100;

const keyOf = (locker: number) => `the key of terminal ${locker}`;

/** Fills the tables of a server that has just started. */
async function addLockers(client: pg.Client): Promise<void> {
  const { hmac } = secretsUnder(SERVER_KEY);
  const keys = Array.from({ length: LOCKERS }, (_, at) => hmac('terminal', keyOf(at + 1)));
  await client.query(
    `insert into "lockers" ("lockerId", "lockerName", "lockerNumber", "location", "companyName", "category", "longitude",
        "latitude", "cctvLink", "sortingCode", "countryCode", "postalCode", "ipsCode", "addressOnLocker", "locationTel",
        "creationTime", "lastUpdatedTime")
      select "n", 'Locker ' || "n", 'CY-' || "n", "n" || ' Makarios Avenue, Nicosia', 'Lockerdesk Cyprus', 'Outdoor', 33.4,
        35.2, 'https://cctv.example.test/' || "n", '10', 'CY', '1065', 'CY' || "n", "n" || ' Makarios Avenue, 1065 Nicosia',
        '0035722100000', 1, "n" from generate_series(1, $1::integer) as "n"`,
    [LOCKERS],
  );
  await client.query(
    `insert into "terminals" ("lockerId", "keyHmac", "creationTime", "lastUpdatedTime")
      select "n", "key", 1, 1 from unnest($1::text[]) with ordinality as "each" ("key", "n")`,
    [keys],
  );
  await client.query('vacuum analyze');
}

interface Beat {
  /** When it is due, milliseconds from the beginning. */
  readonly at: number;
  readonly locker: number;
  readonly isFirst: boolean;
}

/** Beats of lockers in turn, evenly; with `everyMs`, each locker goes on until the last has begun. */
function beatsOf(many: number, aSecond: number, everyMs = Infinity, lockers = LOCKERS): Beat[] {
  const overMs = (1_000 * many) / aSecond;
  return Array.from({ length: many }, (_, index) => (index * 1_000) / aSecond)
    .flatMap((first, index) =>
      Array.from({ length: 1 + Math.floor((overMs - first) / everyMs) }, (_, time) => ({
        at: first + (time === 0 ? 0 : time * everyMs),
        locker: (index % lockers) + 1,
        isFirst: time === 0,
      })),
    )
    .toSorted((one, other) => one.at - other.at);
}

/** Terminals of a network, which share connections. Raw sockets: the measuring must not cost more than the measured. */
class Network {
  /** Used in turn: the server closes connections that are not used. */
  readonly free: Socket[] = [];
  readonly due: Beat[] = [];
  failed = 0;
  private readonly sent = new Map<Socket, Beat>();
  private take: (beat: Beat) => void = () => undefined;
  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  async open(): Promise<void> {
    for (let at = 0; at < CONNECTIONS; at += 1) {
      const socket = connect(this.port, '127.0.0.1').setNoDelay().setEncoding('latin1');
      let text = '';
      socket.on('data', (chunk: string) => {
        text += chunk;
        const head = text.indexOf('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1]);
        if (head < 0 || text.length < head + 4 + length) return;
        this.end(socket, text.startsWith('HTTP/1.1 200'));
        text = '';
      });
      await new Promise((resolve) => socket.once('connect', resolve));
      this.free.push(socket);
    }
  }

  private end(socket: Socket, isDone: boolean): void {
    const beat = this.sent.get(socket);
    if (!isDone) this.failed += 1;
    const next = this.due.shift();
    if (next) this.send(socket, next);
    else this.free.push(socket);
    if (beat) this.take(beat);
  }

  private send(socket: Socket, beat: Beat): void {
    this.sent.set(socket, beat);
    const body = JSON.stringify({ version: '4.2.0', upTime: Math.round(performance.now()) });
    socket.write(
      `POST ${terminals.heartbeat.path} HTTP/1.1\r\nHost: bench\r\n${TERMINAL_KEY_HEADER}: ${keyOf(beat.locker)}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  }

  /** Sends beats when they are due, each timed from then; waits for the last response. Returns the durations of some. */
  async beat(beats: readonly Beat[], isTimed: (beat: Beat) => boolean = () => true) {
    const begin = performance.now();
    const times: number[] = [];
    let answered = 0;
    this.take = (beat) => {
      answered += 1;
      if (isTimed(beat)) times.push(performance.now() - begin - beat.at);
    };
    for (let made = 0; made < beats.length;) {
      for (; (beats[made]?.at ?? Infinity) <= performance.now() - begin; made += 1) {
        const socket = this.free.shift();
        if (socket) this.send(socket, beats[made]!);
        else this.due.push(beats[made]!);
      }
      await wait(1);
    }
    while (answered < beats.length) await wait(5);
    return times.toSorted((one, other) => one - other);
  }

  close(): void {
    for (const socket of this.free) socket.destroy();
  }
}

async function openNetwork(port: number): Promise<Network> {
  const network = new Network(port);
  await network.open();
  return network;
}

/** The fields of a process behind its name; undefined if it has ended. */
function fieldsOf(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
  } catch {
    return undefined;
  }
}

/** CPU time so far, in seconds: user, system, and both of ended children. */
const cpuOf = (fields: readonly string[] = []): number =>
  fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;

/** CPU time of a PostgreSQL server on this machine so far. */
async function databaseCpu(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as "pid"');
  const postmaster = fieldsOf(rows[0].pid)?.[1] ?? '';
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsOf(name))
    .filter((fields) => fields?.[1] === postmaster);
  return [fieldsOf(postmaster), ...children].reduce((sum, fields) => sum + cpuOf(fields), 0);
}

/** What the database and the processes have done so far. */
async function stateOf(client: pg.Client, server: ServerProcess) {
  const { rows } = await client.query(`select pg_current_wal_insert_lsn() - '0/0' as "wal"`);
  return {
    wal: Number(rows[0].wal),
    server: cpuOf(fieldsOf(server.process.pid ?? 0)),
    database: await databaseCpu(client),
  };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const shown = (times: readonly number[]) =>
  `p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)}, p99 ${at(times, 0.99).toFixed(0)}, at most ${at(times, 1).toFixed(0)}`;
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

const brokenLimits: string[] = [];
const hold = (name: string, value: number, limit: number) => {
  if (value > limit) brokenLimits.push(`${name}: ${value.toFixed(0)}, limit ${limit}`);
};

async function measureRate(
  client: pg.Client,
  server: ServerProcess,
  network: Network,
  rate: number,
) {
  // As many as beat so often; those that are new go online first.
  const lockers = Math.min(LOCKERS, (rate * HEARTBEAT_EVERY_MS) / 1_000);
  await network.beat(beatsOf(lockers, rate, Infinity, lockers));
  const before = await stateOf(client, server);
  const many = rate * SECONDS;
  const times = await network.beat(beatsOf(many, rate, Infinity, lockers));
  const after = await stateOf(client, server);
  const each = (name: 'wal' | 'server' | 'database') => (after[name] - before[name]) / many;
  console.log(
    `${String(rate).padStart(5)}/s  ${shown(times)}; WAL ${each('wal').toFixed(0)} B, CPU ${(1e3 * each('server')).toFixed(2)} ms server, ${(1e3 * each('database')).toFixed(2)} database; ${network.failed} failed; ${load()}`,
  );
  hold(`p95 at ${rate}/s`, at(times, 0.95), LIMITS.beatMs);
  hold(`WAL bytes a beat at ${rate}/s`, each('wal'), LIMITS.walBytes);
}

/** Which share of the updates changed no index. Idle sessions report theirs after ten seconds. */
async function sayHot(client: pg.Client): Promise<void> {
  await wait(12_000);
  const { rows } = await client.query(
    `select "relname", "n_tup_upd", "n_tup_hot_upd" from pg_stat_user_tables
      where "relname" in ('lockers', 'lockerHeartbeats')`,
  );
  for (const { relname, n_tup_upd: all, n_tup_hot_upd: hot } of rows)
    console.log(`${relname}: ${all} updates, ${((100 * hot) / all).toFixed(1)} % HOT`);
}

const countOf = async (client: pg.Client, query: string): Promise<number> =>
  Number((await client.query(`select count(*) as "count" from ${query}`)).rows[0].count);
const offline = (client: pg.Client) =>
  countOf(client, `"lockers" where "lockerSituation" = 'OFFLINE'`);

/** All fall silent, and are back within a minute. */
async function measureReturn(client: pg.Client, port: number, aSecond: number) {
  const begin = performance.now();
  while ((await offline(client)) < LOCKERS && performance.now() - begin < 120_000) await wait(500);
  const silent = await offline(client);
  // The server closes connections that are idle for a minute.
  const network = await openNetwork(port);
  const beats = beatsOf(LOCKERS, aSecond, HEARTBEAT_EVERY_MS);
  const times = await network.beat(beats, ({ isFirst }) => isFirst);
  const online = `"events" where "type" = 'LOCKER_SITUATION' and "toState" = 'ONLINE'`;
  console.log(
    `${silent} silent lockers return at ${aSecond.toFixed(0)}/s  ${shown(times)}; ${await offline(client)} still offline, ${await countOf(client, `"alerts" where "endTime" is null`)} alerts open, ${await countOf(client, online)} returns in the history; ${network.failed} failed; ${load()}`,
  );
  network.close();
  hold(`p95 of returning at ${aSecond.toFixed(0)}/s`, at(times, 0.95), LIMITS.returnMs);
}

const given = process.env['DATABASE_URL'];
const postgres = given ? undefined : await startPostgres();
const url = given ?? postgres?.url ?? '';
const server = await startServerProcess({
  env: { DATABASE_URL: url, SERVER_KEY, DEMO: 'off', SIMULATOR: 'off', LOG_LEVEL: 'error' },
  ...(program && { program }),
});
const client = new pg.Client(url);
try {
  await client.connect();
  await addLockers(client);
  const network = await openNetwork(server.port);
  console.log(`${LOCKERS} lockers, ${SECONDS} s each, ${CONNECTIONS} connections; ${load()}`);
  for (const rate of RATES) await measureRate(client, server, network, rate);
  await sayHot(client);
  network.close();
  await measureReturn(client, server.port, LOCKERS / 60);
  await measureReturn(client, server.port, 800);
  if (server.output()) console.log(server.output().slice(0, 2_000));
} finally {
  await client.end();
  await server.end();
  await dropDataDir(server.dataDir);
  await postgres?.stop();
}
for (const broken of brokenLimits) console.log(`BROKEN  ${broken}`);
process.exitCode = brokenLimits.length === 0 ? 0 : 1;
