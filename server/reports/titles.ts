// The reports' titles in e-mails, the same as on the screen, and the page of each.
import type { ReportName } from '../../domain/reports/reports.ts';

export const REPORT_TITLES: Readonly<Record<ReportName, readonly [title: string, page: string]>> = {
  apiCall: ['API calls', 'ReportAPI'],
  parcelAndPayment: ['Transaction history', 'ReportTransactionHistory'],
  paymentPreUse: ['Payment per use', 'ReportPaymentperuser'],
  lockersUsage: ['Locker usage', 'ReportUsage'],
  subscription: ['Subscriptions', 'ReportSubscription'],
  renewedOrExpired: ['Renewed or expired', 'ReportExpired'],
  collectAnalyze: ['Collection time', 'ReportTimeAnalysis'],
  payMemberInfo: ['Customer payments', 'ReportCustormerPayment'],
  networkAlerts: ['Network alerts', 'ReportNetworkAlerts'],
};
