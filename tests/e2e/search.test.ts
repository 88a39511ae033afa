// Search everywhere in a browser: by keys, a scanner over the page, Chinese on a phone, dark and axe clean; and the list as a map.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { parcels } from '../../contract/parcels/parcels.ts';
import { lockers } from '../../contract/lockers/lockers.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { sentenceOf } from '../resources/messages.ts';

const visit = browserTests();

async function barriers(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('"works with a barcode scanner": what it types before the search is there opens the parcel', async () => {
  const { page, staff } = await visit({ as: 'operator' });
  const { body } = await staff.ask(parcels.list, { ordersStatus: 'STORED', size: 2 });
  const [first, second] = body.content;
  const asked = new Promise<Route>((hold) =>
    page.route(/\/assets\/Palette-.*\.js$/, hold, { times: 1 }),
  );
  await page.goto('/app/lockers');
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await page.keyboard.press('Control+k');
  const search = await asked;
  // Control is up again, and the scanner is done before the search has come.
  await page.keyboard.type(`${first?.parcelNumber}\n`);
  await search.continue();
  await page.waitForURL(`**/app/order-view?ordersId=${first?.ordersId}`);
  const field = page.getByRole('combobox', { name: /^Find/ });
  await field.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await field.waitFor();
  await page.keyboard.type(`${second?.parcelNumber.toLowerCase()}\n`);
  await page.waitForURL(`**/app/order-view?ordersId=${second?.ordersId}`);
});

it('by keyboard alone: found while typing, chosen by arrows, closed by Escape, and back where one was', async () => {
  const { page, staff } = await visit({ as: 'operator' });
  const { body } = await staff.ask(lockers.list, { lockerName: 'Larnaca', size: 10 });
  expect(body.content.length).toBeGreaterThan(1);
  await page.goto('/app/dashboard');
  const alerts = page.getByRole('link', { name: 'All alerts' });
  await alerts.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Find/ });
  await field.waitFor();
  await page.keyboard.type('larnaca');
  const group = page.getByRole('group', { name: 'Lockers', exact: true });
  const found = group.getByRole('option');
  await found.nth(1).waitFor();
  expect(await found.nth(0).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(await alerts.evaluate((link) => link === document.activeElement)).toBe(true);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('larnaca');
  await found.nth(1).waitFor();
  await page.keyboard.press('ArrowDown');
  const name = (await found.nth(1).locator('.cut').first().textContent()) ?? '';
  expect(await field.getAttribute('aria-activedescendant')).toBe(
    await found.nth(1).getAttribute('id'),
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(page.url()).toContain('/app/box-info?id=');
});

it('在手机上查找：深色主题、中文，按键与触摸都可用', async () => {
  const look = { language: 'zh', theme: 'dark', width: 390, height: 844, touch: true } as const;
  const { page, staff } = await visit({ as: 'operator', ...look });
  const { body } = await staff.ask(lockers.list, { size: 1 });
  const [locker] = body.content;
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: '查找包裹、格口、快递柜或客户' }).click();
  const field = page.getByRole('combobox', { name: /^查找/ });
  await field.fill(locker?.lockerNumber ?? '?');
  const group = page.getByRole('group', { name: '快递柜', exact: true });
  await group.getByRole('option').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await page.screenshot({ path: 'node_modules/.cache/screens/search-zh-phone.png' });
  await group.getByRole('option').first().click();
  await page.waitForURL(`**/app/box-info?id=${locker?.lockerId}`);
  await page.locator('[data-box]').first().waitFor();
});

it.each([
  ['en', /^\d+ lockers(, \d+ in trouble)?$/, /: (Online|Offline|Exception)/],
  ['zh', /^\d+ 组快递柜(，\d+ 组需处理)?$/, /：(在线|离线|异常)/],
] as const)(
  'in %s, the locker list as a map: groups open and a locker is chosen by keyboard, and the list beside it leads to its boxes',
  async (language, groups, situations) => {
    const { page } = await visit({ as: 'operator', language });
    const say = (key: string) => sentenceOf(language, key);
    await page.goto('/app/lockers');
    await page.getByRole('button', { name: say('engine.view.map'), exact: true }).click();
    await page.waitForURL('**/app/lockers/map');
    const group = page.getByRole('button', { name: groups });
    await group.first().waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    // Each press zooms in, and the focus stays on what was pressed, until a single locker is left.
    await group.first().focus();
    const focused = page.locator('.map-locker:focus');
    const inGroup = page.locator('.map-cluster:focus');
    for (let press = 0; press < 18 && (await inGroup.count()) > 0; press += 1)
      await page.keyboard.press('Enter');
    expect(await focused.getAttribute('aria-label')).toMatch(situations);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: say('lockersOnMap.boxes'), exact: true }).click();
    await page.locator('[data-box]').first().waitFor();
  },
);
