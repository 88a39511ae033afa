// The page of a parcel in several statuses, what opens over it, and the history of a number.
import type { Page } from 'playwright';
import { adminPage, ROWS, type PageCase } from '../browser/pageCase.ts';

const listed = (ordersStatus: string) => ({
  address: `/app/parcels?filter=${encodeURIComponent(JSON.stringify({ ordersStatus }))}`,
  as: 'admin',
  heading: { en: 'Parcel list', zh: '包裹列表' },
  settled: ROWS,
});
const NOBODYS = 'HistoryCheck?parcelNumber=NOBODY1';

/** Opens the first parcel of the list and waits for its timeline. */
async function first(page: Page): Promise<void> {
  await page.locator(ROWS).first().click();
  await page.locator('.parcel-time').waitFor();
}

export const parcelPages: readonly PageCase[] = [
  { name: 'parcel-expired', ...listed('EXPIRED'), open: first },
  {
    name: 'parcel-why',
    ...listed('STORED'),
    open: async (page) => {
      await first(page);
      await page.locator('.parcel-head .link').last().click();
      await page.locator('.parcel-why').waitFor();
    },
  },
  {
    name: 'parcel-expiry',
    ...listed('STORED'),
    only: 'desk',
    open: async (page, language) => {
      await first(page);
      const name = { en: 'Change expiry time', zh: '修改到期时间' }[language];
      await page.locator('.parcel-acts').getByRole('button', { name }).click();
      await page.locator('.act-dialog .field').waitFor();
    },
  },
  { name: 'parcel-collected', ...listed('FINISHED'), open: first },
  adminPage('parcel-missing', 'order-view', 'Parcel', '包裹', '.state'),
  adminPage('history-check', 'HistoryCheck', 'History check', '历史查询', '.state'),
  adminPage('history-none', NOBODYS, 'History check', '历史查询', '.state'),
];
