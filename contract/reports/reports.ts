// The nine reports: filters, row fields and totals of each.
import { z } from 'zod';
import { ALERT_STATES, ALERT_TYPES } from '../../domain/alerts.ts';
import { PAYMENT_SCHEMES, SUBSCRIPTION_SCHEMES } from '../../domain/limits.ts';
import { PARCEL_STATUSES, PARCEL_TYPES, PAY_STATUSES } from '../../domain/parcels/parcels.ts';
import { SUBSCRIPTION_ENDS } from '../../domain/reports/reports.ts';
import {
  exportsOf,
  ours,
  pages,
  pageWithSums,
  report,
  REPORT_ROOT,
  REPORTS_FEATURE,
  span,
  viewing,
} from './report.ts';
import { id, money, reference, search, time } from '../scalars.ts';

const count = z.int();

/** Location; not in the specification. */
const places = {
  lockerId: ours(reference('lockers').optional()),
  districtId: ours(reference('districts').optional()),
};

/** Customer; mobile and e-mail are masked for users without access to personal data. */
const customer = {
  memberId: id.nullable(),
  username: z.string().nullable(),
  memberName: z.string().nullable(),
  mobile: z.string().nullable(),
};

const locker = { lockerId: id, lockerNumber: z.string(), lockerName: z.string() };

/** ReportAPI: calls by providers' systems; the range filters `callingTime`. */
export const apiCallReport = report(
  'apiCall',
  { providerId: ours(reference('providers').optional()) },
  {
    callId: z.int(),
    /** Time of the call. */
    callingTime: time,
    /** The endpoint, e.g. `announce`. */
    call: z.string(),
    /** Empty if the key was unknown. */
    providerId: id.nullable(),
    providerNumber: z.string().nullable(),
    providerName: z.string().nullable(),
    parcelNumber: z.string().nullable(),
    /** SUCCESS, or the error code returned. */
    result: z.string(),
    /** Response time in milliseconds. */
    duration: z.int(),
  },
  { totalCount: count, successCount: count, failedCount: count },
  ['callingTime', 'call', 'providerName', 'result', 'duration'],
);

/** ReportTransactionHistory: parcels by booking time, with their payments. */
export const parcelAndPaymentReport = report(
  'parcelAndPayment',
  places,
  {
    ordersId: id,
    parcelNumber: z.string(),
    bookNumber: z.string().nullable(),
    parcelType: z.enum(PARCEL_TYPES),
    ordersStatus: z.enum(PARCEL_STATUSES),
    ...customer,
    ...locker,
    boxName: z.string().nullable(),
    bookTime: time.nullable(),
    storeTime: time.nullable(),
    collectTime: time.nullable(),
    /** Last payment. */
    payTime: time.nullable(),
    paymentScheme: z.enum(PAYMENT_SCHEMES).nullable(),
    /** Total charged, and the part that is paid. */
    amount: money,
    paidAmount: money,
    payStatus: z.enum(PAY_STATUSES),
  },
  { totalCount: count, amount: money, paidAmount: money },
  ['bookTime'],
);

const byUse = {
  paymentId: id,
  ordersId: id.nullable(),
  parcelNumber: z.string().nullable(),
  ...customer,
  lockerId: id.nullable(),
  lockerNumber: z.string().nullable(),
  lockerName: z.string().nullable(),
  boxName: z.string().nullable(),
  /** Start and end of use: deposit and collection. */
  startTimeUseLocker: time.nullable(),
  endTimeUseLocker: time.nullable(),
  /** Payment time; charge time while unpaid. */
  payTime: time,
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  amount: money,
  payStatus: z.enum(PAY_STATUSES),
};
const byUseSums = { totalCount: count, amount: money, paidAmount: money };
/** Anywhere in the locker's name. */
const byLockerName = { lockerName: search };

const paymentPreUse = report('paymentPreUse', byLockerName, byUse, byUseSums, ['payTime']);
/** R7.117 spells the parameter with a capital letter. */
const query = { ...paymentPreUse.query, spellings: { LockerName: 'lockerName' } };

/** ReportPaymentperuser: charges per use; the range filters `payTime`. */
export const paymentPreUseReport = {
  ...paymentPreUse,
  query,
  /** R7.117: the same at its alternative path. */
  byLockerName: {
    ...query,
    path: `${REPORT_ROOT}/paymentPreUseQueryLockerName`,
  },
};

/**
 * Deposits in the range: `courier` by couriers, `member` by customers, `totalCount` both; `memberFinished` of the
 * customers' were collected; `expired`: how often a parcel's time ran out in the range.
 */
const usage = {
  totalCount: count,
  courier: count,
  member: count,
  memberFinished: count,
  expired: count,
};
const usageFilters = { lockerName: ours(search), ...places };

/** ReportUsage: one row per locker, also without deposits; the range filters the deposit time. */
export const lockersUsageReport = {
  ...report('lockersUsage', usageFilters, { ...locker, ...usage }, usage, [
    'lockerName',
    'totalCount',
    'courier',
    'member',
    'memberFinished',
    'expired',
  ]),
  sum: viewing.get(`${REPORT_ROOT}/lockersUsageSum`, { ...usageFilters, ...span }, z.object(usage)),
};

const subscriptionRow = {
  paymentId: id,
  ...customer,
  paymentScheme: z.enum(SUBSCRIPTION_SCHEMES),
  startTimeUseLocker: time,
  endTimeUseLocker: time,
  amount: money,
};

/** ReportSubscription: paid subscriptions; the range filters `payTime`. */
export const subscriptionReport = report(
  'subscription',
  {
    username: search,
    /** Prefix match; exact match for users without access to personal data. */
    mobile: search,
    paymentScheme: z.enum(SUBSCRIPTION_SCHEMES).optional(),
  },
  {
    ...subscriptionRow,
    payTime: time,
    /** Part of the amount for days in the calendar year of payment, in whole cents, and the rest. */
    currentYearIncome: money,
    nextYearIncome: money,
  },
  { totalCount: count, amount: money, currentYearIncome: money, nextYearIncome: money },
  ['payTime', 'endTimeUseLocker', 'amount'],
);

/** ReportExpired: ended paid periods, and whether another followed immediately; the range filters `expiredTime`. */
export const renewedOrExpiredReport = report(
  'renewedOrExpired',
  {
    subscription: z.enum(SUBSCRIPTION_ENDS).optional(),
    username: search,
    /** Start and end of the paid period. */
    paymentStartTime: time.optional(),
    paymentEndTime: time.optional(),
  },
  {
    ...subscriptionRow,
    paymentTime: time,
    /** End of the paid period. */
    expiredTime: time,
    subscription: z.enum(SUBSCRIPTION_ENDS),
  },
  { totalCount: count, renewedCount: count, expiredCount: count, amount: money },
  ['expiredTime', 'paymentTime', 'amount'],
);

const collected = { totalCount: count, courier: count, member: count };
const collectFilters = { ...places, ...span };

/** ReportTimeAnalysis: time between deposit and collection; the range filters the collection time. */
export const collectAnalyzeReport = {
  /** No paging: one row per group of hours, also if empty. */
  query: viewing.get(
    `${REPORT_ROOT}/collectAnalyzeQuery`,
    collectFilters,
    z.object({
      content: z.array(
        z.object({
          /** From and up to this many hours; null: open-ended. */
          fromHour: z.int(),
          untilHour: z.int().nullable(),
          /** Number of parcels; `courier` and `member`: collected by couriers, and by customers. */
          ...collected,
          /** Percentage of all, to one decimal; null if none were collected. */
          share: z.number().nullable(),
        }),
      ),
      sums: ours(z.object({ ...collected, averageHours: z.number().nullable() }).optional()),
    }),
  ),
  ...exportsOf('collectAnalyze', collectFilters),
};

/** ReportCustormerPayment: one row per customer who paid in the range. */
export const payMemberInfoReport = report(
  'payMemberInfo',
  {
    /** Anywhere in the name, in either order of first and last name. */
    firstLastName: search,
  },
  {
    memberId: id,
    username: z.string(),
    memberNo: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    mobile: z.string().nullable(),
    email: z.string().nullable(),
    /** The customer's current payment scheme. */
    paymentScheme: z.enum(PAYMENT_SCHEMES),
    paymentCount: count,
    /** Last payment. */
    payTime: time,
    perUseAmount: money,
    subscriptionAmount: money,
    amount: money,
  },
  {
    totalCount: count,
    paymentCount: count,
    perUseAmount: money,
    subscriptionAmount: money,
    amount: money,
  },
  ['username', 'paymentCount', 'payTime', 'amount'],
);

const alertFilters = { ...places, alertType: z.enum(ALERT_TYPES).optional(), ...span };
const alertPages = pages(['startTime', 'alertType', 'lockerName']);

/** Network alerts by first report. The specification only has their workbook (contract/operations/alerts.ts). */
export const networkAlertsReport = {
  query: {
    ...viewing.get(
      '/api/v1/network-alerts',
      { ...alertFilters, ...alertPages },
      pageWithSums(
        z.object({
          alertId: id,
          alertType: z.enum(ALERT_TYPES),
          alertState: z.enum(ALERT_STATES),
          ...locker,
          location: z.string().nullable(),
          boxName: z.string().nullable(),
          startTime: time,
          lastTime: time,
          reportCount: count,
          acknowledgedTime: time.nullable(),
          /** When it ended. */
          endTime: time.nullable(),
          /** From first report to end, in whole minutes. */
          minutes: z.int().nullable(),
        }),
        z.object({ totalCount: count, standingCount: count, reportCount: count }),
      ),
    ),
    feature: REPORTS_FEATURE,
  },
  ...exportsOf('networkAlerts', { ...alertFilters, sort: alertPages.sort }),
};
