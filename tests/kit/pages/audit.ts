// The pages of the audit: the list, an entry, its seals, and the history tab of a record.
import { adminPage, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const changed = encodeURIComponent('{"eventType":"STAFF_CREATED"}');

export const auditPages: readonly PageCase[] = [
  adminPage('audit', 'audit', 'Audit', '审计', ROWS),
  {
    ...adminPage('audit-filtered', `audit?filter=${changed}`, 'Audit', '审计', ROWS),
    as: 'viewer',
  },
  {
    ...adminPage('audit-show', 'audit/1/show', '', ''),
    settled: (page) => page.locator('.facts-panel').nth(1),
  },
  ...over(adminPage('', 'audit-seals', 'Audit seals', '审计封存校验'), {
    'audit-seals': async (page, language) => {
      await page.getByRole('button', { name: { en: 'Verify', zh: '开始校验' }[language] }).click();
      // A year of history is read from its first seal.
      await page.locator('.seal-verdict').waitFor({ timeout: 60_000 });
    },
  }),
  ...over(adminPage('', 'lockerGroups/6/show', 'City centres', 'City centres', '.facts-panel'), {
    'record-history': async (page, language) => {
      await page.getByRole('tab', { name: { en: 'History', zh: '历史' }[language] }).click();
      await page.locator('.audit-lines > li').first().waitFor();
    },
  }),
];
