// The page of a parcel in several statuses, what opens over it, and the history of a number.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const listed = (ordersStatus: string) => ({
  address: `/app/parcels?filter=${encodeURIComponent(JSON.stringify({ ordersStatus }))}`,
  as: 'admin',
  heading: { en: 'Parcel list', zh: '包裹列表' },
  settled: (page: Page) => page.locator('tbody a.name, .cards a.name').first(),
});
const parcel = { en: 'Parcel', zh: '包裹' };
const history = { en: 'History check', zh: '历史查询' };
const state = (page: Page) => page.locator('.state');

/** Opens the first parcel of the list and waits for its timeline. */
async function first(page: Page): Promise<void> {
  await page.locator('tbody a.name, .cards a.name').first().click();
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
  {
    name: 'parcel-missing',
    address: '/app/order-view',
    as: 'admin',
    heading: parcel,
    settled: state,
  },
  {
    name: 'history-check',
    address: '/app/HistoryCheck',
    as: 'admin',
    heading: history,
    settled: state,
  },
  {
    name: 'history-none',
    address: '/app/HistoryCheck?parcelNumber=NOBODY1',
    as: 'admin',
    heading: history,
    settled: state,
  },
];
