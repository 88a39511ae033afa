// The page that creates or edits a locker: both steps, for a new locker and an existing one.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

/** Step 2 of a new locker. */
async function drawNewLayout(page: Page): Promise<void> {
  const [name, number] = [0, 1].map((place) => page.locator('.at-identity input').nth(place));
  await name?.fill('Never saved');
  await number?.fill('NEVER');
  await page.locator('.locker-foot button[type="submit"]').click();
  await page.locator('.locker-steps [aria-current]').getByText('2').waitFor();
}

export const LOCKER_FORM_PAGES: readonly PageCase[] = [
  {
    name: 'locker-new',
    address: '/app/AddNewLocker',
    as: 'admin',
    heading: { en: 'New locker', zh: '新增快递柜' },
    settled: (page) => page.locator('.locker-map .coast').first(),
  },
  {
    name: 'locker-edit',
    address: '/app/AddNewLocker?id=1&step=1',
    as: 'admin',
    heading: { en: 'Edit locker', zh: '编辑快递柜' },
    settled: (page) => page.locator('.locker-map .coast').first(),
  },
  {
    name: 'locker-new-layout',
    address: '/app/AddNewLocker',
    as: 'admin',
    heading: { en: 'New locker', zh: '新增快递柜' },
    settled: (page) => page.locator('.locker-map .coast').first(),
    open: drawNewLayout,
  },
  {
    name: 'locker-edit-layout',
    address: '/app/AddNewLocker?id=1&step=2',
    as: 'admin',
    heading: { en: 'Door layout', zh: '柜门布局' },
    settled: (page) => page.locator('.locker-held').first(),
  },
  {
    name: 'locker-layout-first',
    address: '/app/AddNewLocker?step=2',
    as: 'admin',
    heading: { en: 'Locker', zh: '快递柜' },
  },
];
