// Descriptions of reports and statistics: their query, files and e-mail.
import { rate } from '../measures.ts';
import type { Operation } from '../types.ts';

/** The name of a report or statistic, and its rows. */
type Topic = readonly [title: string, rows: string];

const REPORTS: Readonly<Record<string, Topic>> = {
  apiCallReport: ['API calls', 'Calls of providers, by when they arrived.'],
  parcelAndPaymentReport: [
    'transactions',
    'Parcels by booking time, with what was charged and paid.',
  ],
  paymentPreUseReport: ['payments per use', 'Charges per use of a box, by time of payment.'],
  lockersUsageReport: ['usage', 'One row per locker with the parcels deposited in the period.'],
  subscriptionReport: ['subscriptions', 'Paid subscriptions, by time of payment.'],
  renewedOrExpiredReport: [
    'ended subscriptions',
    'Paid periods that ended, by when, and whether they were renewed.',
  ],
  collectAnalyzeReport: [
    'collection times',
    'How long parcels stayed before collection, in groups of hours, by time of collection; without those whose times are in doubt.',
  ],
  payMemberInfoReport: ['paying customers', 'One row per customer who paid in the period.'],
  networkAlertsReport: ['network alerts', 'Alerts by when they were first reported.'],
};

const STATISTICS: Readonly<Record<string, Topic>> = {
  providerStatistics: [
    'statistics by provider',
    'One row per provider; the row without one is for parcels that no provider sent.',
  ],
  dayStatistics: ['statistics by day', 'One row per day.'],
  hourStatistics: ['statistics by hour', 'One row per hour of each weekday.'],
  boxStatistics: [
    'box statistics',
    'One row per day, from the state at each full hour. In use: reserved or holding a parcel.',
  ],
  dwellStatistics: [
    'dwell-time statistics',
    'Parcels collected in the period, in groups by how long they had stayed; without those whose times are in doubt.',
  ],
  areaStatistics: [
    'statistics by area',
    'One row per province or district; the row without one is for lockers in none.',
  ],
};

const PERIOD =
  'A period that begins or ends after today is refused with `REPORT_FUTURE`, one that ends before it begins with `REPORT_UPSIDE_DOWN`.';
const DAYS = `${PERIOD} Days are those of the network's time zone: the last 30 if absent, at most 366 (\`STATISTICS_TOO_LONG\`).`;
const ALL = 'Contains all rows and the sums.';

const reportOperations = ([group, [title, rows]]: [string, Topic]): [string, Operation][] => [
  [`${group}.query`, [`Report: ${title}`, `${rows} ${PERIOD}`]],
  [
    `${group}.exportCsv`,
    [`Report as CSV: ${title}`, `${ALL} At most ${rate('reportTaken')} per person. ${PERIOD}`],
  ],
  [
    `${group}.exportXlsx`,
    [`Report as workbook: ${title}`, `${ALL} At most ${rate('reportTaken')} per person. ${PERIOD}`],
  ],
  [
    `${group}.email`,
    [
      `Report by e-mail: ${title}`,
      `Sends the file to your own address. \`result\` is 1 once the mail server accepted it and 0 if it has not yet. This GET request sends a message. Refused with \`REPORT_NO_ADDRESS\` or \`GATEWAY_NOT_SET\`. At most ${rate('reportMailed')} per person.`,
    ],
  ],
];

const statisticOperations = ([group, [title, rows]]: [string, Topic]): [string, Operation][] => [
  [`${group}.query`, [`Get ${title}`, `${rows} ${DAYS}`]],
  [`${group}.exportCsv`, [`Export ${title} as CSV`, `${rows} ${DAYS}`]],
  [`${group}.exportXlsx`, [`Export ${title} as a workbook`, `${rows} ${DAYS}`]],
];

export const figureOperations: Readonly<Record<string, Operation>> = {
  ...Object.fromEntries(Object.entries(REPORTS).flatMap(reportOperations)),
  ...Object.fromEntries(Object.entries(STATISTICS).flatMap(statisticOperations)),
  'paymentPreUseReport.byLockerName': [
    'Report: payments per use of some lockers',
    `The same as the report of payments per use, at its second address. ${PERIOD}`,
  ],
  'lockersUsageReport.sum': [
    'Report: usage in total',
    `The sums of the usage report without its rows. ${PERIOD}`,
  ],
};
