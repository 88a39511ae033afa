// A synthetic terminal's new software: fetched whole or in parts, checked against its sum, started, or not.
import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { terminals } from '../../contract/terminals/terminals.ts';
import type { FetchVersion } from '../../contract/terminals/terminalTasks.ts';
import { readFaults } from '../../simulator/faults.ts';
import { Refused, type Download, type Gateway } from '../../simulator/gateway.ts';
import { openOffline } from '../../simulator/openOffline.ts';
import { openJournal } from '../../simulator/openJournal.ts';
import type { Pace } from '../../simulator/pace.ts';
import type { Terminal } from '../../simulator/report.ts';
import { recall, updater, type Software } from '../../simulator/update.ts';

const bytes = Buffer.from('new terminal software '.repeat(100));
const task: FetchVersion = {
  taskId: '7',
  type: 'FETCH_VERSION',
  lockerVersionName: '4.3.0',
  sha256: createHash('sha256').update(bytes).digest('hex'),
  size: bytes.length,
  failureTime: 9e12,
};

let said: { status: string; percent?: number; reason?: string }[];
let asked: number[];
let software: Software;
/** Where the first download breaks off, in bytes. */
let breaksAt: number;

const pace: Pace = { wait: async () => undefined, random: () => 0, now: () => 5_000 };

const gateway: Gateway = async ({ path }, input) => {
  if (path === terminals.versionProgress.path) said.push(input as (typeof said)[number]);
  return { accepted: true, version: '4.2.0' } as never;
};
const download: Download = async function* download(_endpoint, _input, from) {
  asked.push(from);
  const until = asked.length === 1 ? breaksAt : bytes.length;
  for (let at = from; at < until; at += 100) yield bytes.subarray(at, Math.min(until, at + 100));
  if (until < bytes.length) throw new Error('The line broke.');
};
const terminal = (given: Partial<Terminal> = {}): Terminal => ({
  lockerId: 3,
  gateway,
  download,
  journal: openJournal(pace),
  offline: openOffline(gateway, pace, new AbortController().signal),
  pace,
  signal: new AbortController().signal,
  ...given,
});

beforeEach(() => {
  said = [];
  asked = [];
  breaksAt = bytes.length;
  software = { version: undefined, startTime: 1_000 };
});

const ended = () =>
  vi.waitFor(() => expect(['SUCCEEDED', 'FAILED']).toContain(said.at(-1)?.status));

it('says what it said last that it runs, and asks for that once', async () => {
  const counted = vi.fn(gateway);
  const own = terminal({ gateway: counted });
  expect([await recall(own, software), await recall(own, software)]).toEqual(['4.2.0', '4.2.0']);
  expect(counted).toHaveBeenCalledTimes(1);
});

it('an update is told step by step, and afterwards the new version runs', async () => {
  updater(terminal(), readFaults('none'), software)(task);
  await ended();
  expect(said.at(-1)).toMatchObject({ status: 'SUCCEEDED' });
  const percents = said.slice(0, -1).map(({ percent }) => percent ?? -1);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect([percents[0], percents.at(-1)]).toEqual([0, 96]);
  expect(software).toEqual({ version: '4.3.0', startTime: 5_000 });
});

it('a download that broke off goes on where it was', async () => {
  breaksAt = 700;
  updater(terminal(), readFaults('none'), software)(task);
  await ended();
  expect([asked, said.at(-1)?.status]).toEqual([[0, 700], 'SUCCEEDED']);
});

it('what does not add up to its sum is not started', async () => {
  updater(terminal(), readFaults('none'), software)({ ...task, sha256: 'another' });
  await ended();
  expect(said.at(-1)).toMatchObject({
    status: 'FAILED',
    reason: 'The package did not arrive whole',
  });
  expect(software.version).toBe('4.2.0');
});

it('a terminal on which it does not start says so and runs what it ran', async () => {
  updater(terminal(), readFaults('update:3'), software)(task);
  await ended();
  expect(said.at(-1)).toMatchObject({
    status: 'FAILED',
    reason: '4.3.0 did not start; 4.2.0 runs again',
  });
  expect(software.version).toBe('4.2.0');
});

it('is done once however often it is sent, and anew when it broke off for good', async () => {
  const gone: Download = async function* gone() {
    asked.push(0);
    yield* [];
    throw new Refused(404, 'gone');
  };
  const broken = vi.fn(gone);
  const update = updater(terminal({ download: broken }), readFaults('none'), software);
  update(task);
  update(task);
  await vi.waitFor(() => expect(broken).toHaveBeenCalledTimes(6));
  broken.mockImplementation(download);
  await vi.waitFor(() => {
    update(task);
    expect(said.at(-1)?.status).toBe('SUCCEEDED');
  });
});
