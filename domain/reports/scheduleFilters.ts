// The filters that a scheduled report can have: those of the report that name no person and no fixed days.
import type { ReportName } from './reports.ts';

export const SCHEDULE_FILTERS = [
  'lockerId',
  'districtId',
  'lockerName',
  'providerId',
  'paymentScheme',
  'subscription',
  'alertType',
] as const;
export type ScheduleFilter = (typeof SCHEDULE_FILTERS)[number];

const PLACES = ['lockerId', 'districtId'] as const;

const OF_REPORT: Readonly<Record<ReportName, readonly ScheduleFilter[]>> = {
  apiCall: ['providerId'],
  parcelAndPayment: PLACES,
  paymentPreUse: ['lockerName'],
  lockersUsage: ['lockerName', ...PLACES],
  subscription: ['paymentScheme'],
  renewedOrExpired: ['subscription'],
  collectAnalyze: PLACES,
  payMemberInfo: [],
  networkAlerts: ['alertType', ...PLACES],
};

/** Whether a report takes a filter when it is scheduled. */
export const takesFilter = (report: unknown, filter: string): boolean =>
  (OF_REPORT[report as ReportName] as readonly string[] | undefined)?.includes(filter) === true;

type Values = Readonly<Record<string, unknown>>;

/** The filters of a schedule that are set. */
export const setFilters = (schedule: Values): ScheduleFilter[] =>
  SCHEDULE_FILTERS.filter((name) => schedule[name] != null && schedule[name] !== '');

/** Which filters of a report page a schedule takes over, and which it cannot, besides the period. */
export function carriedFilters(report: ReportName, chosen: Values) {
  const names = Object.keys(chosen).filter((name) => name !== 'startTime' && name !== 'endTime');
  const carried = names.filter((name) => takesFilter(report, name));
  return {
    carried: Object.fromEntries(carried.map((name) => [name, chosen[name]])),
    left: names.filter((name) => !carried.includes(name)),
  };
}
