// The pages of the nine reports and their index: routes and permissions. Reports load when opened.
import { lazy } from 'react';
import { z } from 'zod';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { definePage, type Page } from '../../engine/definePage.ts';

/** The query schema of every report; its endpoints are loaded only with the report. */
const NEEDS = ['REPORT_VIEW'] as const;
/** The URL stores what engine lists store there: filter, order and page. */
const query = z.object({});

const view = (name: ReportName) =>
  lazy(async () => ({ default: (await import('./reports.tsx')).viewOf(name) }));

const page = (path: string, name: ReportName) =>
  definePage({ path, query, needs: NEEDS, title: `choices.report.${name}`, view: view(name) });

/** Each report's page, by report name. The routes are documented, except that of network alerts. */
export const reportPages: Readonly<Record<ReportName, Page<typeof query>>> = {
  lockersUsage: page('ReportUsage', 'lockersUsage'),
  parcelAndPayment: page('ReportTransactionHistory', 'parcelAndPayment'),
  paymentPreUse: page('ReportPaymentperuser', 'paymentPreUse'),
  subscription: page('ReportSubscription', 'subscription'),
  renewedOrExpired: page('ReportExpired', 'renewedOrExpired'),
  payMemberInfo: page('ReportCustormerPayment', 'payMemberInfo'),
  collectAnalyze: page('ReportTimeAnalysis', 'collectAnalyze'),
  apiCall: page('ReportAPI', 'apiCall'),
  networkAlerts: page('ReportNetworkAlerts', 'networkAlerts'),
};

export const reportIndex = definePage({
  path: 'Report',
  query,
  needs: NEEDS,
  title: 'reports.title',
  view: lazy(() => import('./ReportIndex.tsx')),
});
