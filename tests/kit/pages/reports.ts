// The pages of reports, their index, and what opens over them.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const as = 'admin';
const rows = (page: Page) =>
  page.locator('.report-table tbody tr, .cards .card, .page .state').first();
const chart = (page: Page) => page.locator('.report-drawing svg path').first();

const report = (name: string, path: string, en: string, zh: string): PageCase => ({
  name,
  address: `/app/${path}`,
  as,
  heading: { en, zh },
  settled: rows,
});

const usage = report('report-usage', 'ReportUsage', 'Locker usage', '快递柜使用情况');

export const reportPages: readonly PageCase[] = [
  {
    name: 'reports',
    address: '/app/Report',
    as,
    heading: { en: 'Reports', zh: '报表' },
    settled: (page) => page.locator('.report-index a.name').first(),
  },
  usage,
  {
    ...usage,
    name: 'report-none',
    address: `/app/ReportUsage?filter=${encodeURIComponent('{"lockerName":"nowhere"}')}`,
    settled: (page) => page.locator('.page .state').first(),
  },
  {
    ...usage,
    name: 'report-period',
    only: 'desk',
    open: async (page) => {
      await page.locator('.filters > .chip').first().click();
      await page.getByRole('dialog').locator('input').first().waitFor();
    },
  },
  {
    ...usage,
    name: 'report-schedules',
    open: async (page, language) => {
      const button = { en: /^Schedule/, zh: /^定时发送/ }[language];
      await page.getByRole('button', { name: button }).click();
      await page.locator('.report-schedules').waitFor();
    },
  },
  {
    ...usage,
    name: 'report-filters',
    only: 'phone',
    open: (page) => page.locator('[role="search"] > .btn').click(),
  },
  report('report-transactions', 'ReportTransactionHistory', 'Transaction history', '交易记录'),
  report('report-per-use', 'ReportPaymentperuser', 'Payment per use', '按次付费'),
  report('report-subscription', 'ReportSubscription', 'Subscriptions', '订阅'),
  report('report-expired', 'ReportExpired', 'Renewed or expired', '续订与到期'),
  report('report-customers', 'ReportCustormerPayment', 'Customer payments', '客户付款'),
  {
    ...report('report-time', 'ReportTimeAnalysis', 'Collection time', '取件时长分析'),
    settled: chart,
  },
  report('report-calls', 'ReportAPI', 'API calls', '接口调用'),
  report('report-alerts', 'ReportNetworkAlerts', 'Network alerts', '全网告警'),
  {
    name: 'report-schedule-list',
    address: '/app/reportSchedules',
    as,
    heading: { en: 'Scheduled reports', zh: '定时报表列表' },
    settled: (page) => page.locator('tbody a.name, .cards a.name, .page .state').first(),
  },
  {
    name: 'report-schedule-create',
    address: '/app/reportSchedules/create',
    as,
    heading: { en: 'Scheduled reports', zh: '定时报表列表' },
    settled: (page) => page.locator('form.form .field').first(),
  },
];
