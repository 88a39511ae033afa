// Bench of a locker of 1,000 boxes in Chromium: script time to draw it, and each frame of a drag over it.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview } from 'vite';
import { framesOf, type Frame } from './frames.ts';

const COLD_RUNS = 5;
const WARM_RUNS = 15;
const DRAG_STEPS = 120;
const LIMITS = { warm: 50, cold: 120, script: 8, frame: 34 };
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--no-first-run'];

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const most = (values: number[]) => Math.max(0, ...values);

async function opened(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.waitForFunction(() => 'grid' in window);
  return page;
}

/** The script time of one drawing, effects included; milliseconds. */
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

/** Drags from one corner of what is in view to the other and half the way back. */
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

async function draggedFrames(
  browser: Browser,
  address: string,
): Promise<{ frames: Frame[]; chosen: number }> {
  const page = await opened(browser, address);
  await page.evaluate(() => window.grid.draw());
  await drag(page);
  await page.mouse.up();
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await drag(page);
  const trace = await browser.stopTracing();
  const chosen = await page.evaluate(() => window.grid.chosen());
  await page.mouse.up();
  await page.close();
  return { frames: framesOf(trace.toString('utf8')), chosen };
}

function say(name: string, value: number, limit: number): boolean {
  const held = value <= limit;
  console.log(
    `${held ? 'held  ' : 'BROKEN'}  ${name.padEnd(44)} ${value.toFixed(1).padStart(7)} ms  (limit ${limit})`,
  );
  return held;
}

async function measure(browser: Browser, address: string): Promise<boolean> {
  const cold = await coldDraws(browser, address);
  const warm = await warmDraws(browser, address);
  const { frames, chosen } = await draggedFrames(browser, address);
  const scripts = frames.map(({ script }) => script);
  console.log(
    `1,000 boxes; ${frames.length} frames of dragging, ${chosen} boxes chosen at its end`,
  );
  return [
    say('script to draw, cold, median', median(cold), LIMITS.cold),
    say('script to draw, warm, median', median(warm), LIMITS.warm),
    say('script a frame while dragging, median', median(scripts), LIMITS.script),
    say('script a frame while dragging, most', most(scripts), LIMITS.script),
    say('a frame while dragging, most', most(frames.map(({ length }) => length)), LIMITS.frame),
  ].every(Boolean);
}

const folder = await mkdtemp(join(tmpdir(), 'lockerdesk-grid-'));
const root = join(import.meta.dirname, 'gridPage');
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
});
const pages = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder },
  preview: { port: 4110, host: '127.0.0.1' },
});
const browser = await chromium.launch({
  args: FLAGS,
  ...(executablePath ? { executablePath } : {}),
});
try {
  const held = await measure(browser, pages.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4110/');
  process.exitCode = held ? 0 : 1;
} finally {
  await browser.close();
  await pages.close();
  await rm(folder, { recursive: true });
}
