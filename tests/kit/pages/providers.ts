// The pages of providers and couriers: lists, forms, one of each, and what opens over them.
import { adminPage, FORM, on, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const providers = adminPage('providers', 'LSPCompany', 'Providers', '物流公司列表', ROWS);
const NAME = '黎凡特物流 Levant Logistics';
const one = adminPage('provider', 'providers/4/show', NAME, NAME, '.provider-calls > li');
const words = {
  en: { export: 'Export', renew: 'New requestor key' },
  zh: { export: '导出', renew: '生成新密钥' },
};

export const providerPages: readonly PageCase[] = [
  providers,
  ...over(providers, {
    'providers-export': on('desk', (page, language) =>
      page.getByRole('button', { name: words[language].export }).click(),
    ),
  }),
  adminPage('provider-create', 'AddLSPCompany', 'New provider', '新增物流公司', FORM),
  adminPage(
    'provider-edit',
    'AddLSPCompany?providerId=1',
    'Edit Kypros Mail',
    '编辑“Kypros Mail”',
    FORM,
  ),
  one,
  ...over(one, {
    'provider-key': async (page, language) => {
      await page.getByRole('button', { name: words[language].renew }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  adminPage('couriers', 'LSPcouriers', 'Couriers', '快递员列表', ROWS),
  adminPage('courier-create', 'AddCourier', 'New courier', '新增快递员', FORM),
  adminPage('courier', 'AddCourier?agentId=1', '', '', '.facts-panel'),
];
