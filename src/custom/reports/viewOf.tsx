// The nine reports. A tenth would be a declaration here and a route in src/routes/pages.ts.
import type { ReactElement } from 'react';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { members } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import {
  apiCallReport,
  collectAnalyzeReport,
  lockersUsageReport,
  networkAlertsReport,
  parcelAndPaymentReport,
  paymentPreUseReport,
  payMemberInfoReport,
  renewedOrExpiredReport,
  subscriptionReport,
} from '../../../contract/reports/reports.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { declareReport, type Report } from './declare.ts';
import { groupMessages, type CollectGroup } from './groupMessages.ts';
import { callName, group, leading, payStatus, percentage, result, share } from './fieldTypes.tsx';
import { ReportPage } from './ReportPage.tsx';

interface Subject {
  readonly lockerId?: RecordId | null;
  readonly memberId?: RecordId | null;
  readonly ordersId?: RecordId | null;
}

/** Names link to their records. */
const locker = leading<Subject>(lockers.one, ({ lockerId }) =>
  lockerId ? pageUrl(routes.boxInfo, { id: lockerId }) : undefined,
);
const customer = leading<Subject>(members.one, ({ memberId }) =>
  memberId ? pageUrl(routes.member, { memberId }) : undefined,
);
const parcel = leading<Subject>(parcels.one, ({ ordersId }) =>
  ordersId ? pageUrl(routes.parcel, { ordersId }) : undefined,
);
const lockerName = { type: locker };
const username = { type: customer };
const parcelNumber = { type: parcel };

const REPORTS: Readonly<Record<ReportName, Report>> = {
  lockersUsage: declareReport('lockersUsage', lockersUsageReport, {
    key: 'lockerId',
    columns: [
      'lockerName',
      'totalCount',
      'courier',
      'member',
      'memberFinished',
      'expired',
      'finishedShare',
    ],
    filters: ['lockerName', 'lockerId', 'districtId'],
    sort: { field: 'totalCount', order: 'DESC' },
    figures: ['totalCount', 'courier', 'member', 'memberFinished', 'expired'],
    added: ['totalCount', 'courier', 'member', 'memberFinished', 'expired'],
    chart: { by: 'lockerName', bars: ['courier', 'member'], lies: true, stacked: true },
    fields: {
      lockerName,
      finishedShare: {
        type: share,
        value: ({ memberFinished, member }) => percentage(memberFinished, member),
      },
    },
    sum: lockersUsageReport.sum,
  }),
  parcelAndPayment: declareReport('parcelAndPayment', parcelAndPaymentReport, {
    key: 'ordersId',
    columns: [
      'parcelNumber',
      'bookTime',
      'ordersStatus',
      'amount',
      'paidAmount',
      'payStatus',
      'payTime',
      'paymentScheme',
      'lockerName',
      'boxName',
      'username',
    ],
    moreColumns: ['memberName', 'mobile', 'parcelType', 'storeTime', 'collectTime'],
    filters: ['lockerId', 'districtId'],
    sort: { field: 'bookTime', order: 'DESC' },
    figures: ['totalCount', 'amount', 'paidAmount'],
    parts: { paidShare: { part: 'paidAmount', whole: 'amount' } },
    added: ['amount', 'paidAmount'],
    fields: { parcelNumber, username, lockerName, payStatus: { type: payStatus } },
  }),
  paymentPreUse: declareReport('paymentPreUse', paymentPreUseReport, {
    key: 'paymentId',
    columns: [
      'parcelNumber',
      'lockerName',
      'boxName',
      'startTimeUseLocker',
      'endTimeUseLocker',
      'payTime',
      'amount',
      'payStatus',
      'paymentScheme',
      'username',
    ],
    moreColumns: ['memberName', 'mobile'],
    filters: ['lockerName'],
    sort: { field: 'payTime', order: 'DESC' },
    figures: ['totalCount', 'amount', 'paidAmount'],
    parts: { paidShare: { part: 'paidAmount', whole: 'amount' } },
    added: ['amount'],
    fields: {
      parcelNumber,
      username,
      lockerName,
      payStatus: { type: payStatus },
      // Until it is paid, the API returns the time of the charge, which is the time of the deposit.
      payTime: { value: ({ payStatus, payTime }) => (payStatus === 'WAIT' ? null : payTime) },
    },
    variant: ['lockerName', paymentPreUseReport.byLockerName],
  }),
  subscription: declareReport('subscription', subscriptionReport, {
    key: 'paymentId',
    columns: [
      'username',
      'memberName',
      'mobile',
      'paymentScheme',
      'payTime',
      'startTimeUseLocker',
      'endTimeUseLocker',
      'amount',
      'currentYearIncome',
      'nextYearIncome',
    ],
    filters: ['username', 'mobile', 'paymentScheme'],
    sort: { field: 'payTime', order: 'DESC' },
    figures: ['totalCount', 'amount', 'currentYearIncome', 'nextYearIncome'],
    added: ['amount', 'currentYearIncome', 'nextYearIncome'],
    chart: { sums: ['currentYearIncome', 'nextYearIncome'] },
    fields: { username },
  }),
  renewedOrExpired: declareReport('renewedOrExpired', renewedOrExpiredReport, {
    key: 'paymentId',
    columns: [
      'username',
      'memberName',
      'paymentScheme',
      'expiredTime',
      'subscription',
      'amount',
      'paymentTime',
      'startTimeUseLocker',
      'endTimeUseLocker',
      'mobile',
    ],
    filters: ['username', 'subscription', 'paymentStartTime', 'paymentEndTime'],
    periods: { paymentTime: ['paymentStartTime', 'paymentEndTime'] },
    sort: { field: 'expiredTime', order: 'DESC' },
    figures: ['totalCount', 'renewedCount', 'expiredCount', 'amount'],
    parts: { renewedShare: { part: 'renewedCount', whole: 'totalCount' } },
    added: ['amount'],
    fields: { username },
  }),
  payMemberInfo: declareReport('payMemberInfo', payMemberInfoReport, {
    key: 'memberId',
    columns: [
      'username',
      'firstName',
      'lastName',
      'mobile',
      'email',
      'paymentScheme',
      'paymentCount',
      'payTime',
      'perUseAmount',
      'subscriptionAmount',
      'amount',
    ],
    moreColumns: ['memberNo'],
    filters: ['firstLastName'],
    sort: { field: 'amount', order: 'DESC' },
    figures: ['totalCount', 'paymentCount', 'perUseAmount', 'subscriptionAmount', 'amount'],
    added: ['paymentCount', 'perUseAmount', 'subscriptionAmount', 'amount'],
    fields: { username },
  }),
  collectAnalyze: declareReport('collectAnalyze', collectAnalyzeReport, {
    key: 'fromHour',
    columns: ['group', 'totalCount', 'courier', 'member', 'share'],
    filters: ['lockerId', 'districtId'],
    figures: ['totalCount', 'courier', 'member', 'averageHours'],
    added: ['totalCount', 'courier', 'member'],
    chart: {
      by: 'group',
      bars: ['courier', 'member'],
      stacked: true,
      messages: (row, say, count) => groupMessages(row as unknown as CollectGroup, say, count),
    },
    fields: { group: { type: group }, share: { type: share } },
  }),
  apiCall: declareReport('apiCall', apiCallReport, {
    key: 'callId',
    columns: ['callingTime', 'call', 'providerName', 'parcelNumber', 'result', 'duration'],
    filters: ['providerId'],
    sort: { field: 'callingTime', order: 'DESC' },
    figures: ['totalCount', 'successCount', 'failedCount'],
    parts: { successShare: { part: 'successCount', whole: 'totalCount' } },
    fields: { call: { type: callName }, result: { type: result } },
  }),
  networkAlerts: declareReport('networkAlerts', networkAlertsReport, {
    key: 'alertId',
    columns: [
      'alertType',
      'lockerName',
      'location',
      'boxName',
      'startTime',
      'lastTime',
      'reportCount',
      'alertState',
      'acknowledgedTime',
      'endTime',
      'minutes',
    ],
    filters: ['alertType', 'lockerId', 'districtId'],
    sort: { field: 'startTime', order: 'DESC' },
    figures: ['totalCount', 'standingCount', 'reportCount'],
    added: ['reportCount'],
    fields: { lockerName },
  }),
};

/** A report's page component; created once per page, so that its identity is stable. */
export function viewOf(name: ReportName): () => ReactElement {
  const report = REPORTS[name];
  return function View() {
    return <ReportPage key={name} report={report} />;
  };
}
