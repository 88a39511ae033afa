// Every page in two looks (all four with AUDIT=full): accessible, named, never wider than the screen, quiet; with a picture.
import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browserTests, type View, type Visit } from '../kit/browser.ts';
import { EVERY_PAGE, type PageCase } from '../kit/everyPage.ts';

const visit = browserTests();

/** A page of a hundred rows is long to look through on a busy machine; milliseconds. */
const LONGEST_MS = 180_000;

const PICTURES = 'node_modules/.cache/screens';
mkdirSync(PICTURES, { recursive: true });

type Look = View & { language: 'en' | 'zh'; theme: 'light' | 'dark'; width: number };

const ENGLISH_LIGHT: Look = { language: 'en', theme: 'light', width: 1440 };
const CHINESE_DARK: Look = { language: 'zh', theme: 'dark', width: 390, height: 844, touch: true };
const LOOKS: Look[] = [
  ENGLISH_LIGHT,
  CHINESE_DARK,
  ...(process.env['AUDIT'] === 'full'
    ? [
        { ...ENGLISH_LIGHT, theme: 'dark' as const },
        { ...CHINESE_DARK, theme: 'light' as const },
        { ...ENGLISH_LIGHT, language: 'zh' as const },
        { ...CHINESE_DARK, language: 'en' as const },
      ]
    : []),
];
const WALL: Look = { language: 'en', theme: 'light', width: 1920, height: 1080 };

async function openPage(one: PageCase, look: Look): Promise<Visit> {
  const visited = await visit({ ...look, ...(one.as && { as: one.as }), endsItself: true });
  const { page, expectNoise } = visited;
  if (one.name.endsWith('-unknown')) expectNoise(/Failed to load resource.*404/);
  await page.goto(one.address);
  await page.getByRole('heading', { level: 1, name: one.heading[look.language] }).waitFor();
  await one.settled?.(page).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  return visited;
}

/** What a screen reader's user, or one who sees badly, could not use. */
async function barriers(page: Page): Promise<string[]> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  // An audit that looked at nothing finds nothing.
  expect(passes.length).toBeGreaterThan(10);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

const onThis = ({ width }: Look, { only }: PageCase) =>
  only === undefined || only === (width < 768 ? 'phone' : 'desk');

describe.each(LOOKS)('in $language, $theme, $width wide', (look) => {
  it.concurrent.each(EVERY_PAGE.filter((one) => onThis(look, one)))(
    '$name has one heading and a title, fits, and keeps nobody out',
    async (one) => {
      const { page, end } = await openPage(one, look);
      await one.open?.(page, look.language);
      const file = `${one.name}-${look.language}-${look.theme}-${look.width}.png`;
      await page.screenshot({ path: `${PICTURES}/${file}`, fullPage: one.open === undefined });

      expect(await page.locator('h1').count()).toBe(1);
      const heading = await page.locator('h1').textContent();
      expect(await page.title()).toBe(`${heading} · Lockerdesk`);
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
      expect(await barriers(page)).toEqual([]);
      await end();
    },
    LONGEST_MS,
  );
});

describe('on a wall', () => {
  it.concurrent.each(EVERY_PAGE.filter((one) => !one.open && onThis(WALL, one)))(
    '$name fits 1920 px',
    async (one) => {
      const { page, end } = await openPage(one, WALL);
      await page.screenshot({ path: `${PICTURES}/${one.name}-wall.png` });
      expect(await tooWide(page)).toBeLessThanOrEqual(0);
      await end();
    },
  );
});
