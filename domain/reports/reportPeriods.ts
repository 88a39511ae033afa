// Spans of reports that are mailed by themselves: the day, the week or the month that is over, in the network's time zone.
import { momentShowing, shownAt } from '../parcels/storageDays.ts';

/** Daily, weekly or monthly. */
export const REPORT_PERIODS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The last hour of a day at which a report can be sent. */
export const SEND_HOUR_MAX = 23;

/** So many spans that were missed, the last ones, are sent later; older ones are left out. */
export const MISSED_SPANS_MAX = 7;

/** So many reports can be mailed by themselves, each to so many addresses: they leave from the network's own address. */
export const SCHEDULES_MAX = 100;
export const SCHEDULE_ADDRESSES_MAX = 20;

/**
 * What a scheduled report does: it is mailed, it is switched off, or there is nobody to mail it to, neither in its own
 * line nor in that of REPORT_EMAIL_ADDRESS; then it waits until somebody is named.
 */
export const SCHEDULE_STATES = ['ON', 'OFF', 'NOBODY'] as const;
export type ScheduleState = (typeof SCHEDULE_STATES)[number];

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** When a report is sent: the first morning of the next span, at that hour of the network's clock. */
export interface Rhythm {
  readonly period: ReportPeriod;
  readonly sendHour: number;
}

/** A span that is over, epoch milliseconds, both ends belong to it; and when its report is to be sent. */
export interface Sending {
  readonly startTime: number;
  readonly endTime: number;
  readonly sendTime: number;
}

/** Where a span begins, `steps` spans from the one that holds this moment of the calendar (as if it were UTC). */
function begin(period: ReportPeriod, shown: number, steps: number): number {
  const day = new Date(shown - (((shown % DAY_MS) + DAY_MS) % DAY_MS));
  if (period === 'DAILY') return day.getTime() + steps * DAY_MS;
  if (period === 'MONTHLY') return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + steps, 1);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return day.getTime() + (7 * steps - sinceMonday) * DAY_MS;
}

/**
 * The next report that is to be sent after `time`, of a span that ended after `sentUntil`: no span is sent twice,
 * however often the hour is changed.
 * @param timeZone an IANA name; a day of 23 or 25 hours is a day
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
      startTime: momentShowing(begin(period, shown, step - 1), timeZone),
      endTime: momentShowing(end, timeZone) - 1,
      sendTime: momentShowing(end + sendHour * HOUR_MS, timeZone),
    };
    if (sending.sendTime > after.time && sending.endTime > after.sentUntil) return sending;
  }
}

/** What is to be sent by `now`, the oldest first, and when the next one follows. */
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
