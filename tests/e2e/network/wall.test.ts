// The control-room wall on a screen of 1920 × 1080: figures of 48 px and more, text of 24, contrast of 7:1; and on a phone.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { browserTests } from '../../kit/browser/browser.ts';

const visit = browserTests();
const WALL = { as: 'admin', width: 1920, height: 1080 } as const;

async function openWall(page: Page): Promise<void> {
  await page.goto('/app-h/dashboard_v2');
  await page.locator('.wall-map .map-cabinet').first().waitFor();
  await page.locator('.wall-act').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

interface Written {
  readonly text: string;
  readonly size: number;
  readonly contrast: number;
  readonly figure: boolean;
}

/** Every text that is seen: how large it is in CSS pixels, and its contrast against what lies behind it. */
function written(): Written[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const drawing = canvas.getContext('2d', { willReadFrequently: true })!;
  const linear = (value: number) =>
    value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  /** How light the colours are, laid on white one over the other; whatever notation they are told in. */
  const light = (colours: readonly string[]): number => {
    for (const colour of ['white', ...colours]) {
      drawing.fillStyle = colour;
      drawing.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const behind = (element: Element | null): string[] =>
    element === null
      ? []
      : [...behind(element.parentElement), getComputedStyle(element).backgroundColor];
  const isWhole = (element: Element | null): boolean =>
    element === null ||
    (getComputedStyle(element).opacity === '1' && isWhole(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Written[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || !element.checkVisibility() || element.closest('.unseen'))
      continue;
    const style = getComputedStyle(element);
    const ground = behind(element);
    const lights = [light([...ground, style.color]), light(ground)];
    found.push({
      text,
      size: Number.parseFloat(style.fontSize),
      // What shines through is not reckoned: it may not be there.
      contrast: isWhole(element)
        ? (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
        : Number.NaN,
      figure: element.closest('.wall-figure') !== null,
    });
  }
  return found;
}

it('is read from afar in both themes: figures of 48 px, text of 24, contrast of 7:1, and all of it on one screen', async () => {
  const { page } = await visit(WALL);
  await openWall(page);
  for (const other of ['Light', 'Dark']) {
    const texts = await page.evaluate(written);
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter(({ figure }) => figure).length).toBeGreaterThanOrEqual(6);
    expect(texts.filter(({ size, figure }) => size < (figure ? 48 : 24))).toEqual([]);
    expect(texts.filter(({ contrast }) => !(contrast >= 7))).toEqual([]);
    const room = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(room).toEqual([1920, 1080]);
    // Whoever asked for little motion has the other colours at once.
    const moving = await page
      .getByRole('button', { name: other, exact: true })
      .evaluate(async (button: HTMLElement) => {
        button.click();
        await Promise.resolve();
        return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
      });
    expect(moving).toBe(0);
  }
});

it('opens by its button on the dashboard, is live, goes to a locker by one press, and back by Escape', async () => {
  const { page } = await visit(WALL);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Control-room wall' }).click();
  await page.getByRole('heading', { level: 1, name: 'Network now' }).waitFor();
  await page.getByText(/^Live/).waitFor();
  const fullest = page.getByRole('region', { name: 'Fullest lockers' }).getByRole('link').nth(1);
  const name = await fullest.textContent();
  await fullest.click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Network now' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

it('在手机上也能使用：不需要横向滚动，内容完整', async () => {
  const { page } = await visit({
    as: 'admin',
    language: 'zh',
    theme: 'dark',
    width: 390,
    height: 844,
    touch: true,
  });
  await openWall(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const name of ['快递柜', '最满的快递柜', '各规格空闲格口', '待处理'])
    await page.getByRole('region', { name, exact: true }).waitFor();
  await page.getByRole('link', { name: '返回仪表盘' }).click();
  await page.getByRole('heading', { level: 1, name: '仪表盘' }).waitFor();
});
