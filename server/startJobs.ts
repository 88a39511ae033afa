// Scheduled jobs. Safe with several servers on one database: each statement claims its rows.
import { isClockRight } from '../domain/clocks.ts';
import { HEARTBEAT_OFFLINE_AFTER_MS } from '../domain/terminals/terminals.ts';
import { unhurried } from './db/limits.ts';
import type { Services } from './http/context.ts';
import { logBroken } from './http/respond.ts';
import { forgetCounts } from './http/throttle.ts';
import { forgetCalls } from './http/providerCalls.ts';
import { anchorSeals } from './audit/anchorSeals.ts';
import { forgetAnnouncements } from './providers/announcements.ts';
import { expireTasks } from './boxes/openTasks.ts';
import { expireVersions } from './versions/expireVersions.ts';
import { forgetLines } from './lockerLogs/lockerLogs.ts';
import { expireLogRequests } from './lockerLogs/logRequests.ts';
import { forgetReports } from './terminals/onceEach.ts';
import { forgetPins } from './messages/overMessages.ts';
import { forgetReminders, sendReminders } from './messages/remind.ts';
import { closeDays } from './reports/closeDays.ts';
import { sendSchedules } from './reports/sendSchedules.ts';
import { sealEvents } from './audit/sealEvents.ts';
import { sendHeldAlerts } from './alerts/sendHeldAlerts.ts';
import { wakeDue } from './alerts/snoozing.ts';
import { turnSilentOffline } from './lockers/lockerSituation.ts';
import { applyDuePlans } from './payments/priceRows.ts';
import { sumCounts } from './parcels/parcelCounts.ts';
import { endBookings, expireParcels } from './parcels/parcelJobs.ts';
import { forgetRecoveries } from './account/recoveries.ts';
import { removeAbandoned } from './files/uploads.ts';

type Swept = Pick<
  Services,
  'database' | 'files' | 'now' | 'clockSkew' | 'log' | 'config' | 'secrets'
>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Repeats a job, with a pause after each run, until stopped; failures are logged and retried. While the clocks
 * disagree, jobs are skipped, as it is unknown what is due.
 */
function again(services: Swept, ...[name, work, everyMs, firstMs = everyMs]: Job) {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  let running: Promise<unknown> = Promise.resolve();
  const round = async () => {
    try {
      if (isClockRight(services.clockSkew())) await unhurried(() => work(services));
    } catch (error) {
      logBroken(services.log.child({ job: name }), error);
    }
    plan(everyMs);
  };
  const plan = (ms: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round();
    }, ms);
    timer.unref();
  };
  plan(firstMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

async function sealAndAnchor(services: Swept): Promise<void> {
  await sealEvents(services);
  await anchorSeals(services);
}

type Job = [
  name: string,
  work: (services: Swept) => Promise<unknown>,
  everyMs: number,
  firstMs?: number,
];

const JOBS: readonly Job[] = [
  ['Dropping abandoned files', removeAbandoned, HOUR],
  ['Ending late tasks', expireTasks, 5 * SECOND],
  ['Ending bookings that nobody came for', endBookings, 5 * SECOND],
  ['Summing up counts of parcels', sumCounts, HOUR],
  ['Adding up closed days', closeDays, MINUTE, 10 * SECOND],
  ['Expiring parcels', expireParcels, 5 * SECOND],
  ['Ending late rollouts', expireVersions, 5 * SECOND],
  // Before a server has run as long as a terminal may be silent, it received no heartbeats.
  ['Looking for silent lockers', turnSilentOffline, 5 * SECOND, HEARTBEAT_OFFLINE_AFTER_MS],
  ['Telling of what was held back', sendHeldAlerts, MINUTE],
  ['Ending the snooze of alerts', wakeDue, 10 * SECOND],
  ['Applying planned prices', applyDuePlans, 10 * SECOND],
  ['Ending late log requests', expireLogRequests, 5 * SECOND],
  ['Forgetting old log lines', forgetLines, HOUR],
  ['Reminding of parcels that wait', sendReminders, MINUTE],
  ['Sending reports that are due', sendSchedules, 30 * SECOND],
  ['Forgetting old reminders', forgetReminders, HOUR],
  // Expired codes are removed from their messages promptly.
  ['Forgetting old PINs', forgetPins, MINUTE],
  ['Forgetting old codes', forgetRecoveries, MINUTE],
  ['Forgetting old counts', forgetCounts, HOUR],
  // Secrets of the initial data are sealed soon after the start.
  ['Sealing the history', sealAndAnchor, MINUTE, 5 * SECOND],
  ['Forgetting parcels that nobody brought', forgetAnnouncements, HOUR],
  ['Forgetting old calls', forgetCalls, HOUR],
  ['Forgetting old reports', forgetReports, HOUR],
];

/** Starts the jobs; returns a function that stops them and waits for running ones. */
export function startJobs(services: Swept): () => Promise<void> {
  const stops = JOBS.map((job) => again(services, ...job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
