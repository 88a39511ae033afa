// "Choose-and-keep columns": what somebody chooses to see of a list stays theirs, also after they signed out.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browserTests } from '../kit/browser/browser.ts';
import { pressOn } from '../kit/browser/keyboard.ts';
import { signInAt, signOutOf } from '../kit/servers/signInAt.ts';

const visit = browserTests();

/** The heads of the table as they are read, in their order. */
async function headsOn(page: Page): Promise<string[]> {
  await page.locator('table[aria-busy="false"]').waitFor();
  const heads = await page.locator('thead th').allTextContents();
  return heads.map((head) => head.trim()).filter((head) => head !== '');
}

const columns = (page: Page) => page.getByRole('dialog', { name: 'Columns' });

async function openColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Columns \d+ \/ \d+$/ }).click();
  await columns(page).waitFor();
}

describe('the columns of a list', () => {
  it('chosen and moved, they are the same after a sign-out, and nobody else’s', async () => {
    const { page } = await visit();
    await page.goto('/app/lockers');
    await signInAt(page, 'operator');
    const usual = await headsOn(page);
    expect(usual).toContain('Location');
    expect(usual).not.toContain('Postal code');

    await openColumns(page);
    await columns(page).getByLabel('Location', { exact: true }).click();
    await columns(page).getByLabel('Postal code', { exact: true }).click();
    const earlier = columns(page).getByRole('button', { name: 'Move Postal code to the left' });
    while (await earlier.isEnabled()) await earlier.click();
    await page.keyboard.press('Escape');
    await columns(page).waitFor({ state: 'detached' });
    const chosen = await headsOn(page);
    expect(chosen).not.toContain('Location');
    expect(chosen[0]).toBe('Postal code');

    await signOutOf(page);
    await page.goto('/app/lockers');
    await signInAt(page, 'support');
    expect(await headsOn(page)).toEqual(usual);

    await signOutOf(page);
    await page.goto('/app/lockers');
    await signInAt(page, 'operator');
    expect(await headsOn(page)).toEqual(chosen);

    await openColumns(page);
    await columns(page).getByRole('button', { name: 'Back to the usual columns' }).click();
    await page.keyboard.press('Escape');
    expect(await headsOn(page)).toEqual(usual);
  });

  it('by keyboard, in Chinese: chosen with Space, kept after a reload; the name of the record cannot be taken away', async () => {
    const { page } = await visit({ as: 'operator', language: 'zh' });
    await page.goto('/app/lockers');
    const usual = await headsOn(page);
    const sheet = page.getByRole('dialog', { name: '列', exact: true });
    await pressOn(page, page.getByRole('button', { name: /^列 \d+ \/ \d+$/ }));
    expect(await sheet.getByLabel('快递柜名称', { exact: true }).isDisabled()).toBe(true);
    await pressOn(page, sheet.getByLabel('邮政编码', { exact: true }), 'Space');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    const wanted = [...usual.slice(0, -1), '邮政编码', '操作'];
    expect(await headsOn(page)).toEqual(wanted);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^列/);
    await page.reload();
    expect(await headsOn(page)).toEqual(wanted);
  });

  it('of the parcel list are as many as fit 1440 pixels; the others can be chosen', async () => {
    const { page } = await visit({ as: 'operator' });
    const expired = encodeURIComponent(JSON.stringify({ ordersStatus: 'EXPIRED' }));
    await page.goto(`/app/parcels?filter=${expired}`);
    expect(await headsOn(page)).toEqual(
      expect.arrayContaining(['Parcel number', 'Status', 'Mobile', 'Deposited', 'Expires']),
    );
    const table = page.locator('.table-room');
    expect(await table.evaluate((room) => room.scrollWidth - room.clientWidth)).toBe(0);
    await openColumns(page);
    await columns(page).getByLabel('Booked', { exact: true }).click();
    await page.keyboard.press('Escape');
    expect(await headsOn(page)).toContain('Booked');
  });
});
