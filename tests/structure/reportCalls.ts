// What the specification documents of reports, word by word.
import type { Documented, Group } from './documented.ts';

/** R7.124: all report queries take `startTime` and `endTime`, and most take `page` and `size`. */
const SPAN = 'startTime endTime';
const PAGED = `${SPAN} page size`;
const TOTALS = 'totalCount courier member memberFinished expired';
const PAYMENT = 'payTime startTimeUseLocker endTimeUseLocker amount paymentScheme';

const REPORT_CALLS: Record<string, Documented> = {
  apiCallQuery: { takes: PAGED, rows: 'callingTime' },
  parcelAndPaymentQuery: { takes: PAGED, rows: 'bookTime payTime amount paymentScheme' },
  paymentPreUseQuery: { takes: `${PAGED} lockerName`, rows: PAYMENT },
  paymentPreUseQueryLockerName: { takes: `${PAGED} lockerName`, rows: PAYMENT },
  lockersUsageQuery: { takes: PAGED, rows: `lockerName ${TOTALS}` },
  lockersUsageSum: { takes: SPAN, answers: TOTALS },
  subscriptionQuery: {
    takes: `${PAGED} username mobile paymentScheme`,
    rows: `${PAYMENT} currentYearIncome nextYearIncome`,
  },
  renewedOrExpiredQuery: {
    takes: `${PAGED} subscription username paymentStartTime paymentEndTime`,
    rows: 'paymentTime expiredTime subscription amount paymentScheme',
  },
  collectAnalyzeQuery: { takes: SPAN, rows: 'totalCount' },
  payMemberInfoQuery: { takes: `${PAGED} firstLastName`, rows: 'username amount paymentScheme' },
};

const PAGE = 'content totalPages totalElements';

/** The line of reports says their names alone: each stands below one root, and those with pages answer a page. */
const reports = Object.fromEntries(
  Object.entries(REPORT_CALLS).map(([name, documented]) => [
    `GET /api/report/v1/${name}`,
    documented.takes?.includes('page') ? { ...documented, answers: PAGE } : documented,
  ]),
);
const REPORTS = Object.keys(reports)
  .map((address) => address.replace('GET ', '\n'))
  .join('');

/** Beside it how many addresses its line has. */
export const reportCalls: Group = [REPORTS, reports, 10];
