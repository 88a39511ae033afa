// One synthetic terminal: sends heartbeats, fetches its tasks and opens the requested boxes.
import { terminals } from '../contract/terminals/terminals.ts';
import type { OpenDoor } from '../contract/terminals/terminalTasks.ts';
import { isJammed, type Faults } from './faults.ts';
import { keepOn } from './keepOn.ts';
import { between } from './pace.ts';
import { sayLogs, type Terminal, sayAlert, sayDoor, sayResult } from './report.ts';
import { recall, updater, type Software } from './update.ts';

/** Lines per batch. */
const BATCH = 100;

/** Sends all pending lines; the last batch is marked as such, even if it is empty. */
async function sendLines(terminal: Terminal, taskId: string): Promise<void> {
  const { journal } = terminal;
  const lines = journal.pending(BATCH);
  const more = journal.pending(BATCH + 1).length > lines.length;
  await sayLogs(terminal, taskId, lines, more);
  journal.drop(lines.length);
  if (more) await sendLines(terminal, taskId);
}

/**
 * Handles the server's requests for the log. A request repeated while lines are being sent is covered by those; one
 * repeated later is answered again, as the former response was lost.
 */
export function logSender(terminal: Terminal): (taskId: string) => void {
  let sending = false;
  return (taskId) => {
    if (sending) return;
    sending = true;
    terminal.journal.note('INFO', 'Log requested');
    sendLines(terminal, taskId)
      .catch(() => undefined)
      .finally(() => {
        sending = false;
      });
  };
}

const WAIT_FOR_TASKS_MS = 20_000;
/** How often a terminal reloads its configuration. */
const CONFIGURE_EVERY_MS = 10 * 60 * 1_000;
/** Time a lock takes to open, in milliseconds. */
const OPENS_IN = [500, 2_000] as const;
/** The same in a slow locker: late, but before the server's timeout. */
const OPENS_SLOWLY_IN = [6_000, 9_000] as const;
/** How long a person leaves the door open. */
const STAYS_OPEN = [3_000, 9_000] as const;
/** Number of tasks remembered, so that a repeated one opens the box only once. */
const REMEMBERED = 200;

/** Opens one box as a lock would: after a moment, or not at all; then the door is closed. */
async function carryOut(terminal: Terminal, faults: Faults, task: OpenDoor): Promise<void> {
  const { pace, signal, lockerId } = terminal;
  const [from, to] = faults.slow.has(lockerId) ? OPENS_SLOWLY_IN : OPENS_IN;
  await pace.wait(between(pace, from, to), signal);
  if (isJammed(faults, lockerId, task.boxId)) return sayResult(terminal, task.taskId, 'JAMMED');
  await sayDoor(terminal, task.boxId, 'OPEN');
  await sayResult(terminal, task.taskId);
  await pace.wait(between(pace, ...STAYS_OPEN), signal);
  await sayDoor(terminal, task.boxId, 'CLOSED');
}

/** Runs each task once, however often it is sent. */
function onceEach(work: (task: OpenDoor) => Promise<void>) {
  const taken: string[] = [];
  return (task: OpenDoor): void => {
    if (taken.includes(task.taskId)) return;
    taken.push(task.taskId);
    if (taken.length > REMEMBERED) taken.shift();
    // A report that fails after all retries is lost, as with a real terminal: the server then records NO_ANSWER.
    work(task).catch(() => undefined);
  };
}

/** Runs the terminal until its signal ends it; never rejects. */
export async function runTerminal(terminal: Terminal, faults: Faults): Promise<void> {
  const { gateway, pace, signal } = terminal;
  const software: Software = { version: undefined, startTime: pace.now() };
  const sendLogs = logSender(terminal);
  const take = onceEach((task) => carryOut(terminal, faults, task));
  const update = updater(terminal, faults, software);
  if (faults.paper.has(terminal.lockerId))
    sayAlert(terminal, 'PRINTING_PAPER_OUT', false).catch(() => undefined);

  const beat = async () => {
    await terminal.offline.catchUp();
    const version = await recall(terminal, software);
    const life = { version, upTime: pace.now() - software.startTime };
    const { everyMs } = await gateway(terminals.heartbeat, life, signal);
    await pace.wait(everyMs, signal);
  };
  const serve = async () => {
    const { tasks } = await gateway(terminals.tasks, { waitMs: String(WAIT_FOR_TASKS_MS) }, signal);
    for (const task of tasks) {
      if (task.type === 'SEND_LOGS') sendLogs(task.taskId);
      else if (task.type === 'FETCH_VERSION') update(task);
      else take(task);
    }
  };
  /** Reloads the network's settings and the names of boxes. */
  const configure = async () => {
    await gateway(terminals.configuration, {}, signal);
    await gateway(terminals.boxes, {}, signal);
    await pace.wait(CONFIGURE_EVERY_MS, signal);
  };
  const learnPins = async () => pace.wait(await terminal.offline.refresh(), signal);
  await Promise.all([beat, serve, configure, learnPins].map((step) => keepOn(step, pace, signal)));
}
