// A locker group: lockers chosen by name, one group changed and shown, and the locker list filtered by it.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockerGroups } from '../../../contract/lockers/lockerGroups.ts';
import { browserTests } from '../../kit/browser/browser.ts';

const visit = browserTests();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function namesOn(page: Page): Promise<string[]> {
  await page.locator('table[aria-busy="false"]').waitFor();
  return page.locator('tbody a.name').allTextContents();
}

/** Takes the first locker that is offered for this text; gives its name. */
async function take(page: Page, text: string): Promise<string> {
  const lockers = page.getByRole('combobox', { name: 'Lockers' });
  await lockers.fill(text);
  const offered = page.getByRole('listbox', { name: 'Lockers' }).getByRole('option');
  await expect.poll(() => offered.first().textContent()).toContain(text);
  const name = (await offered.first().textContent()) ?? '';
  await offered.first().click();
  await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  return name;
}

describe('a locker group', () => {
  it('is made with lockers chosen by name, and the locker list shows just these when it is filtered by it', async () => {
    const { page } = await visit({ as: 'admin' });
    await page.goto('/app/lockerGroups');
    expect(await namesOn(page)).toContain('City centres');
    await page.getByRole('button', { name: 'New locker group' }).click();
    await heading(page, 'New locker group').waitFor();
    await page.getByLabel(/^Name/).fill('Night round');
    const chosen = [await take(page, 'Paphos'), await take(page, 'Larnaca')];
    const third = await take(page, 'Limassol');
    await page.getByRole('button', { name: `Remove ${third}` }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Night round is added.').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await heading(page, 'Locker groups').waitFor();
    await expect.poll(() => namesOn(page)).toContain('Night round');

    await page.goto('/app/lockers');
    await namesOn(page);
    const group = page.getByRole('combobox', { name: 'Group' });
    await page.getByRole('button', { name: /^More filters/ }).click();
    await group.fill('Night');
    await page.getByRole('option', { name: 'Night round' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Clear filter' }).waitFor();
    await expect.poll(async () => (await namesOn(page)).toSorted()).toEqual(chosen.toSorted());

    // A reload reads the filter from the address and says the group's name, not its number.
    await page.reload();
    await page.getByRole('button', { name: /^More filters/ }).click();
    await expect.poll(() => group.inputValue()).toBe('Night round');
    expect((await namesOn(page)).toSorted()).toEqual(chosen.toSorted());
  });

  it.each([
    { language: 'en', add: 'Add to group', undo: 'Undo' },
    { language: 'zh', add: '加入分组', undo: '撤销' },
  ] as const)(
    'takes selected lockers from the list, and Undo takes out those ($language)',
    async ({ language, add, undo }) => {
      const { page, staff } = await visit({ as: 'admin', language });
      const name = `Added round ${language}`;
      const { body } = await staff.ask(lockerGroups.create, { name, lockerIds: [1] });
      const idsNow = async () =>
        (await staff.ask(lockerGroups.one, { id: body.id })).body.lockerIds.length;
      await page.goto('/app/lockers?sort=lockerName&order=ASC');
      await namesOn(page);
      const checks = page.locator('tbody').getByRole('checkbox');
      await checks.nth(0).click();
      await checks.nth(1).click();
      await page.getByRole('toolbar').getByRole('button', { name: add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill(name);
      await dialog.getByRole('option', { name }).click();
      await dialog.getByRole('button', { name: add }).click();
      await page.getByRole('button', { name: undo }).waitFor();
      expect(await idsNow()).toBeGreaterThan(1);
      await page.getByRole('button', { name: undo }).click();
      await expect.poll(idsNow).toBe(1);
    },
  );

  it('a changed form is not lost by going elsewhere, and Save and leave keeps it', async () => {
    const { page, staff } = await visit({ as: 'admin' });
    const { body } = await staff.ask(lockerGroups.create, { name: 'Morning round', lockerIds: [] });
    await page.goto(`/app/lockerGroups/${body.id}`);
    await page.getByLabel(/^Description/).fill('Before seven');
    const leave = () => page.getByRole('link', { name: 'Dashboard' }).first().click();
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave();
    await leaving.getByText('1 field of Morning round has been changed: Description.').waitFor();
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await leaving.waitFor({ state: 'detached' });
    expect(await page.getByLabel(/^Description/).inputValue()).toBe('Before seven');

    await leave();
    await leaving.getByRole('button', { name: 'Save and leave' }).click();
    await heading(page, 'Dashboard').waitFor();
    const { description } = (await staff.ask(lockerGroups.one, { id: body.id })).body;
    expect(description).toBe('Before seven');
  });

  it('is shown on a page of its own, and deleted from there after a confirmation', async () => {
    const { page, staff } = await visit({ as: 'admin' });
    const { body } = await staff.ask(lockerGroups.create, { name: 'Short lived', lockerIds: [1] });
    await page.goto(`/app/lockerGroups/${body.id}/show`);
    await heading(page, 'Short lived').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    const asking = page.getByRole('dialog', { name: 'Delete Short lived?' });
    await asking.getByRole('button', { name: 'Delete' }).click();
    await heading(page, 'Locker groups').waitFor();
    await expect.poll(() => namesOn(page)).not.toContain('Short lived');
    expect((await staff.ask(lockerGroups.one, { id: body.id })).status).toBe(404);
  });
});
