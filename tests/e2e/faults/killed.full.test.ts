// The built server killed in the middle of its work: what it acknowledged is there afterwards, what it refused is not.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxes as boxCalls, type Box } from '../../../contract/boxes/boxes.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { lockerOf } from '../../kit/networkBoxes.ts';
import {
  dropDataDir,
  QUIET_NETWORK,
  startServerProcess,
  type ServerProcess,
} from '../../kit/servers/serverProcess.ts';
import { signIn, type Staff } from '../../kit/staff.ts';
import type { Numbered } from '../../../domain/recordId.ts';

/** Boxes are changed by staff alone here. */
const env = { ...QUIET_NETWORK, SIMULATOR: 'off' };
const CLIENTS = ['admin', 'root', 'operator', 'admin'];
/** The server is killed when it has acknowledged this many changes. */
const ENOUGH = 60;

let server: ServerProcess;
let staff: Staff[];
let lockerIds: number[];

beforeAll(async () => {
  server = await startServerProcess({ env });
  staff = [];
  for (const name of CLIENTS) staff.push(await signIn(server.url, name));
  const { body } = await staff[0]!.ask(lockers.list, { size: '100' });
  lockerIds = body.content.slice(0, 12).map(({ lockerId }) => lockerId);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await dropDataDir(server.dataDir);
});

async function allBoxes(): Promise<Map<number, Numbered<Box>>> {
  const all = await Promise.all(lockerIds.map((lockerId) => lockerOf(staff[0]!, lockerId)));
  const boxes = all.flatMap(({ boxList }) => boxList);
  return new Map(boxes.map((box) => [box.boxId, box]));
}

interface ParsedInput {
  readonly boxId: number;
  readonly change: 'setLocked' | 'setAvailable';
  /** The answer's status; nothing when the server died first. */
  readonly status?: number;
}

/** One client after the other takes what is left to do, until the server is no more. */
async function work(client: Staff, todo: ParsedInput[], done: ParsedInput[], onAnswer: () => void) {
  for (let next = todo.shift(); next; next = todo.shift()) {
    const { boxId, change } = next;
    try {
      const { status } = await client.ask(boxCalls[change], { boxId });
      done.push({ boxId, change, status });
      onAnswer();
    } catch {
      done.push({ boxId, change });
      return;
    }
  }
}

/** Lets all clients work and kills the server in the middle; gives what was asked. */
async function workUntilKilled(todo: ParsedInput[]): Promise<ParsedInput[]> {
  const done: ParsedInput[] = [];
  const onAnswer = () => {
    if (done.filter(({ status }) => status === 200).length === ENOUGH) void server.end('SIGKILL');
  };
  await Promise.all(staff.map((client) => work(client, todo, done, onAnswer)));
  expect(await server.ended).toBeNull();
  return done;
}

const AFTER = { setLocked: 'LOCKED', setAvailable: 'AVAILABLE' } as const;

/** What stands in the database against what the clients were told. */
async function compare(before: Map<number, Numbered<Box>>, done: ParsedInput[]): Promise<void> {
  const now = await allBoxes();
  const status = (boxId: number) => now.get(boxId)?.status;
  const wrong = done.filter(({ boxId, change, status: answered }) => {
    if (answered === 200) return status(boxId) !== AFTER[change];
    if (answered !== undefined) return status(boxId) !== before.get(boxId)?.status;
    return ![AFTER[change], before.get(boxId)?.status].includes(status(boxId));
  });
  expect(wrong).toEqual([]);
  const asked = new Set(done.map(({ boxId }) => boxId));
  const others = [...now.values()].filter(({ boxId }) => !asked.has(boxId));
  expect(others.filter((box) => box.status !== before.get(box.boxId)?.status)).toEqual([]);
}

describe('kill -9 while boxes are being locked', () => {
  it.each([
    ['setLocked', 'AVAILABLE'],
    ['setAvailable', 'LOCKED'],
  ] as const)(
    '%s: "an acknowledged write survives kill -9", and none that was refused is there',
    async (change, from) => {
      const before = await allBoxes();
      const fit = [...before.values()].filter(({ status }) => status === from);
      const full = [...before.values()].filter(({ status }) => status === 'OCCUPIED');
      // Every fourth is refused: it holds a parcel.
      const todo = fit.flatMap(({ boxId }, place): ParsedInput[] => {
        const refused = place % 3 === 0 ? full[place / 3] : undefined;
        return [{ boxId, change }, ...(refused ? [{ boxId: refused.boxId, change }] : [])];
      });
      const done = await workUntilKilled(todo);
      const answered = (status: number) => done.filter((one) => one.status === status).length;
      expect(answered(200)).toBeGreaterThanOrEqual(ENOUGH);
      expect(answered(409)).toBeGreaterThan(10);

      server = await startServerProcess({ env, port: server.port, dataDir: server.dataDir });
      await compare(before, done);
    },
  );
});
