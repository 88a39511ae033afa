// The queries of reports, as R7 documents them.
import { pages, takes, type Group } from './documented.ts';

/** R7.124: all report queries take `startTime` and `endTime`, and most take `page` and `size`. */
const SPAN = 'startTime endTime';
const TOTALS = 'totalCount courier member memberFinished expired';
const PAYMENT = 'payTime startTimeUseLocker endTimeUseLocker amount paymentScheme';

const root = 'GET /api/report/v1';
const paged = (proves: string, filters: string, rows: string) =>
  pages(`${proves} R7.124`, `${SPAN} page size ${filters}`, rows);

export const reportCalls: Group = {
  [`${root}/apiCallQuery`]: paged('R7.115', '', 'callingTime'),
  [`${root}/parcelAndPaymentQuery`]: paged('R7.116', '', 'bookTime payTime amount paymentScheme'),
  [`${root}/paymentPreUseQuery`]: paged('R7.117', 'lockerName', PAYMENT),
  [`${root}/paymentPreUseQueryLockerName`]: paged('R7.117', 'lockerName', PAYMENT),
  [`${root}/lockersUsageQuery`]: paged('R7.118', '', `lockerName ${TOTALS}`),
  [`${root}/lockersUsageSum`]: takes('R7.119 R7.124', SPAN, TOTALS),
  [`${root}/subscriptionQuery`]: paged(
    'R7.120',
    'username mobile paymentScheme',
    `${PAYMENT} currentYearIncome nextYearIncome`,
  ),
  [`${root}/renewedOrExpiredQuery`]: paged(
    'R7.121',
    'subscription username paymentStartTime paymentEndTime',
    'paymentTime expiredTime subscription amount paymentScheme',
  ),
  [`${root}/collectAnalyzeQuery`]: { ...takes('R7.122 R7.124', SPAN), rows: 'totalCount' },
  [`${root}/payMemberInfoQuery`]: paged('R7.123', 'firstLastName', 'username amount paymentScheme'),
};
