// Keeps a tab drawing: headless Chromium now and then sends a new document no frames, and every click waits for one.
import type { Page } from 'playwright';

/** Longer than a busy machine needs for a page's first frame, and much shorter than a click's patience. */
const LATE_MS = 6_000;
const NUDGES = 3;

/** Whether the page draws its next frame in time. Rejects if it is left meanwhile. */
async function draws(page: Page): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), LATE_MS);
  });
  const frame = page.evaluate(
    () => new Promise<true>((resolve) => requestAnimationFrame(() => resolve(true))),
  );
  try {
    return await Promise.race([frame, late]);
  } finally {
    clearTimeout(timer);
    frame.catch(() => undefined);
  }
}

/** Shows the tab again and changes its size for a moment: both make the browser draw. */
async function nudge(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.bringToFront();
  if (!size) return;
  await page.setViewportSize({ ...size, height: size.height + 1 });
  await page.setViewportSize(size);
}

/** Watches each document of the tab until it has drawn. Says so where Chromium had to be nudged. */
export function keepDrawing(page: Page): void {
  const watch = async () => {
    for (let tries = 0; tries < NUDGES && !(await draws(page)); tries += 1) {
      process.stderr.write(`Chromium drew no frame of ${page.url()}: nudged.\n`);
      await nudge(page);
    }
  };
  // A page that is left or closed needs no frames.
  page.on('domcontentloaded', () => void watch().catch(() => undefined));
}
