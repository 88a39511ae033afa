// The pages of providers and couriers: lists, forms, one of each, and what opens over them.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const rows = (page: Page) => page.locator('tbody a.name, .cards a.name').first();
const field = (page: Page) => page.locator('form.form .field').first();
const calls = (page: Page) => page.locator('.provider-calls > li').first();
const as = 'admin';
const providers = {
  address: '/app/LSPCompany',
  as,
  heading: { en: 'Providers', zh: '物流公司列表' },
  settled: rows,
};
const one = {
  address: '/app/providers/4/show',
  as,
  heading: { en: '黎凡特物流 Levant Logistics', zh: '黎凡特物流 Levant Logistics' },
  settled: calls,
};
const words = {
  en: { export: 'Export', renew: 'New requestor key' },
  zh: { export: '导出', renew: '生成新密钥' },
};

export const providerPages: readonly PageCase[] = [
  { name: 'providers', ...providers },
  {
    name: 'providers-export',
    ...providers,
    only: 'desk',
    open: (page, language) => page.getByRole('button', { name: words[language].export }).click(),
  },
  {
    name: 'provider-create',
    address: '/app/AddLSPCompany',
    as,
    heading: { en: 'New provider', zh: '新增物流公司' },
    settled: field,
  },
  {
    name: 'provider-edit',
    address: '/app/AddLSPCompany?providerId=1',
    as,
    heading: { en: 'Edit Kypros Mail', zh: '编辑 Kypros Mail' },
    settled: field,
  },
  { name: 'provider', ...one },
  {
    name: 'provider-key',
    ...one,
    open: async (page, language) => {
      await page.getByRole('button', { name: words[language].renew }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'couriers',
    address: '/app/LSPcouriers',
    as,
    heading: { en: 'Couriers', zh: '快递员列表' },
    settled: rows,
  },
  {
    name: 'courier-create',
    address: '/app/AddCourier',
    as,
    heading: { en: 'New courier', zh: '新增快递员' },
    settled: field,
  },
  {
    name: 'courier',
    address: '/app/AddCourier?agentId=1',
    as,
    heading: { en: '', zh: '' },
    settled: (page) => page.locator('.facts-panel').first(),
  },
];
