// Columns of the report files: English headings, which are translated for the reader, and formats.
import type { ReportName } from '../../domain/reports/reports.ts';

/** What a field is; the writers of the formats turn it into cells. */
type ColumnType = 'text' | 'time' | 'count' | 'money';

/** A heading, the field shown in rows and (if it has a sum) in the sum line, and its format. */
export type FileColumn = readonly [header: string, field: string, type: ColumnType];

const CUSTOMER: readonly FileColumn[] = [
  ['Username', 'username', 'text'],
  ['Customer', 'memberName', 'text'],
  ['Mobile', 'mobile', 'text'],
];

const LOCKER: readonly FileColumn[] = [
  ['Locker number', 'lockerNumber', 'text'],
  ['Locker name', 'lockerName', 'text'],
];

const USE: readonly FileColumn[] = [
  ['Use from', 'startTimeUseLocker', 'time'],
  ['Use until', 'endTimeUseLocker', 'time'],
];

/** The first column of each report holds the label of the sum line. */
export const REPORT_COLUMNS: Readonly<Record<ReportName, readonly FileColumn[]>> = {
  apiCall: [
    ['Called', 'callingTime', 'time'],
    ['Call', 'call', 'text'],
    ['Provider number', 'providerNumber', 'text'],
    ['Provider', 'providerName', 'text'],
    ['Parcel number', 'parcelNumber', 'text'],
    ['Result', 'result', 'text'],
    ['Milliseconds', 'duration', 'count'],
  ],
  parcelAndPayment: [
    ['Booked', 'bookTime', 'time'],
    ['Parcel number', 'parcelNumber', 'text'],
    ['Booking number', 'bookNumber', 'text'],
    ['Type', 'parcelType', 'text'],
    ['Status', 'ordersStatus', 'text'],
    ...CUSTOMER,
    ...LOCKER,
    ['Box', 'boxName', 'text'],
    ['Deposited', 'storeTime', 'time'],
    ['Collected', 'collectTime', 'time'],
    ['Scheme', 'paymentScheme', 'text'],
    ['Amount', 'amount', 'money'],
    ['Paid amount', 'paidAmount', 'money'],
    ['Pay status', 'payStatus', 'text'],
    ['Paid', 'payTime', 'time'],
  ],
  paymentPreUse: [
    ['Paid or charged', 'payTime', 'time'],
    ['Parcel number', 'parcelNumber', 'text'],
    ...CUSTOMER,
    ...LOCKER,
    ['Box', 'boxName', 'text'],
    ...USE,
    ['Scheme', 'paymentScheme', 'text'],
    ['Amount', 'amount', 'money'],
    ['Pay status', 'payStatus', 'text'],
  ],
  lockersUsage: [
    ['Locker name', 'lockerName', 'text'],
    ['Locker number', 'lockerNumber', 'text'],
    ['Total', 'totalCount', 'count'],
    ['Courier', 'courier', 'count'],
    ['Member', 'member', 'count'],
    ['Member finished', 'memberFinished', 'count'],
    ['Expired', 'expired', 'count'],
  ],
  subscription: [
    ['Paid', 'payTime', 'time'],
    ...CUSTOMER,
    ['Scheme', 'paymentScheme', 'text'],
    ...USE,
    ['Amount', 'amount', 'money'],
    ['Current year income', 'currentYearIncome', 'money'],
    ['Next year income', 'nextYearIncome', 'money'],
  ],
  renewedOrExpired: [
    ['Expired', 'expiredTime', 'time'],
    ...CUSTOMER,
    ['Scheme', 'paymentScheme', 'text'],
    ...USE,
    ['Paid', 'paymentTime', 'time'],
    ['Amount', 'amount', 'money'],
    ['Subscription', 'subscription', 'text'],
  ],
  collectAnalyze: [
    ['From hours', 'fromHour', 'count'],
    ['Until hours', 'untilHour', 'count'],
    ['Total', 'totalCount', 'count'],
    ['Courier', 'courier', 'count'],
    ['Member', 'member', 'count'],
    ['Percent', 'share', 'count'],
  ],
  payMemberInfo: [
    ['Username', 'username', 'text'],
    ['Customer number', 'memberNo', 'text'],
    ['First name', 'firstName', 'text'],
    ['Last name', 'lastName', 'text'],
    ['Mobile', 'mobile', 'text'],
    ['E-mail', 'email', 'text'],
    ['Scheme', 'paymentScheme', 'text'],
    ['Payments', 'paymentCount', 'count'],
    ['Last paid', 'payTime', 'time'],
    ['By use', 'perUseAmount', 'money'],
    ['By subscription', 'subscriptionAmount', 'money'],
    ['Amount', 'amount', 'money'],
  ],
  networkAlerts: [
    ['First reported', 'startTime', 'time'],
    ['Alert', 'alertType', 'text'],
    ['State', 'alertState', 'text'],
    ...LOCKER,
    ['Location', 'location', 'text'],
    ['Box', 'boxName', 'text'],
    ['Last reported', 'lastTime', 'time'],
    ['Reports', 'reportCount', 'count'],
    ['Taken', 'acknowledgedTime', 'time'],
    ['Over', 'endTime', 'time'],
    ['Minutes', 'minutes', 'count'],
  ],
};

/** Sums without a column: each has a line below the others, labelled as on the screen. */
export const REPORT_FIGURES: Readonly<Record<ReportName, readonly FileColumn[]>> = {
  apiCall: [
    ['Calls', 'totalCount', 'count'],
    ['Succeeded', 'successCount', 'count'],
    ['Failed', 'failedCount', 'count'],
  ],
  parcelAndPayment: [['Parcels', 'totalCount', 'count']],
  paymentPreUse: [
    ['Uses', 'totalCount', 'count'],
    ['Paid amount', 'paidAmount', 'money'],
  ],
  lockersUsage: [],
  subscription: [['Subscriptions', 'totalCount', 'count']],
  renewedOrExpired: [
    ['Subscriptions', 'totalCount', 'count'],
    ['Renewed', 'renewedCount', 'count'],
    ['Not renewed', 'expiredCount', 'count'],
  ],
  collectAnalyze: [['Average hours', 'averageHours', 'count']],
  payMemberInfo: [['Customers', 'totalCount', 'count']],
  networkAlerts: [
    ['Alerts', 'totalCount', 'count'],
    ['Not over yet', 'standingCount', 'count'],
  ],
};
