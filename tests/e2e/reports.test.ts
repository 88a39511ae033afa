// A report is filtered, read, taken as a file that says the same, and mailed to whoever asks; in Chinese on a phone too.
import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { browserTests } from '../kit/browser/browser.ts';
import { openWorkbook } from '../kit/openWorkbook.ts';

const visit = browserTests();

const TOWN = 'Limassol';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const plain = (text: string) => text.replaceAll(/[,\s]/g, '');

/** The texts of the rows that `part` of the table has, the first six columns of each. */
async function rowsOf(page: Page, part: 'tbody' | 'tfoot'): Promise<string[][]> {
  await page.locator('table[aria-busy="false"]').waitFor();
  const rows = await page.locator(`.report-table ${part} tr`).all();
  return Promise.all(
    rows.map(async (row) => (await row.locator('th, td').allTextContents()).slice(0, 6)),
  );
}

/** The figures above the table, by their names. */
async function figuresOf(page: Page): Promise<Record<string, string>> {
  const figures = page.locator('.report-figures > div');
  const pairs = await figures.evaluateAll((found) =>
    found.map((one) => [
      one.querySelector('dt')?.textContent ?? '',
      one.querySelector('dd')?.textContent ?? '',
    ]),
  );
  return Object.fromEntries(pairs);
}

async function taken(page: Page, format: 'CSV' | 'XLSX'): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: format, exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^lockersUsage.*\\.${format.toLowerCase()}$`),
  );
  return readFile(await file.path());
}

it('the usage of a town: its sums are those of its rows, and its files say what the screen says', async () => {
  const { page } = await visit({ as: 'admin' });
  await page.goto('/app/Report');
  await page.getByRole('link', { name: 'Locker usage' }).click();
  await heading(page, 'Locker usage').waitFor();
  await page.getByRole('textbox', { name: 'Locker name' }).fill(TOWN);
  await page.getByRole('textbox', { name: 'Locker name' }).press('Enter');
  await expect
    .poll(async () => (await rowsOf(page, 'tbody')).every(([name]) => name?.includes(TOWN)))
    .toBe(true);
  await page.getByLabel('Rows per page').selectOption('100');
  // All that match are on the one page.
  await page.getByText(/^1–(\d+) of \1$/).waitFor();
  const rows = await rowsOf(page, 'tbody');
  expect(rows.length).toBeGreaterThan(1);
  const sums = ['Total', 'Courier', 'Customer', 'Customer, collected', 'Expired'];
  const added = sums.map((_, place) =>
    rows.reduce((sum, row) => sum + Number(plain(row[place + 1] ?? '')), 0),
  );
  const summed = async () => {
    const figures = await figuresOf(page);
    return sums.map((name) => Number(plain(figures[name] ?? '')));
  };
  await expect.poll(summed).toEqual(added);
  const [foot = []] = await rowsOf(page, 'tfoot');
  expect(foot.slice(1).map((text) => Number(plain(text)))).toEqual(added);

  // The file has the locker's number as its second column.
  const shown = rows.map(([name, ...counts]) => [name, ...counts.map((text) => plain(text))]);
  const said = (lines: readonly (readonly unknown[])[]) =>
    lines.map(([name, , ...counts]) => [name, ...counts.map(String)]);
  const csv = parseCsv((await taken(page, 'CSV')).toString('utf8'));
  expect(said(csv.slice(1, -1))).toEqual(shown);
  expect(csv.at(-1)!.slice(2).map(Number)).toEqual(added);
  const workbook = await openWorkbook(await taken(page, 'XLSX'));
  expect(said(workbook.slice(1, -1))).toEqual(shown);
  expect(workbook.at(-1)!.slice(2)).toEqual(added);
  await page.reload();
  expect(await rowsOf(page, 'tbody')).toEqual(rows);
});

it("'The report is sending...' then, where no mail gateway is set up, 'Sended failure' and why (R8.26)", async () => {
  const { page, expectNoise } = await visit({ as: 'admin' });
  expectNoise(/409/);
  await page.goto('/app/ReportExpired');
  await heading(page, 'Renewed or expired').waitFor();
  await page.getByRole('button', { name: 'E-mail me this report' }).click();
  await page.getByText('The report is sending...').waitFor();
  await page.getByText('Sended failure').waitFor();
});

it('在手机上用中文查看报表', async () => {
  const { page } = await visit({
    as: 'admin',
    language: 'zh',
    width: 390,
    height: 844,
    touch: true,
  });
  await page.goto('/app/Report');
  await heading(page, '报表').waitFor();
  await page.getByRole('link', { name: '取件时长分析' }).tap();
  await heading(page, '取件时长分析').waitFor();
  await page.locator('.report-drawing svg path').first().waitFor();
  await page.getByText('7 天以上').last().waitFor();
  await page.goto('/app/ReportSubscription');
  await page.getByRole('button', { name: '今年' }).tap();
  await page
    .getByText(/€[\d\s]*\d,\d\d/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '筛选' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^付费方式/ })
    .tap();
  await page.getByRole('menuitemradio', { name: '按年订阅' }).tap();
  await page.locator('.sheet-end .primary').tap();
  await expect
    .poll(async () => (await page.locator('.cards .card-facts').allTextContents()).slice(0, -1))
    .toSatisfy((cards: string[]) => cards.every((text) => text.includes('按年订阅')));
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(390);
});
