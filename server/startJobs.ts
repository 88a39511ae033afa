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
import { sendSchedules } from './reports/sendSchedules.ts';
import { sealEvents } from './audit/sealEvents.ts';
import { sendHeldAlerts } from './alerts/sendHeldAlerts.ts';
import { wakeDue } from './alerts/snoozing.ts';
import { turnSilentOffline } from './lockers/lockerSituation.ts';
import { applyDuePlans } from './payments/priceRows.ts';
import { sumCounts } from './parcels/parcelCounts.ts';
import { endBookings, expireParcels } from './parcels/parcelJobs.ts';
import { forgetRecoveries } from './account/recoveries.ts';
import { sweepFiles } from './files/uploads.ts';

type Swept = Pick<
  Services,
  'database' | 'files' | 'now' | 'clockSkew' | 'log' | 'config' | 'secrets'
>;

const SWEEP_EVERY_MS = 5_000;
const TELL_EVERY_MS = 60_000;
const WAKE_EVERY_MS = 10_000;
const PRICES_EVERY_MS = 10_000;
const REMIND_EVERY_MS = 60_000;
const REPORTS_EVERY_MS = 30_000;
const SEAL_EVERY_MS = 60_000;
/** Secrets of the initial data are sealed soon after the start. */
const FIRST_SEAL_MS = 5_000;
/** Expired codes are removed from their messages promptly. */
const CODES_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 60 * 60 * 1_000;

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
      logBroken(services.log.child({ sweep: name }), error);
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
  ['Dropping abandoned files', sweepFiles, FORGET_EVERY_MS],
  ['Ending late tasks', expireTasks, SWEEP_EVERY_MS],
  ['Ending bookings that nobody came for', endBookings, SWEEP_EVERY_MS],
  ['Summing up counts of parcels', sumCounts, FORGET_EVERY_MS],
  ['Expiring parcels', expireParcels, SWEEP_EVERY_MS],
  ['Ending late rollouts', expireVersions, SWEEP_EVERY_MS],
  // Before a server has run as long as a terminal may be silent, it received no heartbeats.
  ['Looking for silent lockers', turnSilentOffline, SWEEP_EVERY_MS, HEARTBEAT_OFFLINE_AFTER_MS],
  ['Telling of what was held back', sendHeldAlerts, TELL_EVERY_MS],
  ['Ending the snooze of alerts', wakeDue, WAKE_EVERY_MS],
  ['Applying planned prices', applyDuePlans, PRICES_EVERY_MS],
  ['Ending late log requests', expireLogRequests, SWEEP_EVERY_MS],
  ['Forgetting old log lines', forgetLines, FORGET_EVERY_MS],
  ['Reminding of parcels that wait', sendReminders, REMIND_EVERY_MS],
  ['Sending reports that are due', sendSchedules, REPORTS_EVERY_MS],
  ['Forgetting old reminders', forgetReminders, FORGET_EVERY_MS],
  ['Forgetting old PINs', forgetPins, CODES_EVERY_MS],
  ['Forgetting old codes', forgetRecoveries, CODES_EVERY_MS],
  ['Forgetting old counts', forgetCounts, FORGET_EVERY_MS],
  ['Sealing the history', sealAndAnchor, SEAL_EVERY_MS, FIRST_SEAL_MS],
  ['Forgetting parcels that nobody brought', forgetAnnouncements, FORGET_EVERY_MS],
  ['Forgetting old calls', forgetCalls, FORGET_EVERY_MS],
  ['Forgetting old reports', forgetReports, FORGET_EVERY_MS],
];

/** Starts the jobs; returns a function that stops them and waits for running ones. */
export function startJobs(services: Swept): () => Promise<void> {
  const stops = JOBS.map((job) => again(services, ...job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
