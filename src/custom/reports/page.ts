// The pages of the nine reports and their index. Reports load when opened.
import { lazy } from 'react';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { definePage, type Page } from '../../engine/definePage.ts';
import { reportRoutes, routes } from '../../routes/pages.ts';

const view = (name: ReportName) =>
  lazy(async () => ({ default: (await import('./viewOf.tsx')).viewOf(name) }));

const page = (name: ReportName) =>
  definePage({ ...reportRoutes[name], title: `choices.report.${name}`, view: view(name) });

/** Each report's page, by report name. */
export const reportPages: Readonly<Record<ReportName, Page>> = {
  lockersUsage: page('lockersUsage'),
  parcelAndPayment: page('parcelAndPayment'),
  paymentPreUse: page('paymentPreUse'),
  subscription: page('subscription'),
  renewedOrExpired: page('renewedOrExpired'),
  payMemberInfo: page('payMemberInfo'),
  collectAnalyze: page('collectAnalyze'),
  apiCall: page('apiCall'),
  networkAlerts: page('networkAlerts'),
};

export const reportIndex = definePage({
  ...routes.reportIndex,
  title: 'reports.title',
  view: lazy(() => import('./ReportIndex.tsx')),
});
