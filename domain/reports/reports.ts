// Reports: their names, limits of their span, and constants of their rows.
import { dayIn } from '../timeZone.ts';

/** The nine reports, by the name of their query without `Query`; the path of `networkAlerts` is ours. */
export const REPORTS = [
  'apiCall',
  'parcelAndPayment',
  'paymentPreUse',
  'lockersUsage',
  'subscription',
  'renewedOrExpired',
  'collectAnalyze',
  'payMemberInfo',
  'networkAlerts',
] as const;
export type ReportName = (typeof REPORTS)[number];

/** File formats of reports (R7.125). */
export const REPORT_FORMATS = ['CSV', 'XLSX'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** How a paid subscription period ended: followed by another one, or not. */
export const SUBSCRIPTION_ENDS = ['RENEWED', 'EXPIRED'] as const;
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number];

/** Lower bounds in hours of the groups of storage time. */
export const COLLECT_FROM_HOURS = [0, 6, 12, 24, 48, 72, 168] as const;

/** The span of a report, epoch milliseconds; both ends are inclusive and optional. */
export interface ReportWindow {
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** `future`: R5.50; `upsideDown`: it ends before it begins. */
export type WindowError = 'future' | 'upsideDown';

/**
 * The error of a span, and which side has it. A side may be later today, as the last day of a span is included in full.
 * @param now epoch milliseconds
 * @param timeZone an IANA name, for the boundaries of days
 */
export function windowError(
  { startTime, endTime }: ReportWindow,
  now: number,
  timeZone: string,
): { side: 'startTime' | 'endTime'; error: WindowError } | undefined {
  const today = dayIn(now, timeZone);
  const isFuture = (time: number | undefined) =>
    time !== undefined && time > now && dayIn(time, timeZone) !== today;
  if (isFuture(startTime)) return { side: 'startTime', error: 'future' };
  if (isFuture(endTime)) return { side: 'endTime', error: 'future' };
  if (startTime !== undefined && endTime !== undefined && endTime < startTime)
    return { side: 'endTime', error: 'upsideDown' };
  return undefined;
}
