// What the files of the nine reports have under which heading.
import type { ReportName } from '../../../domain/reports/reports.ts';
import type { Figures, Headings } from './readBack.ts';

const CUSTOMER: Headings = {
  Username: ['username', 'text'],
  Customer: ['memberName', 'text'],
  Mobile: ['mobile', 'text'],
};

const LOCKER: Headings = {
  'Locker number': ['lockerNumber', 'text'],
  'Locker name': ['lockerName', 'text'],
};

const USE: Headings = {
  'Use from': ['startTimeUseLocker', 'time'],
  'Use until': ['endTimeUseLocker', 'time'],
};

export const HEADINGS: Record<ReportName, Headings> = {
  apiCall: {
    Called: ['callingTime', 'time'],
    Call: ['call', 'text'],
    'Provider number': ['providerNumber', 'text'],
    Provider: ['providerName', 'text'],
    'Parcel number': ['parcelNumber', 'text'],
    Result: ['result', 'text'],
    Milliseconds: ['duration', 'number'],
  },
  parcelAndPayment: {
    Booked: ['bookTime', 'time'],
    'Parcel number': ['parcelNumber', 'text'],
    'Booking number': ['bookNumber', 'text'],
    Type: ['parcelType', 'text'],
    Status: ['ordersStatus', 'text'],
    ...CUSTOMER,
    ...LOCKER,
    Box: ['boxName', 'text'],
    Deposited: ['storeTime', 'time'],
    Collected: ['collectTime', 'time'],
    Scheme: ['paymentScheme', 'text'],
    Amount: ['amount', 'money'],
    'Paid amount': ['paidAmount', 'money'],
    'Pay status': ['payStatus', 'text'],
    Paid: ['payTime', 'time'],
  },
  paymentPreUse: {
    'Paid or charged': ['payTime', 'time'],
    'Parcel number': ['parcelNumber', 'text'],
    ...CUSTOMER,
    ...LOCKER,
    Box: ['boxName', 'text'],
    ...USE,
    Scheme: ['paymentScheme', 'text'],
    Amount: ['amount', 'money'],
    'Pay status': ['payStatus', 'text'],
  },
  lockersUsage: {
    'Locker name': ['lockerName', 'text'],
    'Locker number': ['lockerNumber', 'text'],
    Total: ['totalCount', 'number'],
    Courier: ['courier', 'number'],
    Member: ['member', 'number'],
    'Member finished': ['memberFinished', 'number'],
    Expired: ['expired', 'number'],
  },
  subscription: {
    Paid: ['payTime', 'time'],
    ...CUSTOMER,
    Scheme: ['paymentScheme', 'text'],
    ...USE,
    Amount: ['amount', 'money'],
    'Current year income': ['currentYearIncome', 'money'],
    'Next year income': ['nextYearIncome', 'money'],
  },
  renewedOrExpired: {
    Expired: ['expiredTime', 'time'],
    ...CUSTOMER,
    Scheme: ['paymentScheme', 'text'],
    ...USE,
    Paid: ['paymentTime', 'time'],
    Amount: ['amount', 'money'],
    Subscription: ['subscription', 'text'],
  },
  collectAnalyze: {
    'From hours': ['fromHour', 'number'],
    'Until hours': ['untilHour', 'number'],
    Total: ['totalCount', 'number'],
    Courier: ['courier', 'number'],
    Member: ['member', 'number'],
    Percent: ['share', 'number'],
  },
  payMemberInfo: {
    Username: ['username', 'text'],
    'Customer number': ['memberNo', 'text'],
    'First name': ['firstName', 'text'],
    'Last name': ['lastName', 'text'],
    Mobile: ['mobile', 'text'],
    'E-mail': ['email', 'text'],
    Scheme: ['paymentScheme', 'text'],
    Payments: ['paymentCount', 'number'],
    'Last paid': ['payTime', 'time'],
    'By use': ['perUseAmount', 'money'],
    'By subscription': ['subscriptionAmount', 'money'],
    Amount: ['amount', 'money'],
  },
  networkAlerts: {
    'First reported': ['startTime', 'time'],
    Alert: ['alertType', 'text'],
    State: ['alertState', 'text'],
    ...LOCKER,
    Location: ['location', 'text'],
    Box: ['boxName', 'text'],
    'Last reported': ['lastTime', 'time'],
    Reports: ['reportCount', 'number'],
    Taken: ['acknowledgedTime', 'time'],
    Over: ['endTime', 'time'],
    Minutes: ['minutes', 'number'],
  },
};

/** Sums that stand below the row of sums, each beside its name. */
export const FIGURES: Record<ReportName, Figures> = {
  apiCall: { Calls: 'totalCount', Succeeded: 'successCount', Failed: 'failedCount' },
  parcelAndPayment: { Parcels: 'totalCount' },
  paymentPreUse: { Uses: 'totalCount', 'Paid amount': 'paidAmount' },
  lockersUsage: {},
  subscription: { Subscriptions: 'totalCount' },
  renewedOrExpired: {
    Subscriptions: 'totalCount',
    Renewed: 'renewedCount',
    'Not renewed': 'expiredCount',
  },
  collectAnalyze: { 'Average hours': 'averageHours' },
  payMemberInfo: { Customers: 'totalCount' },
  networkAlerts: { Alerts: 'totalCount', 'Not over yet': 'standingCount' },
};
