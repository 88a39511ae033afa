// The pages that find lockers and everything else: the list as a map, and global search.
import type { Page } from 'playwright';
import { adminPage, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const search: PageCase = {
  ...adminPage('search', 'lockers', 'Locker list', '快递柜列表', ROWS),
  open: openSearch,
};

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('input.sought').waitFor();
}

export const findingPages: readonly PageCase[] = [
  adminPage('lockers-map', 'lockers/map', 'Locker list', '快递柜列表', '.map-locker'),
  search,
  ...over(search, {
    'search-found': async (page) => {
      await openSearch(page);
      await page.locator('input.sought').fill('Limassol');
      await page.getByRole('option').nth(3).waitFor();
    },
    'search-nothing': async (page) => {
      await openSearch(page);
      await page.locator('input.sought').fill('ZZ-NOTHING-77');
      await page.getByText('ZZ-NOTHING-77').waitFor();
    },
  }),
];
