// "Saved queries", and "back button and deep link restore filters".
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browserTests } from '../kit/browser/browser.ts';
import { signInAt, signOutOf } from '../kit/servers/signInAt.ts';

const visit = browserTests();

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Saved queries' });
const situation = (page: Page, value: string) =>
  page.getByRole('button', { name: `Situation ${value}` });

async function namesOn(page: Page): Promise<string[]> {
  await page.locator('table[aria-busy="false"]').waitFor();
  return page.locator('tbody a.name').allTextContents();
}

const openQueries = (page: Page) =>
  page.getByRole('button', { name: /^Saved queries(?: \d+)?$/ }).click();

/** Leaves the lockers that are offline and have this in their names, by name. */
async function narrow(page: Page, text: string): Promise<void> {
  await situation(page, 'Any').click();
  await page.getByRole('menuitemradio', { name: 'Offline' }).click();
  await situation(page, 'Offline').waitFor();
  await page.getByRole('combobox', { name: 'Locker name' }).fill(text);
  await page.getByRole('combobox', { name: 'Locker name' }).press('Enter');
  await page.getByRole('button', { name: 'Clear 2 filters' }).waitFor();
  await page.getByRole('button', { name: 'Locker name', exact: true }).click();
  // The address changes before the table does.
  const head = page.getByRole('columnheader', { name: 'Locker name' });
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
}

describe('a query that is kept', () => {
  it('shows the same rows again after a sign-out, and is gone when it is dropped', async () => {
    const { page } = await visit();
    await page.goto('/app/lockers');
    await signInAt(page, 'operator');
    const all = await namesOn(page);
    await narrow(page, 'i');
    const found = await namesOn(page);
    expect(found).not.toEqual(all);
    await openQueries(page);
    await sheet(page).getByText('Locker name “i”').waitFor();
    await sheet(page).getByLabel('Query name').fill('Needs a visit');
    await sheet(page).getByRole('button', { name: 'Save' }).click();
    await sheet(page).getByRole('button', { name: 'Needs a visit', exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await signOutOf(page);
    await page.goto('/app/lockers');
    await signInAt(page, 'operator');
    expect(await namesOn(page)).toEqual(all);
    await openQueries(page);
    await sheet(page).getByRole('button', { name: 'Needs a visit', exact: true }).click();
    await sheet(page).waitFor({ state: 'detached' });
    await situation(page, 'Offline').waitFor();
    await expect.poll(() => namesOn(page)).toEqual(found);
    expect(await page.getByRole('combobox', { name: 'Locker name' }).inputValue()).toBe('i');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('lockerName');

    await openQueries(page);
    await sheet(page).getByRole('button', { name: 'Delete Needs a visit' }).click();
    await sheet(page).getByText('Filter and sort the list, then save it').waitFor();
    await page.reload();
    await openQueries(page);
    await sheet(page).getByText('Filter and sort the list, then save it').waitFor();
  });
});

describe('filters in the address', () => {
  it('Back takes the last filter away, Forward sets it again, and from another page they stand as they were left', async () => {
    const { page } = await visit({ as: 'operator' });
    await page.goto('/app/lockers');
    await situation(page, 'Any').click();
    await page.getByRole('menuitemradio', { name: 'Offline' }).click();
    await situation(page, 'Offline').waitFor();
    const offline = await namesOn(page);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

    await page.goBack();
    await situation(page, 'Offline').waitFor();
    expect(await namesOn(page)).toEqual(offline);
    await page.goBack();
    await situation(page, 'Any').waitFor();
    await expect.poll(() => namesOn(page)).not.toEqual(offline);
    await page.goForward();
    await situation(page, 'Offline').waitFor();
    await expect.poll(() => namesOn(page)).toEqual(offline);
  });

  it('a link sent to somebody else sets every filter, the sort and the page for them', async () => {
    const { page } = await visit({ as: 'operator' });
    await page.goto('/app/lockers');
    await narrow(page, 'i');
    const found = await namesOn(page);
    const other = (await visit({ as: 'viewer' })).page;
    await other.goto(page.url());
    await situation(other, 'Offline').waitFor();
    expect(await namesOn(other)).toEqual(found);
    expect(await other.getByRole('combobox', { name: 'Locker name' }).inputValue()).toBe('i');
  });
});
