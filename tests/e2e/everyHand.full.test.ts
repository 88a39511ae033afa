// What only a real layout shows: visible focus, focus that no bar covers, 400 % zoom.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { open } from '../kit/browser/follow.ts';
import { coveredFocus, withoutRing } from '../kit/browser/focusSeen.ts';
import { pressOn, tabTo, typeInto } from '../kit/browser/keyboard.ts';
import { sentenceOf } from '../resources/messages.ts';

const visit = browserTests();

const ring = async (page: Page) =>
  expect(await page.evaluate(withoutRing, false)).toEqual({ seen: 1, ringless: [] });

describe.each(['light', 'dark'] as const)('the focus is seen in the %s theme', (theme) => {
  it('in a calendar, in menus and among suggestions', async () => {
    const { page } = await visit({ as: 'admin', theme });
    await open(page, '/app/parcels', 'tbody a.name');
    await pressOn(page, page.getByRole('button', { name: /^Period/ }));
    await pressOn(page, page.getByRole('button', { name: 'Calendar for From' }));
    await page.locator('[role="gridcell"]:focus').waitFor();
    await ring(page);
    await page.keyboard.press('ArrowRight');
    await ring(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await tabTo(page, page.getByRole('button', { name: /^Account of/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      await page.locator('[role="menuitem"]:focus').waitFor();
      await ring(page);
    }

    await open(page, '/app/AssignParcel', '.field input');
    await typeInto(page, page.getByRole('combobox', { name: 'Name', exact: true }), 'a');
    await page.getByRole('option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await ring(page);
  });
});

it.each([
  [720, 450],
  [320, 256],
])('no bar covers the focus at %i × %i', async (width, height) => {
  const { page } = await visit({ as: 'admin', width, height });
  await open(page, '/app/box-info?id=1', '[data-box].free');
  await page.locator('[data-box].free').first().click();
  await page.locator('.dock').waitFor();
  expect(await page.evaluate(coveredFocus, Infinity)).toEqual([]);
  await open(page, '/app/AddNewLocker', '.locker-map .coast');
  expect(await page.evaluate(coveredFocus, Infinity)).toEqual([]);
  await open(page, '/app/AssignParcel?memberId=3', '[data-box]');
  expect(await page.evaluate(coveredFocus, Infinity)).toEqual([]);
});

it('the dock of a tall window keeps clear of the focus', async () => {
  const { page } = await visit({ as: 'admin', width: 1280, height: 640 });
  await open(page, '/app/box-info?id=1', '[data-box].free');
  await page.locator('[data-box].free').first().click();
  await page.locator('.dock').waitFor();
  expect(await page.evaluate(coveredFocus, Infinity)).toEqual([]);
});

it('nothing is cut off in English at 320 px', async () => {
  const { page } = await visit({ as: 'admin', width: 320, height: 640 });
  for (const address of ['/app/parcels', '/app/audit', '/app/AssignParcel']) {
    await open(page, address, '.page-links, .lookup .btn');
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.page a, .page button')]
        .filter((one) => one.checkVisibility() && !one.closest('.list-table'))
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.outerHTML.slice(0, 160)),
    );
    expect([address, cut]).toEqual([address, []]);
  }
});

describe('the focus is on the page', () => {
  it('after signing in', async () => {
    const { page } = await visit();
    await page.goto('/page/login');
    await typeInto(page, page.getByLabel('Login name'), 'admin');
    await typeInto(page, page.getByLabel('Password', { exact: true }), DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.locator(':is(main, h1):focus').waitFor();
  });

  it('after choosing a customer, and after the first step of a locker', async () => {
    const { page } = await visit({ as: 'admin' });
    await open(page, '/app/AssignParcel', '.field input');
    await typeInto(page, page.getByRole('combobox', { name: 'Name', exact: true }), 'a');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus').getByText('Reserve for a customer').waitFor();

    await open(page, '/app/AddNewLocker', '.at-identity input');
    const [name, number] = [0, 1].map((place) => page.locator('.at-identity input').nth(place));
    await typeInto(page, name!, 'Never saved');
    await typeInto(page, number!, 'NEVER');
    await pressOn(page, page.locator('.locker-foot button[type="submit"]'));
    await page.locator('h1:focus').waitFor();
    await tabTo(page, page.locator('.locker-steps button').first());
  });
});

describe.each(['en', 'zh'] as const)('by touch, in %s', (language) => {
  const say = (key: string, values?: Record<string, string | number>) =>
    sentenceOf(language, key, values);
  const count = (boxes: number) => say('boxInfo.dock.selectedShort', { smart_count: boxes });
  const phone = { as: 'operator', language, width: 390, height: 844, touch: true } as const;

  it('a box is looked into and selected from there, the next one by a tap', async () => {
    const { page } = await visit(phone);
    await open(page, '/app/box-info?id=1', '[data-box].stored');
    expect(await page.getByText(say('boxInfo.dock.hintTouch')).isVisible()).toBe(true);
    const [first, second] = [0, 1].map((place) => page.locator('[data-box].stored').nth(place));
    await first!.tap();
    const name = (await page.getByTestId('box-card').locator('header b').textContent()) ?? '';
    await page.getByRole('button', { name: say('engine.row.select', { name }) }).tap();
    await page.getByTestId('box-card').waitFor({ state: 'detached' });
    await page.getByText(count(1), { exact: true }).waitFor();
    await second!.tap();
    await page.getByText(count(2), { exact: true }).waitFor();
  });

  it('lockers are selected in their cards, and the bar at the thumb says what it does with them', async () => {
    const { page } = await visit(phone);
    await open(page, '/app/lockers', '.cards a.name');
    const checks = page
      .getByRole('list', { name: say('resources.lockers.title') })
      .getByRole('checkbox');
    for (const place of [0, 1]) await checks.nth(place).tap();
    const bar = page.getByRole('toolbar', { name: say('engine.bulk.label') });
    await bar.getByText(say('engine.bulk.selected', { smart_count: 2 })).waitFor();
    const { y, height } = (await bar.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(phone.height);
    // What the question needs is there before it is asked: the server may be gone since. The live stream comes last.
    await page.waitForFunction(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return ['/ActionForm', '/liveStream'].every((part) =>
        loaded.some((name) => name.includes(part)),
      );
    });
    await page.route('**/assets/**', (route) => route.abort());
    await bar.getByRole('button', { name: say('resources.lockers.actions.disable.label') }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: { en: 'Cancel', zh: '取消' }[language] })
      .tap();
    await bar.getByRole('button', { name: say('engine.bulk.clear') }).tap();
    await bar.waitFor({ state: 'detached' });
  });
});
