// The menu is longer than a low screen: whoever opens a page sees where in it that page stands.
import { expect, it } from 'vitest';
import { browserTests } from '../kit/browser/browser.ts';

const visit = browserTests();

it('the menu on a low screen shows the entry of the page that was opened, and leaves it alone where it is seen already', async () => {
  const { page } = await visit({ as: 'admin', height: 480 });
  await page.goto('/app/systemSetting');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const here = menu.locator('[aria-current="page"]');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const standsIn = async () => {
    const { y = -1, height = 0 } = (await here.boundingBox()) ?? {};
    return y >= 0 && y + height <= 480;
  };
  await expect.poll(standsIn).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const scrolled = () => page.locator('.side').evaluate((side) => side.scrollTop);
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  const neighbour = menu.getByRole('link').nth(-2);
  await neighbour.click();
  await expect.poll(() => neighbour.getAttribute('aria-current')).toBe('page');
  expect(await scrolled()).toBe(before);
});

it.each(['en', 'zh'] as const)(
  'the folded menu fits 900 pixels whole, and "?" opens the help above it (%s)',
  async (language) => {
    const { page } = await visit({ as: 'root', language });
    await page.goto('/app/dashboard');
    const side = page.locator('.side');
    await side.locator('[aria-current="page"]').waitFor();
    expect(await side.locator('[aria-expanded="true"]').count()).toBe(0);
    expect(await side.evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBe(0);
    // As most keyboards type it.
    await page.keyboard.press('Shift+Slash');
    await page.getByRole('dialog').waitFor();
  },
);
