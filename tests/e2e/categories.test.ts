// The life of a parcel category by mouse: its list, its dialog and the confirmation of its deletion.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { parcelCategories } from '../../contract/parcels/parcelCategories.ts';
import { browserTests } from '../kit/browser/browser.ts';

const visit = browserTests();

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const rowAct = (page: Page, act: string, name: string) =>
  rowOf(page, name).getByRole('button', { name: `${act}: ${name}` });
async function askToDelete(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
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

describe('a parcel category', () => {
  it('is added, found by its prefix, changed and deleted after a confirmation (R1.30, R2.136)', async () => {
    const { page, staff } = await visit({ as: 'admin' });
    await page.goto('/app/parcelCategories');
    await prefixesOn(page);
    await page.getByRole('button', { name: 'New parcel category' }).click();
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
    await asking.getByText('This cannot be undone.').waitFor();
    await asking.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, 'Mouse express').waitFor();
    await askToDelete(page, 'Mouse express');
    await asking.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Mouse express is deleted.').waitFor();
    await page.getByText('No parcel category matches “MX”').waitFor();
    const { body } = await staff.ask(parcelCategories.list, { ex: 'MX' });
    expect(body.content).toEqual([]);
  });
});
