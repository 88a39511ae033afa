// The pages of customers: a new one, one customer, and what opens over them.
import type { Page } from 'playwright';
import { adminPage, on, over, ROWS, type Open, type PageCase } from '../browser/pageCase.ts';

const field = (page: Page) => page.locator('form.form .MuiFormControl-root').first();
// Subscribes by the month: has payments at any moment.
const one = adminPage('customer', 'customerDetail?memberId=8', '', '', '.member-lockers');
const charge = { en: 'Charge a subscription', zh: '收取订阅费' };
const words = { en: 'Change status', zh: '更改状态' };

/** Presses the button of an act, and waits for its dialog. */
const asked =
  (name: Record<'en' | 'zh', string>): Open =>
  async (page, language) => {
    await page.getByRole('button', { name: name[language] }).click();
    await field(page).waitFor();
  };

export const memberPages: readonly PageCase[] = [
  adminPage('customers', 'CustomerList', 'Customers', '客户列表', ROWS),
  adminPage('customer-create', 'members/create', 'New customer', '新增客户', field),
  one,
  ...over({ ...one, settled: '.RaDataTable-root tbody tr' }, { 'customer-charge': asked(charge) }),
  { ...one, name: 'customer-veiled', as: 'support', settled: '.btn.quiet.icon-only.sm' },
  ...over(one, { 'customer-status': on('desk', asked(words)) }),
  adminPage('customer-missing', 'customerDetail', 'Customer', '客户详情'),
];
