// What the lockers' terminals ask and say: signs of life, tasks, and reports of doors, parcels and trouble.
import { terminals } from '../../contract/terminals.ts';
import { timeFault } from '../../domain/reportTimes.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../system/problem.ts';
import { reportTrouble } from '../alerts/alertReports.ts';
import { flagBox, moveDoor } from '../boxes/boxReports.ts';
import { onceEach } from './onceEach.ts';
import { endTask } from '../boxes/openTasks.ts';
import { takeLines } from '../lockerLogs/lockerLogs.ts';
import { arrive } from './arrivals.ts';
import { deposit } from './deposit.ts';
import { collect, fail, remove } from './leave.ts';
import { findParcel } from './findParcel.ts';
import { payAtTerminal } from './payAtTerminal.ts';
import { takePace } from '../lockerLogs/logPace.ts';
import type { ParcelReport } from './parcelReports.ts';
import { reportProgress } from '../versions/versionReports.ts';
import { signUp } from './signUp.ts';
import { beat } from './heartbeat.ts';
import { configurationOf } from '../settings/lockerSettings.ts';
import { offlinePinsOf } from './offlinePins.ts';
import { knownOf } from './terminalBoxes.ts';
import { countingPin, terminalCollect } from './terminalCollect.ts';
import { terminalSignIn } from './terminalSignIn.ts';
import { givePackage } from '../versions/versionPackage.ts';
import { waitForTasks } from './waitForTasks.ts';

/** Nothing has happened after now. Refuses with TIME_UNIT and TIME_TOO_OLD: another time would be made up. */
const reported = (ask: Ask, time: number): ParcelReport => {
  const now = ask.now();
  const fault = timeFault(time, now);
  if (fault) throw new Problem(fault, { field: 'time' });
  const { lockerId, secrets, config } = ask;
  return { lockerId, time: Math.min(time, now), now, timeZone: config.timeZone, secrets };
};

/** What each report of a parcel does. */
const PARCEL_DEEDS = { DEPOSITED: deposit, FAILED: fail, COLLECTED: collect, REMOVED: remove };

/** A PIN that was checked out of touch and proves nothing counts as a wrong one. */
function noneWhereUnproven(error: unknown): undefined {
  if (error instanceof Problem && error.code === 'COLLECTION_UNPROVEN') return undefined;
  throw error;
}

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
  collect: terminalCollect,
  door: (said, ask) =>
    onceEach(ask, said, (trx) =>
      moveDoor(trx, reported(ask, said.time), said.boxId, said.doorStatus),
    ),
  parcel: async (said, ask) => {
    const { key: _, boxId, ordersId, what, time, ...hand } = said;
    if (hand.taskId !== undefined) await ownTask(ask, hand.taskId);
    const report = () =>
      onceEach(ask, said, (trx) =>
        PARCEL_DEEDS[what](trx, { ...reported(ask, time), ...hand }, ordersId, boxId),
      );
    const { offlinePin } = hand;
    return offlinePin === undefined
      ? report()
      : countingPin(ask, offlinePin, () => report().catch(noneWhereUnproven));
  },
  offlinePins: (_, ask) => offlinePinsOf(ask),
  find: ({ number }, ask) => findParcel(ask, number),
  payment: (said, ask) =>
    onceEach(ask, said, (trx) => payAtTerminal(trx, reported(ask, said.time), said.ordersId)),
  arrival: (said, ask) => onceEach(ask, said, (trx) => arrive(trx, reported(ask, said.time), said)),
  signUp: (said, ask) => {
    const { key: _, time, ...person } = said;
    return onceEach(ask, said, (trx) => signUp(trx, reported(ask, time), person));
  },
  alert: (said, ask) =>
    onceEach(ask, said, (trx) =>
      reportTrouble(
        trx,
        reported(ask, said.time),
        { alertType: said.alertType, boxId: said.boxId },
        said.ended,
      ),
    ),
  flag: (said, ask) =>
    onceEach(ask, said, async (trx) => {
      const { boxId } = said;
      const report = reported(ask, said.time);
      const flagged = await flagBox(trx, report, boxId);
      return flagged && reportTrouble(trx, report, { alertType: 'FLAGGED_LOCKED', boxId }, false);
    }),
  configuration: (_, ask) => configurationOf(ask),
  logs: async (said, ask) => {
    takePace(ask, said.lines.length);
    const by = { lockerId: ask.lockerId, now: ask.now() };
    return onceEach(ask, said, (trx) => takeLines(trx, by, said));
  },
  versionProgress: (said, ask) => {
    const { key: _, taskId, ...progress } = said;
    return onceEach(ask, said, (trx) =>
      reportProgress(trx, ask.lockerId, { ...progress, taskId: numberOf(taskId) }, ask.now()),
    );
  },
  versionPackage: ({ taskId }, ask) => givePackage(ask, numberOf(taskId)),
  boxes: (_, ask) => knownOf(ask),
});
