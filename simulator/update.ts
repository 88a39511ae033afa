// A terminal's own software: fetched, checked against its sum, unpacked, started; what runs is what it says from then on.
import { createHash, type Hash } from 'node:crypto';
import { terminals } from '../contract/terminals/terminals.ts';
import type { FetchVersion } from '../contract/terminals/terminalTasks.ts';
import type { Errors } from './faults.ts';
import { pauseAfter } from './keepOn.ts';
import { between } from './pace.ts';
import { sayProgress, type Terminal } from './report.ts';

/** What runs, and since when (epoch milliseconds); unknown until the terminal has looked. */
export interface Software {
  version: string | undefined;
  startTime: number;
}

/** What terminals leave the factory with. */
const FACTORY_VERSION = '4.2.0';
/** Of an update, in percent: fetching it is four fifths. */
const FETCHED_PERCENT = 80;
const UNPACKING = [84, 88, 92, 96] as const;
/** How long each step of unpacking takes, in milliseconds. */
const STEP_MS = [1_500, 3_500] as const;
/** How far it must have come to be told again. */
const TELL_EVERY_PERCENT = 10;
const TRIES = 6;

/** What this terminal runs: a synthetic one has no disk and asks what it said last. */
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

/** What of a package has come. */
interface Fetched {
  readonly hash: Hash;
  bytes: number;
  /** The last percent that was told. */
  told: number;
}

/** Fetches what is still missing of the package, a few times where a download breaks off. */
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
    if (percent < fetched.told + TELL_EVERY_PERCENT) continue;
    fetched.told = percent;
    await sayProgress(terminal, { taskId, status: 'UPDATING', percent });
  }
}

/** Fetches the package, going on where a download broke off; gives its sum in hexadecimal. */
async function fetchPackage(terminal: Terminal, task: FetchVersion): Promise<string> {
  const { pace, signal } = terminal;
  const fetched: Fetched = { hash: createHash('sha256'), bytes: 0, told: 0 };
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

/** Does the whole update; gives why it failed, nothing when the new version runs. */
async function install(
  terminal: Terminal,
  faults: Errors,
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
  faults: Errors,
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

/** Takes updates one after the other, each once; one that broke off begins anew when the server sends it again. */
export function updater(terminal: Terminal, faults: Errors, software: Software) {
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
