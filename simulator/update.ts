// A terminal's software upgrade: downloads, verifies, unpacks and starts a version.
import { createHash, type Hash } from 'node:crypto';
import { terminals } from '../contract/terminals/terminals.ts';
import type { FetchVersion } from '../contract/terminals/terminalTasks.ts';
import type { Faults } from './faults.ts';
import { pauseAfter } from './keepOn.ts';
import { between } from './pace.ts';
import { sayProgress, type Terminal } from './report.ts';

/** The running version, and since when (epoch milliseconds); unknown until the terminal has checked. */
export interface Software {
  version: string | undefined;
  startTime: number;
}

/** The initial version of terminals. */
const FACTORY_VERSION = '4.2.0';
/** Share of the download in an upgrade's progress, in percent. */
const FETCHED_PERCENT = 80;
const UNPACKING = [84, 88, 92, 96] as const;
/** Time for each step of unpacking, in milliseconds. */
const STEP_MS = [1_500, 3_500] as const;
/** Minimum progress between two reports. */
const REPORT_EVERY_PERCENT = 10;
const TRIES = 6;

/** The version this terminal runs: synthetic ones have no disk and ask the server what they last reported. */
export async function recall(
  { gateway, journal, signal }: Terminal,
  software: Software,
): Promise<string> {
  if (software.version === undefined) {
    const { version } = await gateway(terminals.boxes, {}, signal);
    software.version = version ?? FACTORY_VERSION;
    journal.note('INFO', `Terminal software ${software.version} started`);
  }
  return software.version;
}

/** The part of a package downloaded so far. */
interface Fetched {
  readonly hash: Hash;
  bytes: number;
  /** The last percentage reported. */
  reported: number;
}

/** Downloads the rest of the package, resuming a few times if it is interrupted. */
async function fetchRest(
  terminal: Terminal,
  { taskId, size }: FetchVersion,
  fetched: Fetched,
): Promise<void> {
  const { signal, download } = terminal;
  for await (const bytes of download(terminals.versionPackage, { taskId }, fetched.bytes, signal)) {
    fetched.hash.update(bytes);
    fetched.bytes += bytes.byteLength;
    const percent = Math.min(FETCHED_PERCENT, Math.floor((FETCHED_PERCENT * fetched.bytes) / size));
    if (percent < fetched.reported + REPORT_EVERY_PERCENT) continue;
    fetched.reported = percent;
    await sayProgress(terminal, { taskId, status: 'UPDATING', percent });
  }
}

/** Downloads the package with resumption; returns its checksum in hexadecimal. */
async function fetchPackage(terminal: Terminal, task: FetchVersion): Promise<string> {
  const { pace, signal } = terminal;
  const fetched: Fetched = { hash: createHash('sha256'), bytes: 0, reported: 0 };
  for (let tried = 1; tried <= TRIES && fetched.bytes < task.size; tried += 1) {
    try {
      await fetchRest(terminal, task, fetched);
    } catch (error) {
      if (tried === TRIES || signal.aborted) throw error;
      await pace.wait(pauseAfter(tried, pace), signal);
    }
  }
  return fetched.hash.digest('hex');
}

/** Runs the whole upgrade; returns the reason of a failure, or undefined once the new version runs. */
async function install(
  terminal: Terminal,
  faults: Faults,
  task: FetchVersion,
  running: string,
): Promise<string | undefined> {
  const { pace, signal, lockerId } = terminal;
  const { taskId } = task;
  await sayProgress(terminal, { taskId, status: 'UPDATING', percent: 0 });
  if ((await fetchPackage(terminal, task)) !== task.sha256)
    return 'The package did not arrive whole';
  for (const percent of UNPACKING) {
    await sayProgress(terminal, { taskId, status: 'UPDATING', percent });
    await pace.wait(between(pace, ...STEP_MS), signal);
  }
  return faults.update.has(lockerId)
    ? `${task.lockerVersionName} did not start; ${running} runs again`
    : undefined;
}

async function carryOut(
  terminal: Terminal,
  faults: Faults,
  software: Software,
  task: FetchVersion,
): Promise<void> {
  const { journal, pace } = terminal;
  const { taskId, lockerVersionName } = task;
  const running = await recall(terminal, software);
  journal.note('INFO', `Update to ${lockerVersionName} begins`);
  const reason = await install(terminal, faults, task, running);
  if (reason === undefined) {
    software.version = lockerVersionName;
    software.startTime = pace.now();
    journal.note('INFO', `Terminal software ${lockerVersionName} started`);
  } else journal.note('ERROR', `Update to ${lockerVersionName} failed: ${reason}`);
  await sayProgress(terminal, {
    taskId,
    ...(reason === undefined ? { status: 'SUCCEEDED' } : { status: 'FAILED', reason }),
  });
}

/** Runs upgrades one at a time, each once; an interrupted one starts over when the server sends it again. */
export function updater(terminal: Terminal, faults: Faults, software: Software) {
  const taken = new Set<string>();
  let before: Promise<unknown> = Promise.resolve();
  return (task: FetchVersion): void => {
    if (taken.has(task.taskId)) return;
    taken.add(task.taskId);
    before = before
      .then(() => carryOut(terminal, faults, software, task))
      .catch(() => taken.delete(task.taskId));
  };
}
