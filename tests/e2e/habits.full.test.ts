// Habits of daily work, in English and in Chinese: commands of the search, keys of a list, several records at once, Undo.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { members } from '../../contract/people/members.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { sentenceOf } from '../resources/messages.ts';

const visit = browserTests();

const DAY_MS = 86_400_000;

const openList = async (page: Page, name: string, filter: object = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  await page.goto(`/app/${name}?${query}`);
  await page.locator('.list-table[aria-busy="false"]').waitFor();
};

/** Selects the first two rows, and presses the action of the selection. */
async function chooseTwo(page: Page, action: string) {
  const checks = page.locator('tbody').getByRole('checkbox');
  await checks.nth(0).click();
  await checks.nth(1).click();
  await page.getByRole('toolbar').getByRole('button', { name: action, exact: true }).click();
  return page.getByRole('dialog');
}

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const say = (key: string, values?: Record<string, string | number>) =>
    sentenceOf(language, key, values);

  it('a locker is disabled from the search with a reason by keyboard, and Undo enables it again', async () => {
    const { page, staff } = await visit({ as: 'operator', language });
    const { content } = (await staff.ask(lockers.list, { lockerStatus: 'ENABLE', size: 1 })).body;
    const { lockerId, lockerName: name, lockerNumber } = content[0]!;
    const statusNow = async () => (await staff.ask(lockers.one, { lockerId })).body.lockerStatus;
    const label = say('resources.lockers.actions.disable.label');
    await openList(page, 'lockers');
    await page.keyboard.press('Control+k');
    await page.locator('input:focus[role="combobox"]').waitFor();
    await page.keyboard.type(`${label} ${lockerNumber}`);
    await page
      .getByRole('option', { name: new RegExp(`^${label}`) })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {
      name: say('resources.lockers.actions.disable.confirm', { name }),
    });
    await dialog.getByRole('textbox').fill('Painted');
    await dialog.getByRole('button', { name: label, exact: true }).press('Enter');
    await page.getByText(say('resources.lockers.actions.disable.done', { name })).waitFor();
    expect(await statusNow()).toBe('DISABLE');
    await page.getByRole('button', { name: say('ra.action.undo'), exact: true }).press('Enter');
    await page.getByText(say('resources.lockers.actions.enable.done', { name })).waitFor();
    expect(await statusNow()).toBe('ENABLE');
  });

  it('j and k go through the rows of a list, x selects one, Enter opens it', async () => {
    const { page } = await visit({ as: 'operator', language });
    await openList(page, 'lockers');
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    const first = page.locator('.list-table tbody a.name').first();
    await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('x');
    await page.getByText(say('engine.bulk.selected', { smart_count: 1 })).waitFor();
    const to = await first.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain(to);
  });

  it('two customers are suspended at once, and Undo ends both suspensions', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    const free = { memberStatus: 'ACTIVE', suspendFlag: 'false' } as const;
    await openList(page, 'members', free);
    const suspended = async () =>
      (await staff.ask(members.list, { ...free, suspendFlag: 'true', size: 1 })).body.totalElements;
    const before = await suspended();
    const label = say('resources.members.actions.suspend.label');
    const dialog = await chooseTwo(page, label);
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await page
      .getByText(say('resources.members.actions.suspend.doneMany', { smart_count: 2 }))
      .waitFor();
    expect(await suspended()).toBe(before + 2);
    await page.getByRole('button', { name: say('ra.action.undo'), exact: true }).click();
    await page
      .getByText(say('resources.members.actions.resume.doneMany', { smart_count: 2 }))
      .waitFor();
    expect(await suspended()).toBe(before);
  });

  it('the storage of two parcels is extended to the same time', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    await openList(page, 'parcels', { ordersStatus: 'STORED' });
    const numbers = await page.locator('.list-table tbody a.name').allTextContents();
    const label = say('resources.parcels.actions.changeExpiry.label');
    const dialog = await chooseTwo(page, label);
    const day = new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10);
    const field = dialog.getByLabel(say('resources.parcels.fields.expiryTime')).first();
    await field.fill(`${day} 18:30`);
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await page
      .getByText(say('resources.parcels.actions.changeExpiry.doneMany', { smart_count: 2 }))
      .waitFor();
    const ends = await Promise.all(
      numbers.slice(0, 2).map(async (parcelNumber) => {
        const { content } = (await staff.ask(parcels.list, { parcelNumber, size: 1 })).body;
        return content[0]?.expiryTime;
      }),
    );
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).toBeGreaterThan(Date.now() + 19 * DAY_MS);
  });
});
