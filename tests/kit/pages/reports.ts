// The pages of reports, their index, and what opens over them.
import { adminPage, FORM, on, over, type PageCase } from '../browser/pageCase.ts';

const TABLE = '.list-table tbody tr, .cards .card, .page .state';
const NAMES = 'tbody a.name, .cards a.name, .page .state';
const SCHEDULED = ['Scheduled reports', '定时报表列表'] as const;
const CHART = '.report-chart svg path';

const report = (name: string, path: string, en: string, zh: string, settled = TABLE): PageCase =>
  adminPage(name, path, en, zh, settled);

const usage = report('report-usage', 'ReportUsage', 'Locker usage', '快递柜使用情况');

export const reportPages: readonly PageCase[] = [
  adminPage('reports', 'Report', 'Reports', '报表', '.report-index a.name'),
  usage,
  {
    ...usage,
    name: 'report-none',
    address: `/app/ReportUsage?filter=${encodeURIComponent('{"lockerName":"nowhere"}')}`,
    settled: '.page .state',
  },
  ...over(usage, {
    'report-period': on('desk', async (page) => {
      await page.locator('.filters > .MuiChip-root').first().click();
      await page.getByRole('dialog').locator('input').first().waitFor();
    }),
    'report-schedules': async (page, language) => {
      const button = { en: /^Schedule/, zh: /^定时发送/ }[language];
      await page.getByRole('button', { name: button }).click();
      await page.locator('.report-schedules').waitFor();
    },
    'report-filters': on('phone', (page) =>
      page.locator('[role="search"] > .MuiButton-root').click(),
    ),
  }),
  report('report-transactions', 'ReportTransactionHistory', 'Transaction history', '交易记录'),
  report('report-per-use', 'ReportPaymentperuser', 'Payment per use', '按次付费'),
  report('report-subscription', 'ReportSubscription', 'Subscriptions', '订阅'),
  report('report-expired', 'ReportExpired', 'Renewed or expired', '续订与到期'),
  report('report-customers', 'ReportCustormerPayment', 'Customer payments', '客户付款'),
  report('report-time', 'ReportTimeAnalysis', 'Collection time', '取件时长分析', CHART),
  report('report-calls', 'ReportAPI', 'API calls', '接口调用'),
  report('report-alerts', 'ReportNetworkAlerts', 'Network alerts', '全网告警'),
  report('report-schedule-list', 'reportSchedules', ...SCHEDULED, NAMES),
  report('report-schedule-create', 'reportSchedules/create', ...SCHEDULED, FORM),
];
