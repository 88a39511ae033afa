// The page that creates or edits a locker: both steps, for a new locker and an existing one.
import type { Page } from 'playwright';
import { adminPage, over, type PageCase } from '../browser/pageCase.ts';

/** Step 2 of a new locker. */
async function drawNewLayout(page: Page): Promise<void> {
  const [name, number] = [0, 1].map((place) => page.locator('.at-identity input').nth(place));
  await name?.fill('Never saved');
  await number?.fill('NEVER');
  await page.locator('.locker-foot button[type="submit"]').click();
  await page.locator('.MuiStep-root [aria-current="step"]').getByText('2').waitFor();
}

export const LOCKER_FORM_PAGES: readonly PageCase[] = [
  adminPage('locker-new', 'AddNewLocker', 'New locker', '新增快递柜', '.locker-map .coast'),
  adminPage(
    'locker-edit',
    'AddNewLocker?id=1&step=1',
    'Edit locker',
    '编辑快递柜',
    '.locker-map .coast',
  ),
  ...over(adminPage('', 'AddNewLocker', 'New locker', '新增快递柜', '.locker-map .coast'), {
    'locker-new-layout': drawNewLayout,
  }),
  adminPage(
    'locker-edit-layout',
    'AddNewLocker?id=1&step=2',
    'Door layout',
    '格口布局',
    '.locker-held',
  ),
  adminPage('locker-layout-first', 'AddNewLocker?step=2', 'Locker', '快递柜'),
];
