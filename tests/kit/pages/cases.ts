// The pages of cases: the list, a new one, one case, and what opens over it.
import type { Page } from 'playwright';
import { adminPage, ROWS, type PageCase } from '../browser/pageCase.ts';

const field = (page: Page) => page.locator('form.form .field').first();
const line = (page: Page) => page.locator('.case-lines > li').first();
const one = { address: '/app/cases/24/show', as: 'admin', heading: { en: '', zh: '' } };
const resolve = { en: 'Resolve', zh: '解决' };

export const casePages: readonly PageCase[] = [
  adminPage('cases', 'TicketSystem', 'Cases', '工单', ROWS),
  adminPage(
    'case-create',
    `cases/create?source=${encodeURIComponent('{"lockerId":3,"boxName":"A01"}')}`,
    'New case',
    '新增工单',
    field,
  ),
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
    ...adminPage('box-why', 'box-info?id=1&box=2', '', '', '[data-box]'),
    only: 'desk',
    open: async (page, language) => {
      await page.getByRole('button', { name: { en: 'Why?', zh: '原因' }[language] }).click();
      await page.locator('.whyBox').waitFor();
    },
  },
];
