// Routes of the terminal gateway: heartbeats, tasks, and reports of doors, parcels and trouble.
import { terminals } from '../../contract/terminals/terminals.ts';
import { hasRow } from '../db/hasRow.ts';
import { timeError } from '../../domain/reports/reportTimes.ts';
import { heartbeatEvery } from '../../domain/terminals/terminals.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { endUnclosed, reportTrouble } from '../alerts/alertReports.ts';
import { flagBox, moveDoor } from '../boxes/boxReports.ts';
import { onceEach } from './onceEach.ts';
import { endTask } from '../boxes/openTasks.ts';
import { takeLines } from '../lockerLogs/lockerLogs.ts';
import { recordArrival } from './recordArrival.ts';
import { deposit } from './deposit.ts';
import { collect, fail, remove } from './leave.ts';
import { findParcel } from './findParcel.ts';
import { payAtTerminal } from './payAtTerminal.ts';
import { takePace } from '../lockerLogs/takePace.ts';
import type { ParcelReport } from './parcelReports.ts';
import { reportProgress } from '../versions/reportProgress.ts';
import { signUp } from './signUp.ts';
import { configurationOf } from '../settings/lockerSettings.ts';
import { offlinePinsOf } from './offlinePinsOf.ts';
import { terminalBoxes } from './terminalBoxes.ts';
import { countingPin, terminalCollect } from './terminalCollect.ts';
import { terminalSignIn } from './terminalSignIn.ts';
import { givePackage } from '../versions/versionPackage.ts';
import { waitForTasks } from './waitForTasks.ts';

/** Caps future times to now. Throws TIME_UNIT and TIME_TOO_OLD, as the real time is unknown then. */
const reported = (context: RequestContext, time: number): ParcelReport => {
  const now = context.now();
  const error = timeError(time, now);
  if (error) throw new Problem(error, { field: 'time' });
  const { lockerId, secrets, config } = context;
  return { lockerId, time: Math.min(time, now), now, timeZone: config.timeZone, secrets };
};

/** The command for each kind of parcel report. */
const PARCEL_EVENTS = { DEPOSITED: deposit, FAILED: fail, COLLECTED: collect, REMOVED: remove };

/** An offline-checked PIN that proves nothing counts as a wrong one, unless only the outage is missing. */
function noneWhereUnproven(error: unknown): undefined {
  const unproven = error instanceof Problem && error.code === 'COLLECTION_UNPROVEN';
  if (unproven && error.field === undefined) return undefined;
  throw error;
}

/** Throws NOT_FOUND if the task is not this locker's. */
async function ownTask({ database, lockerId }: RequestContext, taskId: string): Promise<void> {
  const task = database.db.selectFrom('openTasks').where('taskId', '=', taskId);
  if (!(await hasRow(task.where('lockerId', '=', lockerId))))
    throw new Problem('NOT_FOUND', { field: 'taskId' });
}

/** The id of a version task; 0, which no task has, for other ids. */
const numberOf = (taskId: string): number => (/^\d{1,9}$/.test(taskId) ? Number(taskId) : 0);

/** The routes of the terminal API. */
export const terminalRoutes = routesOf(terminals, {
  heartbeat: async ({ version, upTime }, context) => {
    const { lockerId } = context;
    const time = context.now();
    await context.terminals.beat({ lockerId, version, startTime: time - upTime, time });
    return { lockerId, everyMs: heartbeatEvery(Math.random()), time };
  },
  tasks: async ({ waitMs = 0 }, context) => ({ tasks: await waitForTasks(context, waitMs) }),
  result: async ({ taskId, outcome, fault: error }, context) => {
    await ownTask(context, taskId);
    const by = { byType: 'TERMINAL', byId: context.lockerId } as const;
    const why = outcome === 'SUCCESS' ? null : (error ?? 'REFUSED');
    const accepted = await context.database.transaction((trx) =>
      endTask(trx, taskId, by, context.now(), why),
    );
    return { accepted };
  },
  signIn: terminalSignIn,
  collect: terminalCollect,
  door: (input, context) =>
    onceEach(context, input, async (trx) => {
      const { boxId, doorStatus } = input;
      const report = reported(context, input.time);
      const moved = await moveDoor(trx, report, boxId, doorStatus);
      if (moved && doorStatus === 'CLOSED') await endUnclosed(trx, report, boxId);
      return moved;
    }),
  parcel: async (input, context) => {
    const { key: _, boxId, ordersId, what, time, ...hand } = input;
    if (hand.taskId !== undefined) await ownTask(context, hand.taskId);
    const report = () =>
      onceEach(context, input, (trx) =>
        PARCEL_EVENTS[what](trx, { ...reported(context, time), ...hand }, ordersId, boxId),
      );
    const { offlinePin } = hand;
    return offlinePin === undefined
      ? report()
      : countingPin(context, offlinePin, () => report().catch(noneWhereUnproven));
  },
  offlinePins: (_, context) => offlinePinsOf(context),
  find: ({ number }, context) => findParcel(context, number),
  payment: (input, context) =>
    onceEach(context, input, (trx) =>
      payAtTerminal(trx, reported(context, input.time), input.ordersId),
    ),
  arrival: (input, context) =>
    onceEach(context, input, (trx) => recordArrival(trx, reported(context, input.time), input)),
  signUp: (input, context) => {
    const { key: _, time, ...person } = input;
    return onceEach(context, input, (trx) => signUp(trx, reported(context, time), person));
  },
  alert: (input, context) =>
    onceEach(context, input, (trx) =>
      reportTrouble(
        trx,
        reported(context, input.time),
        { alertType: input.alertType, boxId: input.boxId },
        input.ended,
      ),
    ),
  flag: (input, context) =>
    onceEach(context, input, async (trx) => {
      const { boxId } = input;
      const report = reported(context, input.time);
      const flagged = await flagBox(trx, report, boxId);
      return flagged && reportTrouble(trx, report, { alertType: 'FLAGGED_LOCKED', boxId }, false);
    }),
  configuration: (_, context) => configurationOf(context),
  logs: async (input, context) => {
    takePace(context, input.lines.length);
    const by = { lockerId: context.lockerId, now: context.now() };
    return onceEach(context, input, (trx) => takeLines(trx, by, input));
  },
  versionProgress: (input, context) => {
    const { key: _, taskId, ...progress } = input;
    return onceEach(context, input, (trx) =>
      reportProgress(
        trx,
        context.lockerId,
        { ...progress, taskId: numberOf(taskId) },
        context.now(),
      ),
    );
  },
  versionPackage: ({ taskId }, context) => givePackage(context, numberOf(taskId)),
  boxes: ({ mobile }, context) => terminalBoxes(context, mobile),
});
