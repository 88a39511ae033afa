// The nine reports: what each takes, and what its rows and its sums say.
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

/** Where; ours. */
const places = {
  lockerId: ours(reference('lockers').optional()),
  districtId: ours(reference('districts').optional()),
};

/** Who: mobile and e-mail are masked for whoever may not see what is personal. */
const customer = {
  memberId: id.nullable(),
  username: z.string().nullable(),
  memberName: z.string().nullable(),
  mobile: z.string().nullable(),
};

const locker = { lockerId: id, lockerNumber: z.string(), lockerName: z.string() };

/** ReportAPI: the calls of providers' computers; the span cuts `callingTime`. */
export const apiCallReport = report(
  'apiCall',
  { providerId: ours(reference('providers').optional()) },
  {
    callId: z.int(),
    /** When it came. */
    callingTime: time,
    /** The endpoint, e.g. `announce`. */
    call: z.string(),
    /** Nobody's where the key was not known. */
    providerId: id.nullable(),
    providerNumber: z.string().nullable(),
    providerName: z.string().nullable(),
    parcelNumber: z.string().nullable(),
    /** SUCCESS, or the code of the problem that was answered. */
    result: z.string(),
    /** How long the answer took, in milliseconds. */
    duration: z.int(),
  },
  { totalCount: count, successCount: count, failedCount: count },
  ['callingTime', 'call', 'providerName', 'result', 'duration'],
);

/** ReportTransactionHistory: parcels by the time at which they were booked, with what was paid for them. */
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
    /** When it was paid last. */
    payTime: time.nullable(),
    paymentScheme: z.enum(PAYMENT_SCHEMES).nullable(),
    /** All that was charged for it, and what of that is paid. */
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
  /** When the use began and ended: laid in and taken out. */
  startTimeUseLocker: time.nullable(),
  endTimeUseLocker: time.nullable(),
  /** When it was paid; while it is not, when it was charged. */
  payTime: time,
  paymentScheme: z.enum(PAYMENT_SCHEMES),
  amount: money,
  payStatus: z.enum(PAY_STATUSES),
};
const byUseSums = { totalCount: count, amount: money, paidAmount: money };
/** Anywhere in the locker's name. */
const byLockerName = { lockerName: search };

const paymentPreUse = report('paymentPreUse', byLockerName, byUse, byUseSums, ['payTime']);

/** ReportPaymentperuser: charges by use; the span cuts `payTime`. */
export const paymentPreUseReport = {
  ...paymentPreUse,
  /** R7.117: the same at the address of its variant. */
  byLockerName: {
    ...paymentPreUse.query,
    path: `${REPORT_ROOT}/paymentPreUseQueryLockerName`,
  },
};

/**
 * What was laid in within the span: `courier` by couriers, `member` by customers, both together the `totalCount`;
 * of those by customers `memberFinished` are collected; `expired` of all stayed beyond their time.
 */
const usage = {
  totalCount: count,
  courier: count,
  member: count,
  memberFinished: count,
  expired: count,
};
const usageFilters = { lockerName: ours(search), ...places };

/** ReportUsage: a row a locker, also where nothing was laid in; the span cuts the time at which parcels were laid in. */
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

/** ReportSubscription: subscriptions that were paid; the span cuts `payTime`. */
export const subscriptionReport = report(
  'subscription',
  {
    username: search,
    /** The beginning; the whole of it for whoever may not see what is personal. */
    mobile: search,
    paymentScheme: z.enum(SUBSCRIPTION_SCHEMES).optional(),
  },
  {
    ...subscriptionRow,
    payTime: time,
    /** Of the amount, what falls on days in the calendar year of payment, in whole cents, and the rest. */
    currentYearIncome: money,
    nextYearIncome: money,
  },
  { totalCount: count, amount: money, currentYearIncome: money, nextYearIncome: money },
  ['payTime', 'endTimeUseLocker', 'amount'],
);

/** ReportExpired: paid spans that are over, and whether another one followed at once; the span cuts `expiredTime`. */
export const renewedOrExpiredReport = report(
  'renewedOrExpired',
  {
    subscription: z.enum(SUBSCRIPTION_ENDS).optional(),
    username: search,
    /** From when until when it was paid. */
    paymentStartTime: time.optional(),
    paymentEndTime: time.optional(),
  },
  {
    ...subscriptionRow,
    paymentTime: time,
    /** When the paid span was over. */
    expiredTime: time,
    subscription: z.enum(SUBSCRIPTION_ENDS),
  },
  { totalCount: count, renewedCount: count, expiredCount: count, amount: money },
  ['expiredTime', 'paymentTime', 'amount'],
);

const collected = { totalCount: count, courier: count, member: count };
const collectFilters = { ...places, ...span };

/** ReportTimeAnalysis: how long after they were laid in parcels were taken out; the span cuts when they were taken out. */
export const collectAnalyzeReport = {
  /** '(no paging)': a row a group of hours, also where it is empty. */
  query: viewing.get(
    `${REPORT_ROOT}/collectAnalyzeQuery`,
    collectFilters,
    z.object({
      content: z.array(
        z.object({
          /** From so many hours on, up to so many; null: without an end. */
          fromHour: z.int(),
          untilHour: z.int().nullable(),
          /** How many parcels; `courier` and `member`: taken out by couriers, and by customers. */
          ...collected,
          /** Of all, in percent, to one decimal; null where none were collected. */
          share: z.number().nullable(),
        }),
      ),
      sums: ours(z.object({ ...collected, averageHours: z.number().nullable() }).optional()),
    }),
  ),
  ...exportsOf('collectAnalyze', collectFilters),
};

/** ReportCustormerPayment: a row a customer who paid within the span. */
export const payMemberInfoReport = report(
  'payMemberInfo',
  {
    /** Anywhere in the name, first or last name first. */
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
    /** What the customer pays by now. */
    paymentScheme: z.enum(PAYMENT_SCHEMES),
    paymentCount: count,
    /** When last. */
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

/** Network alerts, by when they were first reported. The specification has their workbook alone (contract/operations/alerts.ts). */
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
          /** When it was over. */
          endTime: time.nullable(),
          /** From first reported until over, in whole minutes. */
          minutes: z.int().nullable(),
        }),
        z.object({ totalCount: count, standingCount: count, reportCount: count }),
      ),
    ),
    feature: REPORTS_FEATURE,
  },
  ...exportsOf('networkAlerts', { ...alertFilters, sort: alertPages.sort }),
};
