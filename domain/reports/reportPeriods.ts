// Periods of scheduled reports: the past day, week or month in the network's time zone.
import { momentShowing, shownAt, startOfDay } from '../timeZone.ts';

export const REPORT_PERIODS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The latest hour of a day for sending a report. */
export const SEND_HOUR_MAX = 23;

/** Maximum missed periods, the latest ones, that are sent later; older ones are skipped. */
export const MISSED_SPANS_MAX = 7;

/** Maximum scheduled reports and recipients of each, as they are sent from the network's own address. */
export const SCHEDULES_MAX = 100;
export const SCHEDULE_ADDRESSES_MAX = 20;

/**
 * The state of a scheduled report: enabled, disabled, or without recipients, neither its own
 * nor in REPORT_EMAIL_ADDRESS; then it waits for recipients.
 */
export const SCHEDULE_STATES = ['ON', 'OFF', 'NOBODY'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** When a report is sent: in the first morning of the next period, at that hour of the network's time zone. */
export interface Rhythm {
  readonly period: ReportPeriod;
  readonly sendHour: number;
}

/** A past period, epoch milliseconds, both ends inclusive; and when its report is sent. */
export interface Sending {
  readonly startTime: number;
  readonly endTime: number;
  readonly sendTime: number;
}

/** The start of a period, `steps` periods from the one that contains this local time (as if it were UTC). */
function begin(period: ReportPeriod, shown: number, steps: number): number {
  const day = new Date(shown - (((shown % DAY_MS) + DAY_MS) % DAY_MS));
  if (period === 'DAILY') return day.getTime() + steps * DAY_MS;
  if (period === 'MONTHLY') return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + steps, 1);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return day.getTime() + (7 * steps - sinceMonday) * DAY_MS;
}

/**
 * The next report to be sent after `time`, of a period that ended after `sentUntil`: no period is sent twice,
 * however often the hour is changed.
 * @param timeZone an IANA name; days may have 23 or 25 hours
 */
export function nextSending(
  { period, sendHour }: Rhythm,
  after: { readonly time: number; readonly sentUntil: number },
  timeZone: string,
): Sending {
  const shown = shownAt(after.time, timeZone);
  for (let step = 0; ; step += 1) {
    const end = begin(period, shown, step);
    const sending = {
      startTime: startOfDay(begin(period, shown, step - 1), timeZone),
      endTime: startOfDay(end, timeZone) - 1,
      sendTime: momentShowing(end + sendHour * HOUR_MS, timeZone),
    };
    if (sending.sendTime > after.time && sending.endTime > after.sentUntil) return sending;
  }
}

/** Reports to be sent by `now`, oldest first, and the time of the next one. */
export function dueSendings(
  rhythm: Rhythm,
  after: { readonly time: number; readonly sentUntil: number },
  now: number,
  timeZone: string,
): { due: Sending[]; next: Sending } {
  const due: Sending[] = [];
  let next = nextSending(rhythm, after, timeZone);
  while (next.sendTime <= now) {
    due.push(next);
    next = nextSending(rhythm, { time: next.sendTime, sentUntil: next.endTime }, timeZone);
  }
  return { due: due.slice(-MISSED_SPANS_MAX), next };
}
