// The pages of cases: the list, a new one, one case, and what opens over it.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const rows = (page: Page) => page.locator('tbody a.name, .cards a.name').first();
const field = (page: Page) => page.locator('form.form .field').first();
const line = (page: Page) => page.locator('.case-lines > li').first();
const one = { address: '/app/cases/24/show', as: 'admin', heading: { en: '', zh: '' } };
const resolve = { en: 'Resolve', zh: '解决' };

export const casePages: readonly PageCase[] = [
  {
    name: 'cases',
    address: '/app/TicketSystem',
    as: 'admin',
    heading: { en: 'Cases', zh: '工单' },
    settled: rows,
  },
  {
    name: 'case-create',
    address: `/app/cases/create?source=${encodeURIComponent('{"lockerId":3,"boxName":"A01"}')}`,
    as: 'admin',
    heading: { en: 'New case', zh: '新增工单' },
    settled: field,
  },
  { name: 'case-show', ...one, settled: line },
  {
    name: 'case-resolve',
    ...one,
    settled: line,
    only: 'desk',
    open: async (page, language) => {
      await page.getByRole('button', { name: resolve[language], exact: true }).click();
      await field(page).waitFor();
    },
  },
  {
    name: 'box-why',
    address: '/app/box-info?id=1&box=2',
    as: 'admin',
    heading: { en: '', zh: '' },
    settled: (page) => page.locator('[data-box]').first(),
    only: 'desk',
    open: async (page, language) => {
      await page.getByRole('button', { name: { en: 'Why?', zh: '原因' }[language] }).click();
      await page.locator('.whyBox').waitFor();
    },
  },
];
