// The pages of customers: a new one, one customer, and what opens over them.
import type { Page } from 'playwright';
import { adminPage, ROWS, type PageCase } from '../browser/pageCase.ts';

const field = (page: Page) => page.locator('form.form .field').first();
const paid = (page: Page) => page.locator('.member-lockers').first();
const as = 'admin';
const one = { address: '/app/customerDetail?memberId=7', as, heading: { en: '', zh: '' } };
const charge = { en: 'Charge a subscription', zh: '收取订阅费' };
const words = { en: 'Change status', zh: '更改状态' };

export const memberPages: readonly PageCase[] = [
  adminPage('customers', 'CustomerList', 'Customers', '客户列表', ROWS),
  adminPage('customer-create', 'members/create', 'New customer', '新增客户', field),
  { name: 'customer', ...one, settled: paid },
  {
    name: 'customer-charge',
    ...one,
    settled: (page) => page.locator('.member-payments tbody tr').first(),
    open: async (page, language) => {
      await page.getByRole('button', { name: charge[language] }).click();
      await field(page).waitFor();
    },
  },
  {
    name: 'customer-veiled',
    ...one,
    as: 'support',
    settled: (page) => page.locator('.btn.quiet.icon-only.sm').first(),
  },
  {
    name: 'customer-status',
    ...one,
    settled: paid,
    only: 'desk',
    open: async (page, language) => {
      await page.getByRole('button', { name: words[language] }).click();
      await field(page).waitFor();
    },
  },
  adminPage('customer-missing', 'customerDetail', 'Customer', '客户详情'),
];
