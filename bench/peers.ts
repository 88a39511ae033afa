// Benchmark beside peers: SQL, COPY, a bare react-admin app, Directus if it is installed (DIRECTUS: its folder).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { parcels } from '../contract/parcels/parcels.ts';
import { openDatabase } from '../server/db/connect.ts';
import { postgresBinaries, startPostgres } from '../tests/kit/databases/postgres.ts';
import { dropDataDir, startServerProcess } from '../tests/kit/servers/serverProcess.ts';
import { signIn } from '../tests/kit/staff.ts';
import { type Directus, startDirectus } from './directus.ts';
import { manyParcels } from './manyParcels.ts';
import { peerPages } from './peerPages.ts';
import { peerRequests, type Peers } from './peerRequests.ts';

/** `npm run bench -- peers [PARCELS] [DATABASE_URL]`: a database that is already filled saves the time to fill one. */
const [count = '1000000', filledBefore] = process.argv.slice(2);
const SERVER_KEY = 'the key of a bench, as long as it must be';
const EXPORTED = 200_000;
const ROUNDS = { request: 40, page: 5, file: 3, busy: 2 };
const CLIENTS = 16;
const BUSY_MS = 2_000;

const load = () => loadavg()[0]?.toFixed(1) ?? '';
const at = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;

/** Prints a row of the table: what was done, each peer's figure, and the load. */
const say = (name: string, figures: Readonly<Record<string, string>>) =>
  console.log(
    `| ${name} | ${Object.entries(figures)
      .map(([peer, figure]) => `${peer} ${figure}`)
      .join(' | ')} | load ${load()} |`,
  );

/** Lets every peer do it in turn, so that all meet the same load; the milliseconds of each, without the first round. */
async function inTurn(peers: Peers, rounds: number): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const [peer, work] of Object.entries(peers)) {
      const begin = performance.now();
      await work();
      if (round > 0) (times[peer] ??= []).push(performance.now() - begin);
    }
  return times;
}

const mapped = <A, B>(values: Readonly<Record<string, A>>, of: (value: A, name: string) => B) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value, name)]));

/** Requests a second of many clients. */
async function busy(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + BUSY_MS;
  let done = 0;
  const client = async () => {
    for (; performance.now() < end; done += 1) await work();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (1_000 * done) / BUSY_MS;
}

async function sayRequests(requests: Readonly<Record<string, Peers>>): Promise<void> {
  for (const [name, peers] of Object.entries(requests)) {
    const times = await inTurn(peers, ROUNDS.request);
    say(
      `${name}, p50/p95 ms`,
      mapped(times, (each) => `${at(each, 0.5).toFixed(1)}/${at(each, 0.95).toFixed(1)}`),
    );
    const rates: Record<string, number[]> = {};
    for (let round = 0; round < ROUNDS.busy; round += 1)
      for (const [peer, work] of Object.entries(peers)) (rates[peer] ??= []).push(await busy(work));
    say(
      `${name}, ${CLIENTS} clients, requests a second`,
      mapped(rates, (each) => each.map((rate) => rate.toFixed(0)).join(', ')),
    );
  }
}

/** The same columns as the file. */
const COPIED = `select "parcelNumber", "bookNumber", "ordersStatus", "parcelType", "payStatus", "lockerNumber",
    "lockerName", "boxes"."name", "boxTypes"."name", "firstName" || ' ' || "lastName", "customerMobile", "bookTime",
    "storeTime", "collectTime", "parcels"."expiryTime", "parcels"."lastUpdatedTime"
  from "parcels" join "lockers" using ("lockerId") left join "boxes" on "boxes"."boxId" = "parcels"."boxId"
    left join "boxTypes" on "boxTypes"."boxTypeId" = "parcels"."boxTypeId"
    left join "members" on "members"."memberId" = "parcels"."memberId"`;

async function filePeers(address: string, url: string, token: string): Promise<Peers> {
  const client = new pg.Client(address);
  await client.connect();
  const { rows } = await client.query(
    `select coalesce(min("bookTime"), 0) as "since" from (select "bookTime" from "parcels" where "bookTime" is not null
      order by "bookTime" desc limit ${EXPORTED}) as "last"`,
  );
  await client.end();
  const { since } = rows[0];
  const psql = join(postgresBinaries() ?? '', 'psql');
  const copy = `copy (${COPIED} where "bookTime" >= ${since}) to stdout with (format csv, header)`;
  const take = (path: string) => async () => {
    const response = await fetch(`${url}${path}?startTime=${since}`, {
      headers: { 'X-User-Token': token },
    });
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    await response.arrayBuffer();
  };
  return {
    'Lockerdesk, CSV': take(parcels.exportCsv.path),
    COPY: async () => {
      const [code] = await once(spawn(psql, [address, '-c', copy], { stdio: 'ignore' }), 'exit');
      if (code !== 0) throw new Error('COPY failed.');
    },
    'Lockerdesk, XLSX': take(parcels.exportXlsx.path),
  };
}

async function measure(address: string, dataDir: string): Promise<void> {
  const server = await startServerProcess({
    dataDir,
    env: { SIMULATOR: 'off', LOG_LEVEL: 'warn', DEMO: 'on', SERVER_KEY, DATABASE_URL: address },
  });
  let directus: Directus | undefined;
  try {
    directus = await startDirectus(address);
    if (!directus)
      console.log('Directus is not installed here (DIRECTUS names its folder): skipped.');
    const staff = await signIn(server.url);
    const { token } = staff.user;
    const { requests, close } = await peerRequests(
      address,
      SERVER_KEY,
      { url: server.url, token },
      directus,
    );
    await sayRequests(requests);
    await close();
    const files = await inTurn(await filePeers(address, server.url, token), ROUNDS.file);
    say(
      `a file of ${EXPORTED} parcels, s`,
      mapped(files, (each) => each.map((ms) => (ms / 1_000).toFixed(1)).join(', ')),
    );
    const pages = await peerPages(server.url, staff);
    const opened = await inTurn(pages.peers, ROUNDS.page);
    say(
      'the list of lockers opened, p50/p95 s, KiB of script',
      mapped(
        opened,
        (each, peer) =>
          `${(at(each, 0.5) / 1_000).toFixed(2)}/${(at(each, 0.95) / 1_000).toFixed(2)}, ${pages.kib[peer]?.toFixed(0)}`,
      ),
    );
    await pages.close();
  } finally {
    await directus?.stop();
    await server.end();
  }
}

const postgres = filledBefore ? undefined : await startPostgres();
const address = filledBefore ?? postgres?.url ?? '';
const dataDir = await mkdtemp(join(tmpdir(), 'lockerdesk-peers-'));
try {
  if (postgres) {
    const database = await openDatabase({ url: address });
    await manyParcels(database, Number(count));
    await database.close();
  } else {
    // Another run has marked its own data folder, which is gone.
    const client = new pg.Client(address);
    await client.connect();
    const { rows } = await client.query(`select to_regclass('installation') as "marked"`);
    if (rows[0].marked) await client.query('update "installation" set "paired" = false');
    await client.end();
  }
  console.log(`Each peer in turn, round by round; load ${load()} at the beginning`);
  await measure(address, dataDir);
} finally {
  await dropDataDir(dataDir);
  await postgres?.stop();
}
