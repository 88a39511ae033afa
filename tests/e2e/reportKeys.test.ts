// A report by keyboard alone: its index, a filter, a sorting, a span, a page, and its file, which says the same.
import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { browserTests } from '../kit/browser/browser.ts';
import { pressOn, tabTo, typeInto } from '../kit/browser/keyboard.ts';

const visit = browserTests();

const TOWN = 'Nicosia';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const table = (page: Page) => page.locator('table.report-table[aria-busy="false"]');
const head = (page: Page) => page.getByRole('columnheader', { name: 'Courier' });

/** The names and the couriers' parcels of the rows. */
async function rowsOf(page: Page): Promise<string[][]> {
  await table(page).waitFor();
  const rows = await page.locator('.report-table tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const [name = '', , courier = ''] = await row.locator('th, td').allTextContents();
      return [name, courier.replaceAll(',', '')];
    }),
  );
}

/** The first press sorts up, the second down. */
async function sortBothWays(page: Page): Promise<void> {
  await tabTo(page, head(page).getByRole('button'));
  for (const way of ['ascending', 'descending']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => head(page).getAttribute('aria-sort')).toBe(way);
  }
}

it('is opened, filtered, sorted, spanned and taken without a mouse, and what is in focus is seen to be', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.goto('/app/Report');
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
  await pressOn(page, page.getByRole('link', { name: 'Skip to content' }));
  await pressOn(page, page.getByRole('link', { name: 'Locker usage' }));
  await page.getByRole('heading', { level: 1, name: 'Locker usage' }).waitFor();
  await table(page).waitFor();

  await typeInto(page, page.getByRole('textbox', { name: 'Locker name' }), TOWN);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(TOWN));
  await expect
    .poll(async () => (await rowsOf(page)).every(([name]) => name?.includes(TOWN)))
    .toBe(true);

  await pressOn(page, button(page, '7 days'));
  await expect.poll(() => button(page, '7 days').getAttribute('aria-pressed')).toBe('true');
  const ring = await button(page, '7 days').evaluate((pressed) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(pressed);
    return pressed.matches(':focus-visible') && outlineStyle !== 'none' && outlineWidth !== '0px';
  });
  expect(ring).toBe(true);

  await sortBothWays(page);
  const most = (rows: readonly string[][]) => rows.map(([, courier]) => Number(courier));
  await expect
    .poll(async () => most(await rowsOf(page)))
    .toSatisfy((found: number[]) =>
      found.every((one, place) => place === 0 || one <= found[place - 1]!),
    );
  const shown = await rowsOf(page);
  expect(shown.length).toBeGreaterThan(1);

  const coming = page.waitForEvent('download');
  await tabTo(page, button(page, 'CSV'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const lines = parseCsv(await readFile(await (await coming).path(), 'utf8'));
  const [titles = []] = lines;
  const at = (title: string) => titles.findIndex((one) => String(one) === title);
  const said = lines.slice(1, -1).map((row) => [row[0], row[at('Courier')]].map(String));
  expect(said.slice(0, shown.length)).toEqual(shown);
});
