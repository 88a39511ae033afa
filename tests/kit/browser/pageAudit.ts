// Audits pages in Chromium: heading and title, no overflow, accessibility, and a screenshot.
import { mkdirSync } from 'node:fs';
import axe, { type RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it, type TestContext } from 'vitest';
import { browserTests, type View, type Visit } from './browser.ts';
import type { PageCase } from './pageCase.ts';
import { coveredFocus, withoutRing } from './focusSeen.ts';

/** A page of a hundred rows takes long to audit on a busy machine; milliseconds. */
const LONGEST_MS = 180_000;

const PICTURES = 'node_modules/.cache/screens';

type Look = View & { language: 'en' | 'zh'; theme: 'light' | 'dark'; width: number };

/** The screen of a control room's wall, the widest audited size. */
const WALL = { width: 1920, height: 1080 };

/** The widths at which every column of a list fits. */
const DESKS = [1280, 1366, 1440, WALL.width];
/** A window of 1280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 640 };
/** Of a kind of control, so many from the first and from the last are asked whether something covers them. */
const SAMPLE = 3;
/** A window of 1440 × 900 px at 200 % zoom. */
const DOUBLED = { width: 720, height: 450 };

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
    /** By how much the page moved what it showed already, by itself. */
    shift: number;
  }
  interface PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
}

/** Half of what the Core Web Vitals call good. */
const MOST_SHIFT = 0.05;

function sumShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Rules that axe rates moderate or minor: they fail no audit, and checking them takes time. */
const NEVER_SERIOUS =
  'aria-allowed-role heading-order landmark-banner-is-top-level landmark-contentinfo-is-top-level landmark-main-is-top-level landmark-no-duplicate-banner landmark-no-duplicate-contentinfo landmark-no-duplicate-main landmark-one-main landmark-unique page-has-heading-one presentation-role-conflict region'.split(
    ' ',
  );
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(NEVER_SERIOUS.map((rule) => [rule, { enabled: false }])),
};

/** Also targets of 24 px, or as far apart; what opens over a page covers some in part. */
const WITH_TARGETS: RunOptions = {
  ...OPTIONS,
  rules: { ...OPTIONS.rules, 'target-size': { enabled: true } },
};

const withAxe = new WeakSet<BrowserContext>();

/** Injects axe into all pages that a context opens from now on, and counts what moves in them. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  if (withAxe.has(context)) return;
  withAxe.add(context);
  await context.addInitScript(axe.source);
  await context.addInitScript(sumShifts);
}

/** Accessibility violations, by axe. */
export async function barriers(page: Page, options: RunOptions): Promise<string[]> {
  const { rules, nodes, found } = await page.evaluate(async (options) => {
    const { violations, passes } = await window.axe.run(document, options);
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    return {
      rules: passes.length,
      nodes: passes.flatMap((rule) => rule.nodes).length,
      found: grave.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
      ),
    };
  }, options);
  // An audit without checked nodes finds nothing.
  expect(options.runOnly ? nodes : rules).toBeGreaterThan(10);
  return found;
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
    return { headings, title: document.title, tooWide: scrollWidth - clientWidth };
  });

/** Filters of which none is set: values and the button that clears them may need a second line, 72 px in all. */
const IDLE_BAR = '.filter-line:not(:has(:is(.filters, .filter-field) > .MuiButton-text))';

/** Tables that scroll, heads and names of lockers that are cut, filters on a second line, and buttons of a list without words. */
const cutLists = (page: Page) =>
  page.evaluate((bar) => {
    const found = (selector: string) => [...document.querySelectorAll(selector)];
    const isCut = (one: Element) => one.scrollWidth > one.clientWidth;
    const isLong = (one: Element) => isCut(one) || one.scrollHeight > one.clientHeight + 1;
    const long = found('[data-list] td .cut').filter(isLong);
    // On a wide desk also cells, where more than one of fifty is cut.
    const tooMany = innerWidth >= 1920 && long.length * 50 > found('[data-list] td').length;
    return [
      ...(tooMany ? long : []),
      ...found('.table-room, .cabScroll').filter(isCut),
      ...found('.list-table th').filter(isCut),
      ...found('.need-where, .bars tbody th').filter(isCut),
      ...found(bar).filter((line) => line.clientHeight >= 72),
      ...found('.page-acts .word').filter((word) => word.clientWidth < 2),
    ].map((one) => `${one.textContent}: ${one.outerHTML}`.slice(0, 300));
  }, IDLE_BAR);

/** Resizes the window and waits until the page is rendered. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const width = await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return innerWidth;
  });
  expect(width).toBe(size.width);
}

/** Resizes the window; returns by how much the page overflows it once laid out. */
async function tooWideAt(page: Page, size: { width: number; height: number }): Promise<number> {
  await resize(page, size);
  return (await read(page)).tooWide;
}

/** A list at the widths of a desk, also of a phone's page: what is cut. No page is loaded again. */
async function cutOnDesk(page: Page): Promise<string[]> {
  const cut: string[] = [];
  if (await page.locator('.cards, [data-list]').first().isHidden()) return cut;
  for (const width of DESKS) {
    await resize(page, { ...WALL, width });
    await page.locator('.table-room').first().waitFor({ state: 'attached' });
    cut.push(...(await cutLists(page)));
  }
  return cut;
}

/** Visible fields with text under 16 px, into which iOS zooms. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type="checkbox"], [type="radio"]), select, textarea')]
      .filter((field) => field.checkVisibility())
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 200)),
  );

/** Notes whose words are squeezed beside what can be pressed. */
const squeezedNotes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.note > .grow')]
      .filter((words) => words.clientWidth < words.parentElement!.clientWidth / 2)
      .map((words) => words.outerHTML.slice(0, 200)),
  );

/** What the tests of one file share: a browser, and the pages opened in it. */
function openPages() {
  mkdirSync(PICTURES, { recursive: true });
  const visit = browserTests();
  return async (one: PageCase, look: Look, { onTestFinished }: TestContext): Promise<Visit> => {
    const as = one.as && { as: one.as };
    const visited = await visit({ ...look, ...as, endsItself: true });
    const { page, context, expectNoise } = visited;
    // A page that fails does not keep its live stream: a session has few.
    onTestFinished(() => page.close());
    await bringAxe(context);
    if (one.name.endsWith('-unknown')) expectNoise(/Failed to load resource.*404/);
    const name = one.heading[look.language];
    await page.goto(one.address);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const { settled = 'main' } = one;
    await (typeof settled === 'string' ? page.locator(settled).first() : settled(page)).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    return visited;
  };
}

/** Declares a test for each page in each look. */
export function auditPages(pages: readonly PageCase[], looks: readonly Look[]): void {
  const openPage = openPages();
  describe.each(looks)('in $language, $theme, $width wide', (look) => {
    const other = look.width < 768 ? 'desk' : 'phone';
    it.concurrent.for(pages.filter(({ only }) => only !== other))(
      '$name has one heading and a title, fits, stands still, and keeps nobody out',
      { timeout: LONGEST_MS },
      async (one, test) => {
        const { page, end } = await openPage(one, look, test);
        expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(MOST_SHIFT);
        await one.open?.(page, look.language);
        const file = `${one.name}-${look.language}-${look.theme}-${look.width}.jpg`;
        await page.screenshot({ path: `${PICTURES}/${file}`, quality: 60 });

        const { headings, title, tooWide } = await read(page);
        expect(headings).toHaveLength(1);
        expect(title).toBe(`${headings[0]} · Lockerdesk`);
        expect(tooWide).toBeLessThanOrEqual(0);
        if (look.width >= ENGLISH_LIGHT.width) expect(await cutLists(page)).toEqual([]);
        expect(await barriers(page, one.open ? OPTIONS : WITH_TARGETS)).toEqual([]);
        // After a key, what the focus comes to has its ring.
        await page.keyboard.press('Shift');
        const { seen, ringless } = await page.evaluate(withoutRing, true);
        expect(ringless).toEqual([]);
        expect(seen).toBeGreaterThan(0);
        if (!one.open) expect(await page.evaluate(coveredFocus, SAMPLE)).toEqual([]);
        if (look.width === ENGLISH_LIGHT.width && !one.open) {
          await expect.poll(() => tooWideAt(page, WALL)).toBeLessThanOrEqual(0);
          expect(await cutOnDesk(page)).toEqual([]);
          await resize(page, DOUBLED);
          expect(await page.evaluate(coveredFocus, SAMPLE)).toEqual([]);
        }
        if (look.touch) {
          expect(await smallFields(page)).toEqual([]);
          expect(await squeezedNotes(page)).toEqual([]);
          await expect.poll(() => tooWideAt(page, ZOOMED)).toBeLessThanOrEqual(0);
          if (!one.open) {
            expect(await page.evaluate(coveredFocus, SAMPLE)).toEqual([]);
            expect(await cutOnDesk(page)).toEqual([]);
          }
        }
        await end();
      },
    );
  });
}
