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
    await columns(page).getByRole('button', { name: 'Restore default columns' }).click();
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

const SCREENS = [
  {
    language: 'en',
    columns: 'Columns',
    deposited: 'Deposited',
    parcel: 'Parcel number',
    back: 'Restore default columns',
  },
  { language: 'zh', columns: '列', deposited: '存入时间', parcel: '包裹单号', back: '恢复默认列' },
] as const;

describe.each(SCREENS)('the columns of a report, in $language', ({ language, ...words }) => {
  it('are as many as fit 1440 pixels; the others can be chosen and stay', async () => {
    const { page } = await visit({ as: 'viewer', language });
    await page.goto('/app/ReportTransactionHistory');
    const usual = await headsOn(page);
    expect(usual[0]).toBe(words.parcel);
    expect(usual).not.toContain(words.deposited);
    const overflow = () =>
      page.locator('.table-room').evaluate((room) => room.scrollWidth - room.clientWidth);
    expect(await overflow()).toBe(0);

    const sheet = page.getByRole('dialog', { name: words.columns, exact: true });
    await page.getByRole('button', { name: /11 \/ 16$/ }).click();
    expect(await sheet.getByLabel(words.parcel, { exact: true }).isDisabled()).toBe(true);
    await sheet.getByLabel(words.deposited, { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /12 \/ 16$/ }).waitFor();
    expect(await headsOn(page)).toEqual([...usual, words.deposited]);
    expect(await page.locator('tfoot tr').locator('th, td').count()).toBe(usual.length + 1);
    await page.reload();
    expect(await headsOn(page)).toEqual([...usual, words.deposited]);

    await page.getByRole('button', { name: /12 \/ 16$/ }).click();
    await sheet.getByRole('button', { name: words.back }).click();
    await page.keyboard.press('Escape');
    expect(await headsOn(page)).toEqual(usual);

    await page.goto('/app/ReportPaymentperuser');
    await page.getByRole('button', { name: /10 \/ 12$/ }).waitFor();
    expect(await headsOn(page)).not.toContain(words.deposited);
    expect(await overflow()).toBe(0);
  });
});

const gripOf = (page: Page, name: string) =>
  page.getByRole('columnheader', { name, exact: true }).getByRole('separator');

/** The widths of the heads, in whole pixels. */
const widthsOn = (page: Page) =>
  page
    .locator('thead th')
    .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)));

describe('the width of a column', () => {
  it('follows the pointer, leaves the other columns and the sort, and is kept', async () => {
    const { page } = await visit({ as: 'operator' });
    await page.goto('/app/lockers');
    await headsOn(page);
    const at = page.url();
    const usual = await widthsOn(page);
    const column = await page
      .locator('thead th')
      .evaluateAll((heads) => heads.findIndex((head) => head.textContent === 'Location'));
    const grip = gripOf(page, 'Location');
    const { x, y, width, height } = (await grip.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 40, y + height / 2, { steps: 4 });
    await page.mouse.up();
    const narrower = usual.map((one, index) => (index === column ? one - 40 : one));
    const [, ...before] = (await widthsOn(page)).slice(0, -1);
    expect(before).toEqual(narrower.slice(1, -1));
    expect(await grip.getAttribute('aria-valuenow')).toBe(String(narrower[column]));
    expect(page.url()).toBe(at);
    await page.reload();
    await headsOn(page);
    expect((await widthsOn(page)).slice(1, -1)).toEqual(before);
    // The frozen column stays at the edge while a wide table scrolls.
    await gripOf(page, 'Location').focus();
    while (
      !(await page.locator('.table-room').evaluate((room) => room.scrollWidth > room.clientWidth))
    )
      await page.keyboard.press('ArrowRight');
    const room = page.locator('.table-room');
    const left = () =>
      page
        .locator('tbody a.name')
        .first()
        .evaluate((name) => name.getBoundingClientRect().x);
    const rest = await left();
    await room.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    expect(await left()).toBe(rest);
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('thead th').nth(column);
    expect(await printed.evaluate((head) => getComputedStyle(head).maxWidth)).toBe('none');
    await page.emulateMedia({ media: 'screen' });
    await gripOf(page, 'Location').dblclick();
    expect(page.url()).toBe(at);
    await openColumns(page);
    await columns(page).getByRole('button', { name: 'Restore default columns' }).click();
    await page.keyboard.press('Escape');
    expect(await widthsOn(page)).toEqual(usual);
  });

  it('is set by keyboard, in Chinese, and reset with Home', async () => {
    const { page } = await visit({ as: 'operator', language: 'zh' });
    await page.goto('/app/lockers');
    const heads = await headsOn(page);
    const column = page.getByRole('columnheader', { name: heads[1]!, exact: true });
    const widthOf = () => column.evaluate((head) => Math.round(head.getBoundingClientRect().width));
    const usual = await widthOf();
    const grip = gripOf(page, heads[1]!);
    await expect.poll(() => grip.getAttribute('aria-valuenow')).toBe(String(usual));
    await pressOn(page, grip, 'ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await widthOf()).toBe(usual + 32);
    await expect.poll(() => grip.getAttribute('aria-valuenow')).toBe(String(usual + 32));
    await page.keyboard.press('Home');
    expect(await widthOf()).not.toBe(usual + 32);
  });
});
