// The pages of the nine reports and of their index: where each lives, who may open it. A page's report comes when it is opened.
import { lazy } from 'react';
import { z } from 'zod';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { definePage, type Page } from '../../engine/definePage.ts';

/** What the contract says of every report's query; its endpoints are not fetched before a report is. */
const NEEDS = ['REPORT_VIEW'] as const;
/** The address keeps what the engine's lists keep there: filter, order and page. */
const query = z.object({});

const view = (name: ReportName) =>
  lazy(async () => ({ default: (await import('./reports.tsx')).viewOf(name) }));

const page = (path: string, name: ReportName) =>
  definePage({ path, query, needs: NEEDS, title: `choices.report.${name}`, view: view(name) });

/** Each report's page, by the report's name. The addresses are documented, but that of network alerts. */
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
