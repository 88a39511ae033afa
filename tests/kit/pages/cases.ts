// The pages of cases: the list, a new one, one case, and what opens over it.
import type { Page } from 'playwright';
import { adminPage, on, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const field = (page: Page) => page.locator('form.form .MuiFormControl-root').first();
const one = adminPage('case-show', 'cases/24/show', '', '', '.time-line > li');
const resolve = { en: 'Resolve', zh: '解决' };

export const casePages: readonly PageCase[] = [
  adminPage('cases', 'TicketSystem', 'Cases', '工单', ROWS),
  adminPage(
    'case-create',
    `cases/create?source=${encodeURIComponent('{"lockerId":3,"boxName":"A01"}')}`,
    'New case',
    '新建工单',
    field,
  ),
  one,
  ...over(one, {
    'case-resolve': on('desk', async (page, language) => {
      await page.getByRole('button', { name: resolve[language], exact: true }).click();
      await field(page).waitFor();
    }),
  }),
  ...over(adminPage('', 'box-info?id=1&box=2', '', '', '[data-box]'), {
    'box-why': on('desk', async (page, language) => {
      await page.getByRole('button', { name: { en: 'Why?', zh: '原因' }[language] }).click();
      await page.locator('.whyBox').waitFor();
    }),
  }),
];
