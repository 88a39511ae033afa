// What a synthetic terminal notes is what it did; asked for it, it tells each line once.
import { beforeEach, expect, it, vi } from 'vitest';
import { terminals } from '../../contract/terminals/terminals.ts';
import { Refused, type Gateway } from '../../simulator/gateway.ts';
import { openOffline } from '../../simulator/openOffline.ts';
import { openJournal, type Journal, type Line } from '../../simulator/openJournal.ts';
import { noting } from '../../simulator/noting.ts';
import type { Pace } from '../../simulator/pace.ts';
import type { Terminal } from '../../simulator/report.ts';
import { logSender } from '../../simulator/terminal.ts';

let now: number;
let answers: (path: string, input: unknown) => unknown;
let journal: Journal;
let terminal: Terminal;
const { signal } = new AbortController();

beforeEach(() => {
  now = 1_000;
  answers = (path) =>
    path === terminals.boxes.path ? { ...boxes, boxes: [] } : { accepted: true };
  const pace: Pace = { wait: async () => undefined, random: () => 0, now: () => now };
  const gateway: Gateway = async ({ path, output }, input) => output.parse(answers(path, input));
  journal = openJournal(pace);
  const download: Terminal['download'] = () => {
    throw new Error('Nothing is fetched here.');
  };
  const told = noting(gateway, journal, pace);
  const offline = openOffline(told, pace, signal);
  terminal = { lockerId: 1, gateway: told, download, journal, offline, pace, signal };
});

const noted = () => journal.pending(100).map(({ level, message }) => `${level} ${message}`);
const door = { key: 'a key of a door', boxId: 7, doorStatus: 'OPEN', time: 1 } as const;
const boxes = {
  boxes: [
    {
      boxId: 7,
      name: 'A07',
      status: 'AVAILABLE',
      doorStatus: null,
      boardNumber: 1,
      portNumber: 7,
      boxTypeName: 'M',
      length: null,
      width: null,
      height: null,
      accessible: false,
      takesParcels: true,
      orders: [],
    },
  ],
  price: 1.5,
  currency: 'EUR',
  providers: [],
  alerts: [],
};

it('what was told is noted, a box by its name once that is known', async () => {
  await terminal.gateway(terminals.door, door, signal);
  answers = (path) => (path === terminals.boxes.path ? boxes : { accepted: true });
  await terminal.gateway(terminals.boxes, {}, signal);
  await terminal.gateway(terminals.door, { ...door, doorStatus: 'CLOSED' }, signal);
  expect(noted()).toEqual([
    'INFO Connected to the server',
    'INFO Box 7: door opened',
    'INFO Box A07: door closed',
  ]);
});

it('silence of the server is noted once, and its end', async () => {
  await terminal.gateway(terminals.boxes, {}, signal).catch(() => undefined);
  answers = () => {
    throw new TypeError('fetch failed');
  };
  const trying = () => terminal.gateway(terminals.door, door, signal).catch(() => undefined);
  await trying();
  await trying();
  now += 12_000;
  answers = () => ({ accepted: true });
  await terminal.gateway(terminals.door, door, signal);
  expect(noted().slice(-3)).toEqual([
    'WARN Heartbeat lost: the server does not answer',
    'INFO Server answers again after 12 s',
    'INFO Box 7: door opened',
  ]);
});

it('a refusal is noted as one', async () => {
  answers = (path) => {
    throw new Refused(404, path);
  };
  await terminal.gateway(terminals.door, door, signal).catch(() => undefined);
  expect(noted()).toEqual(['WARN /api/terminal/v1/events/door was refused with 404']);
});

it('asked for its log it tells every line once, in batches, and ends with the last', async () => {
  const told: { lines: Line[]; more: boolean; taskId?: string }[] = [];
  answers = (path, input) => {
    if (path === terminals.logs.path) told.push(input as (typeof told)[number]);
    return { accepted: true };
  };
  for (let count = 0; count < 130; count += 1) journal.note('INFO', `line ${count}`);
  const tell = logSender(terminal);
  tell('one question');
  tell('one question');
  await vi.waitFor(() => expect(told.at(-1)?.more).toBe(false));
  expect(told.map(({ lines, more }) => [lines.length, more])).toEqual([
    [100, true],
    [32, false],
  ]);
  const messages = told.flatMap(({ lines }) => lines.map(({ message }) => message));
  expect(messages.slice(0, 2)).toEqual(['line 0', 'line 1']);
  expect(new Set(messages).size).toBe(messages.length);
  expect(told.every(({ taskId }) => taskId === 'one question')).toBe(true);
  expect(noted()).toEqual([]);
});
