// What the lockers' terminals ask and say: signs of life, tasks, and reports of doors, parcels and trouble.
import { terminals } from '../../contract/terminals.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../http/problem.ts';
import { reportTrouble } from '../work/alertReports.ts';
import { flagBox, moveDoor } from '../work/boxReports.ts';
import { onceEach, REMEMBERED_MS } from '../work/onceEach.ts';
import { endTask } from '../work/openTasks.ts';
import { takeLines } from '../work/lockerLogs.ts';
import { arrive } from '../work/arrivals.ts';
import { deposit } from '../work/deposit.ts';
import { collect, fail, remove } from '../work/leave.ts';
import { payAtTerminal } from '../work/payAtTerminal.ts';
import { takePace } from '../work/logPace.ts';
import type { ParcelReport } from '../work/parcelReports.ts';
import { reportProgress } from '../work/versionReports.ts';
import { signUp } from '../work/signUp.ts';
import { beat } from './heartbeat.ts';
import { configurationOf } from './lockerSettings.ts';
import { knownOf } from './terminalBoxes.ts';
import { terminalSignIn } from './terminalSignIn.ts';
import { givePackage } from './versionPackage.ts';
import { waitForTasks } from './waitForTasks.ts';

/**
 * A terminal's clock may be wrong: nothing has happened after now, and what claims to be older than any terminal keeps
 * a report was dated by a clock that had lost its time.
 */
const reported = (ask: Ask, time: number): ParcelReport => {
  const now = ask.now();
  const likely = time > now - REMEMBERED_MS ? Math.min(time, now) : now;
  const { lockerId, secrets, config } = ask;
  return { lockerId, time: likely, now, timeZone: config.timeZone, secrets };
};

/** What each report of a parcel does. */
const PARCEL_DEEDS = { DEPOSITED: deposit, FAILED: fail, COLLECTED: collect, REMOVED: remove };

/** Refuses with NOT_FOUND when the task is not this locker's. */
async function ownTask({ database, lockerId }: Ask, taskId: string): Promise<void> {
  const task = await database.db
    .selectFrom('openTasks')
    .select('taskId')
    .where('taskId', '=', taskId)
    .where('lockerId', '=', lockerId)
    .executeTakeFirst();
  if (!task) throw new Problem('NOT_FOUND', { field: 'taskId' });
}

/** The number of a version's task; 0, which no task has, where it is none. */
const numberOf = (taskId: string): number => (/^\d{1,9}$/.test(taskId) ? Number(taskId) : 0);

/** The answers to the terminals' calls. */
export const terminalAnswers = answer(terminals, {
  heartbeat: (life, ask) => beat(ask, life),
  tasks: async ({ waitMs = 0 }, ask) => ({ tasks: await waitForTasks(ask, waitMs) }),
  result: async ({ taskId, outcome, fault }, ask) => {
    await ownTask(ask, taskId);
    const by = { byKind: 'TERMINAL', byId: ask.lockerId } as const;
    const why = outcome === 'SUCCESS' ? null : (fault ?? 'REFUSED');
    const accepted = await ask.database.transaction((trx) =>
      endTask(trx, taskId, by, ask.now(), why),
    );
    return { accepted };
  },
  signIn: terminalSignIn,
  door: ({ key, boxId, doorStatus, time }, ask) =>
    onceEach(ask, key, (trx) => moveDoor(trx, reported(ask, time), boxId, doorStatus)),
  parcel: ({ key, boxId, ordersId, what, time, ...hand }, ask) =>
    onceEach(ask, key, (trx) =>
      PARCEL_DEEDS[what](trx, { ...reported(ask, time), ...hand }, ordersId, boxId),
    ),
  payment: ({ key, ordersId, time }, ask) =>
    onceEach(ask, key, (trx) => payAtTerminal(trx, reported(ask, time), ordersId)),
  arrival: ({ key, time, ...arrival }, ask) =>
    onceEach(ask, key, (trx) => arrive(trx, reported(ask, time), arrival)),
  signUp: ({ key, time, ...person }, ask) =>
    onceEach(ask, key, (trx) => signUp(trx, reported(ask, time), person)),
  alert: ({ key, alertType, boxId, ended, time }, ask) =>
    onceEach(ask, key, (trx) =>
      reportTrouble(trx, reported(ask, time), { alertType, boxId }, ended),
    ),
  flag: ({ key, boxId, time }, ask) =>
    onceEach(ask, key, async (trx) => {
      const report = reported(ask, time);
      const flagged = await flagBox(trx, report, boxId);
      return flagged && reportTrouble(trx, report, { alertType: 'FLAGGED_LOCKED', boxId }, false);
    }),
  configuration: (_, ask) => configurationOf(ask),
  logs: async ({ key, ...told }, ask) => {
    takePace(ask, told.lines.length);
    const by = { lockerId: ask.lockerId, now: ask.now() };
    return onceEach(ask, key, (trx) => takeLines(trx, by, told));
  },
  versionProgress: ({ key, taskId, ...progress }, ask) =>
    onceEach(ask, key, (trx) =>
      reportProgress(trx, ask.lockerId, { ...progress, taskId: numberOf(taskId) }, ask.now()),
    ),
  versionPackage: ({ taskId }, ask) => givePackage(ask, numberOf(taskId)),
  boxes: (_, ask) => knownOf(ask),
});
