// The pages of statistics, and what opens over them.
import { adminPage, over, type PageCase } from '../browser/pageCase.ts';

const rows = '.statistic tbody tr, .statistic .card';
const drawing = '.statistic [role="img"] svg path';
const provided = ['Provider statistics', '物流公司统计'] as const;
const used = ['Usage statistics', '使用统计'] as const;
const providers = adminPage('statistics-providers', 'staticExpress', ...provided, rows);
const usage = adminPage('statistics-usage', 'usageStatistics', ...used, drawing);

export const statisticsPages: readonly PageCase[] = [
  providers,
  {
    ...providers,
    name: 'statistics-future',
    address: '/app/staticExpress?to=2999-01-01',
    settled: '.page .state',
  },
  usage,
  ...over(usage, {
    'statistics-usage-tables': async (page) => {
      for (const summary of await page.locator('.statistic-rows > summary').all())
        await summary.click();
    },
  }),
  adminPage('statistics-areas', 'areaStatistics?by=DISTRICT', 'Area statistics', '地域统计', rows),
];
