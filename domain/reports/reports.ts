// Reports: which there are, what a span of one may be, and the words that their rows use.
import { dayIn } from '../parcels/storageDays.ts';

/** The nine reports, by the name of their query without `Query`; `networkAlerts` is queried at an address of ours. */
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

/** How a report leaves as a file (R7.125). */
export const REPORT_FORMATS = ['CSV', 'XLSX'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** How a paid span of a subscription ended: another one followed at once, or none did. */
export const SUBSCRIPTION_ENDS = ['RENEWED', 'EXPIRED'] as const;
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number];

/** From how many hours after it was laid in a parcel was taken out: each group up to where the next begins. */
export const COLLECT_FROM_HOURS = [0, 6, 12, 24, 48, 72, 168] as const;

/** The span of a report, epoch milliseconds; both ends belong to it, a side that is not set is open. */
export interface ReportWindow {
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** `future`: R5.50; `upsideDown`: it ends before it begins. */
export type WindowError = 'future' | 'upsideDown';

/**
 * What is wrong with a span, and at which side. A side may lie later today, for the last day of a span goes to its end.
 * @param now epoch milliseconds
 * @param timeZone an IANA name: whose days they are
 */
export function windowError(
  { startTime, endTime }: ReportWindow,
  now: number,
  timeZone: string,
): { side: 'startTime' | 'endTime'; fault: WindowError } | undefined {
  const today = dayIn(now, timeZone);
  const isFuture = (time: number | undefined) =>
    time !== undefined && time > now && dayIn(time, timeZone) !== today;
  if (isFuture(startTime)) return { side: 'startTime', fault: 'future' };
  if (isFuture(endTime)) return { side: 'endTime', fault: 'future' };
  if (startTime !== undefined && endTime !== undefined && endTime < startTime)
    return { side: 'endTime', fault: 'upsideDown' };
  return undefined;
}
