// Queries of reports, statistics, dashboard and search: all time, a month, and expensive filters.
import { dashboard } from '../contract/reports/dashboard.ts';
import { endpointsOf } from '../contract/collection.ts';
import * as reports from '../contract/reports/reports.ts';
import { search } from '../contract/operations/search.ts';
import * as statistics from '../contract/reports/statistics.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** A query: its name and request. */
export interface Question {
  readonly name: string;
  readonly about: string;
  readonly path: string;
}

/** Filters with many matches or with a text search; by the last part of the report's path. */
const FILTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  apiCallQuery: { 'a provider': 'providerId=1' },
  parcelAndPaymentQuery: { 'a locker': 'lockerId=7' },
  paymentPreUseQuery: { 'many lockers': 'lockerName=a' },
  lockersUsageQuery: { 'many lockers': 'lockerName=a' },
  subscriptionQuery: { 'many customers': 'username=a' },
  renewedOrExpiredQuery: { 'not renewed': 'subscription=EXPIRED', 'many customers': 'username=a' },
  collectAnalyzeQuery: { 'a locker': 'lockerId=7' },
  payMemberInfoQuery: { 'many customers': 'firstLastName=a' },
};

const SEARCHED = ['AB', 'N5000', 'Maria', '99123456', 'LIM'];

const lastPart = (path: string): string => path.split('/').at(-1) ?? path;

const asked = (path: string, abouts: Readonly<Record<string, string>>): Question[] =>
  Object.entries(abouts).map(([about, query]) => ({
    name: lastPart(path),
    about,
    path: query === '' ? path : `${path}?${query}`,
  }));

/** Each report without filters, for a year and for a month, and with its filters for all time. */
function ofReports(now: number): Question[] {
  const spans = {
    'all of it': '',
    'a year': `startTime=${now - 365 * DAY}&endTime=${now}`,
    '30 days': `startTime=${now - 30 * DAY}&endTime=${now}`,
  };
  return Object.values(reports)
    .flatMap((report) => endpointsOf(report))
    .filter(([, { gives, output, path }]) => gives === 'json' && !path.endsWith('/email') && output)
    .flatMap(([, { path }]) => asked(path, { ...spans, ...FILTERS[lastPart(path)] }));
}

function ofStatistics(now: number): Question[] {
  const day = (ago: number) => new Date(now - ago * DAY).toISOString().slice(0, 10);
  const spans = {
    'a year': `from=${day(365)}&to=${day(1)}`,
    'a year, a locker': `from=${day(365)}&to=${day(1)}&lockerId=7`,
    '30 days': `from=${day(30)}&to=${day(1)}`,
  };
  const { 'a year, a locker': _none, ...places } = spans;
  return Object.values(statistics).flatMap((statistic) => {
    if (typeof statistic !== 'object') return [];
    const { path } = statistic.query;
    return asked(path, lastPart(path) === 'areas' ? places : spans);
  });
}

/** All queries, at a moment in epoch milliseconds. */
export const reportQuestions = (now: number): Question[] => [
  ...ofReports(now),
  ...ofStatistics(now),
  ...asked(dashboard.diagrams.path, { 'as it is': '' }),
  ...asked(
    search.find.path,
    Object.fromEntries(SEARCHED.map((text) => [text, `text=${encodeURIComponent(text)}`])),
  ),
];
