// The pages of customers, reservations and the warehouse.
import type { Page } from 'playwright';
import { adminPage, ROWS, type PageCase } from '../browser/pageCase.ts';

const boxes = (page: Page) => page.locator('[data-box]').first();
const field = (page: Page) => page.locator('main input').first();
const TITLE = { en: 'Reserve for a customer', zh: '为客户预约' };
const reserve = { address: '/app/AssignParcel?memberId=3', as: 'admin', heading: TITLE };

/** Two boxes of the first available size; the second parcel lacks the input that the first one has. */
async function chooseTwo(page: Page): Promise<void> {
  await page.locator('.sizeSeg button:enabled').first().click();
  const free = page.locator('[data-box].free:not(.dim)');
  for (const place of [0, 1]) await free.nth(place).click();
  await page.locator('.parcelForm input').first().fill('CP482910394CY');
  await page.locator('.parcelForm .MuiFormHelperText-root .ic').first().waitFor();
  await page.locator('.panelFoot .submit').click();
  await page.locator('.parcelForm .Mui-error').first().waitFor();
}

export const reservationPages: readonly PageCase[] = [
  adminPage('customers', 'members', 'Customers', '客户列表', ROWS),
  { name: 'reserve', ...reserve, settled: boxes },
  { name: 'reserve-chosen', ...reserve, settled: boxes, open: chooseTwo },
  { name: 'reserve-lookup', ...reserve, address: '/app/AssignParcel', settled: field },
  adminPage(
    'reserve-unregistered',
    'unregisteredCustomer',
    'Reserve for an unregistered recipient',
    '为未注册收件人预约',
    field,
  ),
  adminPage('warehouse', 'ToWarehouse', 'Warehouse', '仓库', field),
];
