// The life of a parcel category by mouse: "parcel category list with add/edit dialog and delete confirmation".
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { parcelCategories } from '../../contract/parcelCategories.ts';
import { browserTests } from '../kit/browser.ts';

const visit = browserTests();

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const rowAct = (page: Page, act: string, name: string) =>
  rowOf(page, name).getByRole('button', { name: `${act}: ${name}` });
async function askToDelete(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}
const filter = (page: Page) => page.getByRole('search').getByLabel('Prefix', { exact: true });

/** The prefixes on the page, once the list has settled. */
async function prefixesOn(page: Page): Promise<string[]> {
  await page.locator('table[aria-busy="false"]').waitFor();
  const heads = await page.locator('thead th').allTextContents();
  const at = heads.findIndex((head) => head.trim() === 'Prefix');
  return page.locator(`tbody tr td:nth-child(${at + 1})`).allTextContents();
}

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(label, { exact: true }).fill(value);
}

const says = (page: Page, label: string) =>
  page
    .getByRole('dialog')
    .getByLabel(label, { exact: true })
    .evaluate((input) => {
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    });

describe('a parcel category', () => {
  it('is added, found by its prefix, changed and deleted after a confirmation', async () => {
    const { page, staff } = await visit({ as: 'admin' });
    await page.goto('/app/parcelCategories');
    await prefixesOn(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const making = page.getByRole('dialog', { name: 'New parcel category' });
    await fillIn(page, { Prefix: 'MX', Category: 'Mouse mail', 'Mail class': 'PACKET' });
    await making.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Mouse mail is added.').waitFor();
    await making.waitFor({ state: 'detached' });
    await rowOf(page, 'Mouse mail').getByText('MX', { exact: true }).waitFor();

    await filter(page).fill('MX');
    await expect.poll(() => prefixesOn(page)).toEqual(['MX']);
    await rowAct(page, 'Edit', 'Mouse mail').click();
    const editing = page.getByRole('dialog', { name: 'Edit Mouse mail' });
    expect(await editing.getByLabel('Mail class', { exact: true }).inputValue()).toBe('PACKET');
    await fillIn(page, { Category: 'Mouse express', 'Mail class': 'EMS' });
    await editing.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Mouse express is saved.').waitFor();
    await rowOf(page, 'Mouse express').getByText('EMS', { exact: true }).waitFor();
    expect(await filter(page).inputValue()).toBe('MX');

    await askToDelete(page, 'Mouse express');
    const asking = page.getByRole('dialog', { name: 'Delete Mouse express?' });
    await asking.getByText('This cannot be taken back.').waitFor();
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, 'Mouse express').waitFor();
    await askToDelete(page, 'Mouse express');
    await asking.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Mouse express is deleted.').waitFor();
    await page.getByText('No parcel category matches “MX”').waitFor();
    const { body } = await staff.ask(parcelCategories.list, { ex: 'MX' });
    expect(body.content).toEqual([]);
  });

  it('"save requires ex, category and mailClass": what is missing is named at its field, and the rest is kept', async () => {
    const { page, staff } = await visit({ as: 'admin' });
    await page.goto('/app/parcelCategories/create');
    const making = page.getByRole('dialog', { name: 'New parcel category' });
    await fillIn(page, { Category: 'Half a category' });
    await making.getByRole('button', { name: 'Save' }).click();
    await making.getByText('2 fields to correct').waitFor();
    expect(await says(page, 'Prefix')).toBe('Please enter prefix');
    expect(await says(page, 'Mail class')).toBe('Please enter mail class');
    expect(await says(page, 'Category')).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe(
      'true',
    );

    await fillIn(page, { Prefix: 'Z'.repeat(41), 'Mail class': 'PACKET' });
    expect(await says(page, 'Prefix')).toBe('At most 40 characters');
    await fillIn(page, { Prefix: 'HALF' });
    await making.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Half a category is added.').waitFor();
    await making.waitFor({ state: 'detached' });
    await page.waitForURL(/\/app\/parcelCategories$/);
    const { content } = (await staff.ask(parcelCategories.list, { ex: 'HALF' })).body;
    expect(content).toMatchObject([
      { ex: 'HALF', category: 'Half a category', mailClass: 'PACKET', loginType: 'BACKEND' },
    ]);
  });

  it('what was typed and not saved is asked for, by name, before it is lost', async () => {
    const { page } = await visit({ as: 'admin' });
    await page.goto('/app/parcelCategories');
    await prefixesOn(page);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const making = page.getByRole('dialog', { name: 'New parcel category' });
    await fillIn(page, { Prefix: 'QQ', Category: 'Unfinished' });
    await page.keyboard.press('Escape');
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leaving.getByText('2 fields are filled in: Prefix, Category.').waitFor();
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await leaving.waitFor({ state: 'detached' });
    expect(await making.getByLabel('Prefix', { exact: true }).inputValue()).toBe('QQ');
    await making.getByRole('button', { name: 'Cancel' }).click();
    await leaving.getByRole('button', { name: 'Discard 2 changes' }).click();
    await making.waitFor({ state: 'detached' });
    expect(await prefixesOn(page)).not.toContain('QQ');
  });

  it('one who may only look sees the list and nothing that changes it', async () => {
    const { page } = await visit({ as: 'viewer' });
    await page.goto('/app/parcelCategories');
    expect(await prefixesOn(page)).toContain('QZ');
    for (const name of [/^Add/, /^Edit/, /^Delete/])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
  });
});
