// Serves one built page to Chromium for a benchmark: builds, measures and removes it.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview } from 'vite';
import { framesOf, type PageLayout } from './frames.ts';

const FLAGS = ['--no-sandbox', '--disable-background-networking', '--no-first-run'];

/** Builds the page in a folder of `bench` and measures it; whether its limits held. */
export async function measurePage(
  folder: string,
  measure: (browser: Browser, address: string) => Promise<boolean>,
): Promise<void> {
  const root = join(import.meta.dirname, folder);
  const outDir = await mkdtemp(join(tmpdir(), 'lockerdesk-bench-'));
  const plain = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...plain, build: { outDir, emptyOutDir: true } });
  const pages = await preview({
    ...plain,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const executablePath =
    process.env['CHROMIUM_PATH'] ??
    (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
  const browser = await chromium.launch({
    args: FLAGS,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const held = await measure(browser, pages.resolvedUrls?.local[0] ?? '');
    process.exitCode = held ? 0 : 1;
  } finally {
    await browser.close();
    await pages.close();
    await rm(outDir, { recursive: true });
  }
}

/** The frames drawn during an action on the page. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<PageLayout[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  });
  await act();
  const trace = await browser?.stopTracing();
  return framesOf(trace?.toString('utf8') ?? '{"traceEvents":[]}');
}

/** Prints a figure next to its limit; whether it held. */
export function say(name: string, value: number, limit: number): boolean {
  const held = value <= limit;
  console.log(
    `${held ? 'held  ' : 'BROKEN'}  ${name.padEnd(48)} ${value.toFixed(1).padStart(7)} ms  (limit ${limit})`,
  );
  return held;
}

export const most = (values: number[]): number => Math.max(0, ...values);

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
