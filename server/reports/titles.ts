// The page of each report, and its title in e-mails, the same as on the screen.
import type { ReportName } from '../../domain/reports/reports.ts';
import { valueIn, type FileLanguage } from '../exports/words.ts';

export const REPORT_PAGES: Readonly<Record<ReportName, string>> = {
  apiCall: 'ReportAPI',
  parcelAndPayment: 'ReportTransactionHistory',
  paymentPreUse: 'ReportPaymentperuser',
  lockersUsage: 'ReportUsage',
  subscription: 'ReportSubscription',
  renewedOrExpired: 'ReportExpired',
  collectAnalyze: 'ReportTimeAnalysis',
  payMemberInfo: 'ReportCustormerPayment',
  networkAlerts: 'ReportNetworkAlerts',
};

/** English where no language is known. */
export const reportTitle = (name: ReportName, language: FileLanguage): string =>
  valueIn(language ?? 'en', 'report', name);
