// Audits pages in Chromium: heading and title, no overflow, accessibility, and a screenshot.
import { mkdirSync } from 'node:fs';
import axe, { type RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { browserTests, sizeOf, type View, type Visit } from './browser.ts';
import type { PageCase } from './everyPage.ts';

/** A page of a hundred rows takes long to audit on a busy machine; milliseconds. */
const LONGEST_MS = 180_000;

const PICTURES = 'node_modules/.cache/screens';

type Look = View & { language: 'en' | 'zh'; theme: 'light' | 'dark'; width: number };

/** The screen of a control room's wall, the widest audited size. */
const WALL = { width: 1920, height: 1080 };

export const ENGLISH_LIGHT: Look = { language: 'en', theme: 'light', width: 1440 };
export const CHINESE_DARK: Look = {
  language: 'zh',
  theme: 'dark',
  width: 390,
  height: 844,
  touch: true,
};

declare global {
  interface Window {
    /** What the pages of an audit have in common. */
    axe: typeof axe;
  }
}

/** Rules that axe rates moderate or minor: they fail no audit, and checking them takes time. */
const NEVER_SERIOUS = [
  'aria-allowed-role',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
];
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(NEVER_SERIOUS.map((rule) => [rule, { enabled: false }])),
};

const withAxe = new WeakSet<BrowserContext>();

/** Injects axe into all pages that a context opens from now on. */
async function bringAxe(context: BrowserContext): Promise<void> {
  if (withAxe.has(context)) return;
  withAxe.add(context);
  await context.addInitScript(axe.source);
}

/** Accessibility violations, by axe. */
async function barriers(page: Page): Promise<string[]> {
  const { passed, found } = await page.evaluate(async (options) => {
    const { violations, passes } = await window.axe.run(document, options);
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return {
      passed: passes.length,
      found: grave.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
      ),
    };
  }, OPTIONS);
  // An audit without checked nodes finds nothing.
  expect(passed).toBeGreaterThan(10);
  return found;
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
    return { headings, title: document.title, tooWide: scrollWidth - clientWidth };
  });

/** Resizes the window and waits until the page is rendered. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const width = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return innerWidth;
  });
  expect(width).toBe(size.width);
}

/** Enlarges the window to a wall's size; returns by how much the page overflows it once laid out. */
async function tooWideOnWall(page: Page): Promise<number> {
  await resize(page, WALL);
  return (await read(page)).tooWide;
}

const onThis = ({ width }: Look, { only }: PageCase) =>
  only === undefined || only === (width < 768 ? 'phone' : 'desk');

/** What the tests of one file share: a browser, and the pages opened in it. */
function openPages() {
  mkdirSync(PICTURES, { recursive: true });
  const visit = browserTests();
  return async (one: PageCase, look: Look): Promise<Visit> => {
    const as = one.as && { as: one.as };
    const visited = await visit({ ...look, ...as, endsItself: true, shared: true });
    const { page, context, expectNoise } = visited;
    await bringAxe(context);
    if (one.name.endsWith('-unknown')) expectNoise(/Failed to load resource.*404/);
    await page.goto(one.address);
    await page.getByRole('heading', { level: 1, name: one.heading[look.language] }).waitFor();
    await one.settled?.(page).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    return visited;
  };
}

/** Declares a test for each page in each look. */
export function auditPages(pages: readonly PageCase[], looks: readonly Look[]): void {
  const openPage = openPages();
  describe.each(looks)('in $language, $theme, $width wide', (look) => {
    it.concurrent.each(pages.filter((one) => onThis(look, one)))(
      '$name has one heading and a title, fits, and keeps nobody out',
      async (one) => {
        const { page, end } = await openPage(one, look);
        await one.open?.(page, look.language);
        const file = `${one.name}-${look.language}-${look.theme}-${look.width}.jpg`;
        await page.screenshot({ path: `${PICTURES}/${file}`, quality: 60 });

        const { headings, title, tooWide } = await read(page);
        expect(headings).toHaveLength(1);
        expect(title).toBe(`${headings[0]} · Lockerdesk`);
        expect(tooWide).toBeLessThanOrEqual(0);
        expect(await barriers(page)).toEqual([]);
        if (look.width === ENGLISH_LIGHT.width && !one.open) {
          await expect.poll(() => tooWideOnWall(page)).toBeLessThanOrEqual(0);
          // A tab resized while empty may render no frame of the next page.
          await resize(page, sizeOf(look));
        }
        await end(!one.open);
      },
      LONGEST_MS,
    );
  });
}
