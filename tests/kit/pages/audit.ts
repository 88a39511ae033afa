// The pages of the audit: the list, an entry, its seals, and the history tab of a record.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const rows = (page: Page) => page.locator('tbody a.name, .cards a.name').first();
const changed = encodeURIComponent('{"eventType":"STAFF_CREATED"}');

export const auditPages: readonly PageCase[] = [
  {
    name: 'audit',
    address: '/app/audit',
    as: 'admin',
    heading: { en: 'Audit', zh: '审计' },
    settled: rows,
  },
  {
    name: 'audit-filtered',
    address: `/app/audit?filter=${changed}`,
    as: 'viewer',
    heading: { en: 'Audit', zh: '审计' },
    settled: rows,
  },
  {
    name: 'audit-show',
    address: '/app/audit/1/show',
    as: 'admin',
    heading: { en: '', zh: '' },
    settled: (page) => page.locator('.facts-panel').nth(1),
  },
  {
    name: 'audit-seals',
    address: '/app/audit-seals',
    as: 'admin',
    heading: { en: 'Audit seals', zh: '审计封存校验' },
    open: async (page, language) => {
      await page.getByRole('button', { name: { en: 'Verify', zh: '开始校验' }[language] }).click();
      // A year of history is read from its first seal.
      await page.locator('.seal-verdict').waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'record-history',
    address: '/app/lockerGroups/6/show',
    as: 'admin',
    heading: { en: 'City centres', zh: 'City centres' },
    settled: (page) => page.locator('.facts-panel').first(),
    open: async (page, language) => {
      await page.getByRole('tab', { name: { en: 'History', zh: '历史' }[language] }).click();
      await page.locator('.audit-lines > li').first().waitFor();
    },
  },
];
