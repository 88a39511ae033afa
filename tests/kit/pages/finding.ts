// The pages that find lockers and everything else: the list as a map, and global search.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const LIST = { en: 'Locker list', zh: '快递柜列表' };
const search: PageCase = {
  name: 'search',
  address: '/app/lockers',
  as: 'admin',
  heading: LIST,
  settled: (page) => page.locator('tbody a.name, .cards a.name').first(),
  open: openSearch,
};

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('input.sought').waitFor();
}

export const findingPages: readonly PageCase[] = [
  {
    name: 'lockers-map',
    address: '/app/lockers/map',
    as: 'admin',
    heading: LIST,
    settled: (page) => page.locator('.map-locker').first(),
  },
  search,
  {
    ...search,
    name: 'search-found',
    open: async (page) => {
      await openSearch(page);
      await page.locator('input.sought').fill('Limassol');
      await page.getByRole('option').nth(3).waitFor();
    },
  },
  {
    ...search,
    name: 'search-nothing',
    open: async (page) => {
      await openSearch(page);
      await page.locator('input.sought').fill('ZZ-NOTHING-77');
      await page.getByText('ZZ-NOTHING-77').waitFor();
    },
  },
];
