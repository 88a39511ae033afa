// Benchmark of exports of the demo: the duration of each, and of list requests in the meantime.
import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '../contract/operations/audit.ts';
import { parcels } from '../contract/parcels/parcels.ts';
import { startPostgres } from '../tests/kit/databases/postgres.ts';
import { dropDataDir, startServerProcess } from '../tests/kit/servers/serverProcess.ts';
import { signIn } from '../tests/kit/staff.ts';

/** Interval of list requests by a reader, in milliseconds. */
const OFTEN_MS = 50;
const CALM_MS = 4_000;

/** Sessions of several users, the list being read, and the files exported from it. */
interface Ground {
  readonly url: string;
  readonly tokens: readonly string[];
}

const LIST = `${parcels.list.path}?ordersStatus=STORED`;
const FILES = { audit: audit.exportCsv.path, parcels: parcels.exportCsv.path } as const;

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const headers = (token: string | undefined) => ({ 'X-User-Token': token ?? '' });

/** Requests the list repeatedly until the work is done; returns the durations in ascending order. */
async function meanwhile<T>({ url, tokens }: Ground, work: () => Promise<T>) {
  const over = new AbortController();
  const waits: number[] = [];
  const asking = async () => {
    while (!over.signal.aborted) {
      const begin = performance.now();
      const answer = await fetch(`${url}${LIST}`, { headers: headers(tokens[0]) });
      await answer.text();
      if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
      waits.push(performance.now() - begin);
      await wait(OFTEN_MS);
    }
  };
  const others = asking();
  const done = await work();
  over.abort();
  await others;
  return { done, waits: waits.toSorted((one, other) => one - other) };
}

/** Downloads one file, retrying while the server asks to wait for other exports. */
async function take({ url }: Ground, token: string | undefined, path: string): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const answer = await fetch(`${url}${path}`, { headers: headers(token) });
    const text = await answer.text();
    if (answer.ok) break;
    if (answer.status !== 429) throw new Error(`${path} answered ${answer.status}: ${text}`);
    await wait(1000 * Number(answer.headers.get('retry-after') ?? 1));
  }
  return (performance.now() - begin) / 1000;
}

async function say(name: string, ground: Ground, work: () => Promise<readonly number[]>) {
  const { done, waits } = await meanwhile(ground, work);
  const seconds = done.map((one) => one.toFixed(1)).join(', ');
  console.log(
    `${name.padEnd(36)} list p50 ${at(waits, 0.5).toFixed(0)} ms, p95 ${at(waits, 0.95).toFixed(0)}, at most ${at(waits, 1).toFixed(0)} (${waits.length} asked)${seconds && `; files in ${seconds} s`}`,
  );
}

async function measure(place: string, env: Record<string, string>): Promise<void> {
  const quiet = { SIMULATOR: 'off', LOG_LEVEL: 'error', DEMO: 'on' };
  const program = process.argv[2];
  const server = await startServerProcess({
    env: { ...quiet, ...env },
    ...(program && { program }),
  });
  try {
    const people = ['admin', 'root', 'admin', 'root', 'admin', 'root', 'admin', 'root'];
    const signed = await Promise.all(people.map((name) => signIn(server.url, name)));
    const ground = { url: server.url, tokens: signed.map(({ user }) => user.token) };
    await say(`${place}, nobody takes a file`, ground, async () => {
      await wait(CALM_MS);
      return [];
    });
    for (const [name, path] of Object.entries(FILES))
      await say(`${place}, one takes ${name}`, ground, async () => [
        await take(ground, ground.tokens[1], path),
      ]);
    await say(`${place}, eight take both kinds`, ground, () =>
      Promise.all(
        ground.tokens.map((token, index) =>
          take(ground, token, index % 4 < 2 ? FILES.audit : FILES.parcels),
        ),
      ),
    );
  } finally {
    await server.end();
    await dropDataDir(server.dataDir);
  }
}

const postgres = await startPostgres();
try {
  await measure('PostgreSQL', { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}
await measure('embedded', { DATABASE_URL: '' });
