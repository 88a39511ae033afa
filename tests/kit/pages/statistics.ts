// The pages of statistics, and what opens over them.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const as = 'admin';
const rows = (page: Page) =>
  page.locator('.statistic-table tbody tr, .statistic-cards .card').first();

const providers: PageCase = {
  name: 'statistics-providers',
  address: '/app/staticExpress',
  as,
  heading: { en: 'Provider statistics', zh: '物流公司统计' },
  settled: rows,
};
const usage: PageCase = {
  name: 'statistics-usage',
  address: '/app/usageStatistics',
  as,
  heading: { en: 'Usage statistics', zh: '使用统计' },
  settled: (page) => page.locator('.statistic-drawing svg path').first(),
};

export const statisticsPages: readonly PageCase[] = [
  providers,
  {
    ...providers,
    name: 'statistics-future',
    address: '/app/staticExpress?to=2999-01-01',
    settled: (page) => page.locator('.page .state').first(),
  },
  usage,
  {
    ...usage,
    name: 'statistics-usage-tables',
    open: async (page) => {
      for (const summary of await page.locator('.statistic-rows > summary').all())
        await summary.click();
    },
  },
  {
    name: 'statistics-areas',
    address: '/app/areaStatistics?by=DISTRICT',
    as,
    heading: { en: 'Area statistics', zh: '地域统计' },
    settled: rows,
  },
];
