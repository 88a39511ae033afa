// Benchmark of live updates: 200 streams on one server, their memory and delay; one is never read.
import { connect, type Socket } from 'node:net';
import { sessions } from '../contract/account/sessions.ts';
import { boxes } from '../contract/boxes/boxes.ts';
import { live } from '../contract/live.ts';
import { lockers, type LockerInfo } from '../contract/lockers/lockers.ts';
import { LIVE_STREAMS_A_SESSION } from '../domain/live.ts';
import { DEMO_PASSWORD } from '../server/demo/demoAccounts.ts';
import { requestOf } from '../tests/kit/servers/requestOf.ts';
import {
  dropDataDir,
  QUIET_NETWORK,
  startServerProcess,
} from '../tests/kit/servers/serverProcess.ts';
import { readFileSync } from 'node:fs';
import type { Numbered } from '../domain/recordId.ts';

const STREAMS = 200;
const ROUNDS = 40;
/** Memory includes that of the first responses. */
const LIMITS = { medianMs: 600, mostMs: 1_500, kibAStream: 256 };

const ask = async (url: string, ...[endpoint, input, token]: ParsedInput) => {
  const response = await fetch(requestOf(endpoint, input, { token }, url));
  if (!response.ok) throw new Error(`${endpoint.path} was answered with ${response.status}.`);
  return response;
};
type ParsedInput = [endpoint: Parameters<typeof requestOf>[0], input: object, token?: string];

/** Private memory of the process, in KiB. */
const memoryOf = (pid: number | undefined): number =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const signIn = async (url: string): Promise<string> => {
  const login = { username: 'operator', password: DEMO_PASSWORD };
  const answer = await ask(url, sessions.login, login);
  return ((await answer.json()) as { token: string }).token;
};

const signedIn = async (url: string, many: number): Promise<string[]> => {
  const tokens: string[] = [];
  while (tokens.length < many) tokens.push(await signIn(url));
  return tokens;
};

/** Records when each stream receives an event of a box. */
class Ears {
  readonly heard = new Map<number, number[]>();

  async listen(url: string, token: string): Promise<void> {
    const { body } = await ask(url, live.listen, {}, token);
    // Streams cut off when the server stops show up as missing events.
    if (body) this.read(body.pipeThrough(new TextDecoderStream())).catch(() => undefined);
  }

  private async read(text: ReadableStream<string>): Promise<void> {
    let rest = '';
    for await (const piece of text as unknown as AsyncIterable<string>) {
      rest += piece;
      const messages = rest.split('\n\n');
      rest = messages.pop() ?? '';
      const now = performance.now();
      for (const message of messages)
        for (const box of /"boxStates":\[([\d,]*)\]/.exec(message)?.[1]?.split(',') ?? [])
          this.heard.get(Number(box))?.push(now);
    }
  }
}

/** Free parcel boxes of one locker. */
async function parcelBoxes(url: string, token: string): Promise<number[]> {
  const answer = await ask(url, lockers.one, { lockerId: 5 }, token);
  const { boxList } = (await answer.json()) as Numbered<LockerInfo>;
  return boxList.flatMap(({ boxId, boxTypeName, status }) =>
    status === 'AVAILABLE' && ['XS', 'S', 'M', 'L'].includes(boxTypeName) ? [boxId] : [],
  );
}

/** A stream that is opened and never read. */
function deaf(url: string, token: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.pause();
  const head = [`GET ${live.listen.path} HTTP/1.1`, `Host: ${hostname}`, `X-User-Token: ${token}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

async function round(url: string, token: string, boxId: number, ears: Ears): Promise<number[]> {
  const times: number[] = [];
  ears.heard.set(boxId, times);
  const begin = performance.now();
  await ask(url, boxes.toggleBottom, { boxId }, token);
  const over = begin + 10_000;
  while (times.length < STREAMS && performance.now() < over)
    await new Promise((resolve) => setTimeout(resolve, 5));
  ears.heard.delete(boxId);
  if (times.length < STREAMS) throw new Error(`Only ${times.length} streams heard of it.`);
  return times.map((time) => time - begin);
}

const say = (name: string, value: number, unit: string, limit: number): boolean => {
  const held = value <= limit;
  const words = `${name.padEnd(40)} ${value.toFixed(1).padStart(8)} ${unit}`;
  console.log(`${held ? 'held  ' : 'BROKEN'}  ${words}  (limit ${limit})`);
  return held;
};

const server = await startServerProcess({ env: QUIET_NETWORK });
try {
  const tokens = await signedIn(server.url, STREAMS / LIVE_STREAMS_A_SESSION + 1);
  const [own = '', ...listening] = tokens;
  const before = memoryOf(server.process.pid);
  const ears = new Ears();
  for (let stream = 0; stream < STREAMS; stream += 1)
    await ears.listen(server.url, listening[stream % listening.length] ?? own);
  const silent = deaf(server.url, own);
  const times: number[] = [];
  const boxIds = await parcelBoxes(server.url, own);
  for (let at = 0; at < ROUNDS; at += 1)
    times.push(...(await round(server.url, own, boxIds[at % boxIds.length] ?? 0, ears)));
  const sorted = times.toSorted((one, other) => one - other);
  const grown = memoryOf(server.process.pid) - before;
  console.log(`${STREAMS} streams and one that never reads; ${ROUNDS} changes, each heard by all`);
  const held = [
    say(
      'from the change to being heard, median',
      sorted[sorted.length >> 1] ?? 0,
      'ms',
      LIMITS.medianMs,
    ),
    say('from the change to being heard, most', sorted.at(-1) ?? 0, 'ms', LIMITS.mostMs),
    say('memory that the server grew by, a stream', grown / STREAMS, 'KiB', LIMITS.kibAStream),
  ];
  silent.destroy();
  process.exitCode = held.every(Boolean) ? 0 : 1;
} finally {
  await server.end('SIGKILL');
  await dropDataDir(server.dataDir);
}
process.exit();
