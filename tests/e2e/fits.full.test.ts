// Pages fit their screen: names in full, one line where one is meant, maps and lists that fill their room, and paper.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { routes } from '../../src/routes/pages.ts';
import { listPath, pagePath } from '../../src/routes/route.ts';
import { browserTests } from '../kit/browser/browser.ts';
import type { Staff } from '../kit/staff.ts';
import { saidOf } from '../resources/messages.ts';

const visit = browserTests();

const LANGUAGES = ['en', 'zh'] as const;
/** The longest name of the demo network. */
const LONGEST = 'Larnaca – Finikoudes Promenade';
const WALL = { width: 1920, height: 1080 } as const;
const PHONE = { width: 390, height: 844, touch: true } as const;

const go = (page: Page, path: string) => page.goto(`/app/${path}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The texts of elements whose content is wider than they are. */
const cutAmong = (names: Locator) =>
  names.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  );

/** Tops and heights of a page's panels, in whole pixels: borders of tables have halves. */
const panelsOf = (page: Page) =>
  page
    .locator('.page .panel')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    .then((all) => all.map(({ top, height }) => [top, height].map(Math.floor)));

async function openBoxes(page: Page, staff: Staff): Promise<void> {
  const { body } = await staff.ask(lockers.list, { lockerName: LONGEST });
  await go(page, pagePath(routes.boxInfo, { id: body.content[0]?.lockerId ?? 0 }));
  await heading(page, LONGEST).waitFor();
  await page.locator('[data-box]').first().waitFor();
}

/** The fonts that draw a text on the page. */
async function fontsOf(page: Page, text: string): Promise<string[]> {
  await page.evaluate((content) => {
    const sample = Object.assign(document.createElement('span'), { id: 'sample' });
    sample.textContent = content;
    document.querySelector('#sample')?.remove();
    document.body.append(sample);
    // A node that is not laid out yet has no fonts.
    return sample.offsetWidth;
  }, text);
  const wire = await page.context().newCDPSession(page);
  await wire.send('DOM.enable');
  await wire.send('CSS.enable');
  const { root } = await wire.send('DOM.getDocument');
  const { nodeId } = await wire.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#sample',
  });
  const { fonts } = await wire.send('CSS.getPlatformFontsForNode', { nodeId });
  await wire.detach();
  expect([text, fonts]).not.toEqual([text, []]);
  return fonts.map(({ familyName }) => familyName);
}

describe.each(LANGUAGES)('in %s', (language) => {
  const say = (key: string) => saidOf(language, key);

  it('the dashboard names every locker in full, trouble first', async () => {
    const { page } = await visit({ as: 'admin', language });
    await go(page, 'dashboard');
    const [showAll = ''] = say('dashboard.showAll').split(' %');
    const all = page.getByRole('button', { name: showAll });
    await all.first().waitFor();
    while ((await all.count()) > 0) await all.first().click();
    const titles = await page
      .locator('.page .panel:visible')
      .evaluateAll((panels) =>
        panels.map((panel) => panel.querySelector('h2')?.textContent ?? panel.className),
      );
    expect(titles.slice(0, 2)).toEqual([say('dashboard.trouble.title'), 'panel window48']);
    const names = page.locator('.trouble-locker, .bars tbody th');
    expect(await names.filter({ hasText: LONGEST }).count()).toBe(3);
    expect(await names.count()).toBeGreaterThan(80);
    expect(await cutAmong(names)).toEqual([]);
  });

  it('the dashboard waits at the heights that it will have (R9.12)', async () => {
    const { page } = await visit({ as: 'admin', language });
    await go(page, 'dashboard');
    const figures = page.getByRole('region', { name: say('dashboard.preferred.title') });
    await figures.waitFor();
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/dashboard/diagrams*', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('status', { name: say('app.loading') }).waitFor();
    await page.locator('.dashboard-panels .waiting').first().waitFor();
    const waiting = await panelsOf(page);
    release();
    await figures.waitFor();
    expect(waiting).toHaveLength(6);
    await expect.poll(() => panelsOf(page)).toEqual(waiting);
  });

  it('a locker fits 1440 × 900: facts and legend on one line each, the whole front, and no dock before a selection', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    await openBoxes(page, staff);
    for (const line of ['.lockerFacts', '.legendLine']) {
      const middles = await page
        .locator(`${line} :is(.badge, .soft, .trouble, .leg, .seg)`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(middles.length).toBeGreaterThan(4);
      const [least, most] = [Math.min, Math.max].map((end) =>
        end(...middles.map(({ top, bottom }) => (top + bottom) / 2)),
      );
      expect([line, Math.round((most ?? 0) - (least ?? 0)) <= 2]).toEqual([line, true]);
    }
    const ends = await page
      .locator('[data-box]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(900);
    const dock = page.locator('.dock');
    expect(await dock.count()).toBe(0);
    await page.locator('[data-box]').first().click();
    await dock.waitFor();
  });

  it('a touch screen is told to tap', async () => {
    const { page, staff } = await visit({ as: 'admin', language, ...PHONE });
    await openBoxes(page, staff);
    expect(await page.getByText(say('boxInfo.dock.hintTouch')).isVisible()).toBe(true);
    expect(await page.getByText(say('boxInfo.dock.hint')).isVisible()).toBe(false);
  });

  it('the wall shows the whole island with every locker, names trouble in full, and fills its list', async () => {
    const { page, staff } = await visit({ as: 'admin', language, theme: 'dark', ...WALL });
    const { body } = await staff.ask(lockers.list, { size: '100' });
    await page.goto('/app-h/dashboard_v2');
    await page.locator('.wall-name-label').first().waitFor();
    await page.locator('.wall-act').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    const outside = await page.locator('.wall-map').evaluate((map) => {
      const area = map.getBoundingClientRect();
      const inner = '.coast, .wall-map-above :is(.wall-symbol, .wall-group, .wall-name-label)';
      return [...map.querySelectorAll(inner)]
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < area.left || right > area.right || top < area.top || bottom > area.bottom;
        })
        .map((one) => one.outerHTML);
    });
    expect(outside).toEqual([]);
    const singles = await page.locator('.wall-map-above .wall-symbol').count();
    const groups = await page.locator('.wall-map-above .wall-group').allTextContents();
    const drawn = groups.reduce((sum, many) => sum + Number(many), singles);
    expect(drawn).toBe(body.content.filter(({ latitude }) => latitude !== null).length);
    for (const { lockerName, lockerSituation } of body.content) {
      if (lockerSituation === 'ONLINE') continue;
      const name = page.locator('.wall-name-label b', { hasText: lockerName });
      expect([lockerName, await name.isVisible()]).toEqual([lockerName, true]);
    }
    expect(await cutAmong(page.locator('.wall-name-label *, .wall-act p'))).toEqual([]);
    const ends = await page.evaluate(() =>
      ['.wall-main', '.wall-acts', '.wall-acts-room', '.wall-act:last-child'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0,
      ),
    );
    const [main, panel, room = 0, last = 0] = ends;
    expect(panel).toBe(main);
    expect(room - last).toBeLessThanOrEqual(12);
    expect(await page.locator('.wall-rollouts').count()).toBe(0);
  });

  it('a table wider than its window shows at which edge it goes on, and a press on a row opens the record', async () => {
    const { page } = await visit({ as: 'admin', language, width: 1000 });
    await go(page, listPath('lockers'));
    const room = page.locator('.table-room:has(table[aria-busy="false"])');
    await room.and(page.locator('[data-more-right]:not([data-more-left])')).waitFor();
    await room.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await room.and(page.locator('[data-more-left]:not([data-more-right])')).waitFor();
    const row = room.locator('tbody tr').first();
    const name = await row.locator('a.name').textContent();
    await row.locator('td:not(:has(a, button, input)):not(.pick)').last().click();
    await heading(page, name ?? '').waitFor();
  });

  it('a page that a link leads to begins at its top', async () => {
    const { page } = await visit({ as: 'admin', language });
    await go(page, `${listPath('parcels')}?perPage=50`);
    await page.locator('tbody a.name').nth(40).waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const scrolled = () => page.evaluate(() => scrollY);
    expect(await scrolled()).toBeGreaterThan(900);
    await page.locator(`nav a[href$="/${listPath('members')}"]`).click();
    await heading(page, say('resources.members.title')).waitFor();
    expect(await scrolled()).toBe(0);
  });

  it('a printed parcel has no buttons and no menus', async () => {
    const { page, staff } = await visit({ as: 'admin', language });
    const { body } = await staff.ask(parcels.list, { ordersStatus: 'STORED', size: '1' });
    const { ordersId = 0, parcelNumber = '' } = body.content[0] ?? {};
    await go(page, pagePath(routes.parcel, { ordersId }));
    await heading(page, parcelNumber).waitFor();
    const pressed = page.locator('button:visible, nav.nav:visible, [aria-haspopup]:visible');
    expect(await pressed.count()).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'print' });
    expect(await pressed.allTextContents()).toEqual([]);
    expect(await heading(page, parcelNumber).isVisible()).toBe(true);
  });

  it('quotes and ellipses are drawn by the font of the language', async () => {
    const { page } = await visit({ language });
    await page.goto('/page/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const own = { en: 'Locker', zh: '快递柜' }[language];
    expect(await fontsOf(page, '“…”')).toEqual(await fontsOf(page, own));
    expect(await fontsOf(page, 'Locker')).not.toEqual(await fontsOf(page, '快递柜'));
  });
});
