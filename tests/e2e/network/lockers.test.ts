// The whole job at the locker list: find by filter, switch one off and on, export, and come back to the same rows.
import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { browserTests } from '../../kit/browser/browser.ts';

const visit = browserTests();

const TOWN = 'Limassol';
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Status: ${name}` });

/** The names on the page, once the list has settled. */
async function namesOn(page: Page): Promise<string[]> {
  await page.locator('table[aria-busy="false"]').waitFor();
  return page.locator('tbody a.name').allTextContents();
}

/** How many rows match, as the pager says it. */
async function totalOn(page: Page): Promise<number> {
  const range = await page.getByText(/^\d+–\d+ of \d+$/).textContent();
  return Number(/of (\d+)$/.exec(range ?? '')?.[1]);
}

/** Opens the list and leaves the town's lockers, by typing. */
async function find(page: Page, text: string): Promise<void> {
  await page.goto('/app/ViewLockers');
  await page.getByRole('combobox', { name: 'Locker name' }).fill(text);
  await page.getByRole('combobox', { name: 'Locker name' }).press('Enter');
  await page.getByRole('button', { name: 'Clear filter' }).waitFor();
  await expect
    .poll(async () => (await namesOn(page)).every((name) => name.includes(text)))
    .toBe(true);
}

async function toggle(page: Page, name: string, act: 'Disable' | 'Enable'): Promise<void> {
  await switchOf(page, name).click();
  const dialog = page.getByRole('dialog', { name: `${act} ${name}?` });
  await dialog.getByRole('button', { name: act }).click();
  await page.getByText(`${name} is ${act.toLowerCase()}d.`).waitFor();
}

/** Exports and gives the file's rows, the header first. */
async function exported(page: Page, format: 'CSV' | 'XLSX'): Promise<unknown[][]> {
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: /^Export \d+ lockers?$/ })
    .getByText(format, { exact: true })
    .click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  const bytes = await readFile(await file.path());
  if (format === 'CSV') return parseCsv(bytes.toString('utf8'));
  return (await readXlsx(bytes)).sheets[0]?.rows ?? [];
}

describe('the locker list', () => {
  it.each(['CSV', 'XLSX'] as const)(
    'the %s file holds all rows of the filter, as many as the screen says, and what each row says (R1.14, R2.84)',
    async (format) => {
      const { page } = await visit({ as: 'operator' });
      await find(page, TOWN);
      const total = await totalOn(page);
      const [first = ''] = await namesOn(page);
      const [header = [], ...rows] = await exported(page, format);
      const column = (name: string) => header.indexOf(name);

      expect(rows).toHaveLength(total);
      expect(rows.every((row) => String(row[column('Locker name')]).includes(TOWN))).toBe(true);
      const row = rows.find((one) => one[column('Locker name')] === first) ?? [];
      expect(await rowOf(page, first).textContent()).toContain(row[column('Locker number')]);
    },
  );

  it('the file follows a change at once: a locker that was just disabled is disabled in it', async () => {
    const { page, staff } = await visit({ as: 'operator' });
    const { body } = await staff.ask(lockers.list, {
      lockerName: 'Paphos',
      lockerStatus: 'ENABLE',
    });
    const name = body.content[0]?.lockerName ?? '';
    await find(page, name);
    await toggle(page, name, 'Disable');
    const [header = [], row = []] = await exported(page, 'CSV');
    expect(row[header.indexOf('Status')]).toMatch(/disable/i);
    await toggle(page, name, 'Enable');
  });
});

describe('where one was', () => {
  it('Back from a locker shows the same rows with the same filter', async () => {
    const { page } = await visit({ as: 'operator' });
    await find(page, TOWN);
    const before = await namesOn(page);
    await page.getByRole('link', { name: before[1] ?? '' }).click();
    await page.getByRole('heading', { level: 1, name: before[1] ?? '' }).waitFor();
    await page.goBack();
    expect(await page.getByRole('combobox', { name: 'Locker name' }).inputValue()).toBe(TOWN);
    expect(await namesOn(page)).toEqual(before);
  });

  it('a link sent to somebody shows them the same rows: filter, sort and page', async () => {
    const { page, context } = await visit({ as: 'operator' });
    await page.goto('/app/ViewLockers');
    await page.getByRole('combobox', { name: 'Locker name' }).click();
    await page.getByRole('option', { name: 'Situation …' }).click();
    await page.getByRole('menuitemradio', { name: 'Online' }).click();
    await page.getByRole('button', { name: 'Locker number' }).click();
    await page.waitForURL(/sort=lockerNumber/);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.waitForURL(/page=2/);
    await page.getByText(/^11–20 of \d+$/).waitFor();
    const before = await namesOn(page);

    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Situation Online' }).waitFor();
    expect(await namesOn(other)).toEqual(before);
    expect(before).toHaveLength(10);
  });

  it('what matches nothing says so, and one press shows all again', async () => {
    const { page } = await visit({ as: 'viewer' });
    await page.goto('/app/ViewLockers');
    await page.getByRole('combobox', { name: 'Locker name' }).fill('no such place');
    await page.getByText('No locker matches “no such place”').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => namesOn(page)).toHaveLength(10);
    expect(await page.getByRole('switch').count()).toBe(0);
  });
});
