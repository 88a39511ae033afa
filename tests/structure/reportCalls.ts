// The queries of reports, as R7 documents them.
import type { Documented, Group } from './documented.ts';

/** R7.124: all report queries take `startTime` and `endTime`, and most take `page` and `size`. */
const SPAN = 'startTime endTime';
const PAGED = `${SPAN} page size`;
const TOTALS = 'totalCount courier member memberFinished expired';
const PAYMENT = 'payTime startTimeUseLocker endTimeUseLocker amount paymentScheme';

const REPORT_CALLS: Record<string, Documented> = {
  apiCallQuery: { proves: 'R7.115 R7.124', takes: PAGED, rows: 'callingTime' },
  parcelAndPaymentQuery: {
    proves: 'R7.116 R7.124',
    takes: PAGED,
    rows: 'bookTime payTime amount paymentScheme',
  },
  paymentPreUseQuery: { proves: 'R7.117 R7.124', takes: `${PAGED} lockerName`, rows: PAYMENT },
  paymentPreUseQueryLockerName: {
    proves: 'R7.117 R7.124',
    takes: `${PAGED} lockerName`,
    rows: PAYMENT,
  },
  lockersUsageQuery: { proves: 'R7.118 R7.124', takes: PAGED, rows: `lockerName ${TOTALS}` },
  lockersUsageSum: { proves: 'R7.119 R7.124', takes: SPAN, answers: TOTALS },
  subscriptionQuery: {
    proves: 'R7.120 R7.124',
    takes: `${PAGED} username mobile paymentScheme`,
    rows: `${PAYMENT} currentYearIncome nextYearIncome`,
  },
  renewedOrExpiredQuery: {
    proves: 'R7.121 R7.124',
    takes: `${PAGED} subscription username paymentStartTime paymentEndTime`,
    rows: 'paymentTime expiredTime subscription amount paymentScheme',
  },
  collectAnalyzeQuery: { proves: 'R7.122 R7.124', takes: SPAN, rows: 'totalCount' },
  payMemberInfoQuery: {
    proves: 'R7.123 R7.124',
    takes: `${PAGED} firstLastName`,
    rows: 'username amount paymentScheme',
  },
};

const PAGE = 'content totalPages totalElements';

/** Each stands below one root; those with pages answer a page. */
export const reportCalls: Group = Object.fromEntries(
  Object.entries(REPORT_CALLS).map(([name, documented]) => [
    `GET /api/report/v1/${name}`,
    documented.takes?.includes('page') ? { ...documented, answers: PAGE } : documented,
  ]),
);
