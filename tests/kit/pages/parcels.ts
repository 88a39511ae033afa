// The page of a parcel in several statuses, what opens over it, and the history of a number.
import type { Page } from 'playwright';
import { adminPage, on, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const listed = (name: string, ordersStatus: string): PageCase => {
  const filter = encodeURIComponent(JSON.stringify({ ordersStatus }));
  return adminPage(name, `parcels?filter=${filter}`, 'Parcel list', '包裹列表', ROWS);
};
const NOBODYS = 'HistoryCheck?parcelNumber=NOBODY1';

/** Opens the first parcel of the list and waits for its timeline. */
async function first(page: Page): Promise<void> {
  await page.locator(ROWS).first().click();
  await page.locator('.time-line').waitFor();
}

export const parcelPages: readonly PageCase[] = [
  { ...listed('parcel-expired', 'EXPIRED'), open: first },
  ...over(listed('', 'STORED'), {
    'parcel-why': async (page) => {
      await first(page);
      await page.locator('.record-head .MuiLink-button').last().click();
      await page.locator('.parcel-why').waitFor();
    },
    'parcel-expiry': on('desk', async (page, language) => {
      await first(page);
      const name = { en: 'Change expiry time', zh: '修改到期时间' }[language];
      await page.locator('.page-acts').getByRole('button', { name }).click();
      await page.locator('.act-dialog .MuiFormControl-root').waitFor();
    }),
  }),
  { ...listed('parcel-collected', 'FINISHED'), open: first },
  adminPage('parcel-missing', 'order-view', 'Parcel', '包裹', '.state'),
  adminPage('history-check', 'HistoryCheck', 'History check', '历史查询', '.state'),
  adminPage('history-none', NOBODYS, 'History check', '历史查询', '.state'),
];
