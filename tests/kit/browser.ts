// A real browser over the real server; noise and requests to other hosts fail the test that made them.
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where Chromium is: CHROMIUM_PATH, else the system's, else Playwright's own. */
export function chromiumPath(): string | undefined {
  const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'];
  return known.find((path) => path && existsSync(path));
}

export const launch = () => {
  const executablePath = chromiumPath();
  return chromium.launch({ args: QUIET, ...(executablePath && { executablePath }) });
};

export interface View {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  touch?: boolean;
}

/** What a page said that it should not have: console errors and warnings, crashes, other hosts. */
function listen(page: Page, url: string): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`crash: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
      noise.push(`host: ${request.url()}`);
  });
  return noise;
}

export interface Visit {
  page: Page;
  /** The server's address. */
  url: string;
  /** Says that this test causes a line of noise matching `pattern` (a refusal the browser itself logs). */
  expectNoise(pattern: RegExp): void;
}

/** Opens a browser for a test file; `visit()` gives a fresh page, and each test must stay quiet. */
export function browserTests() {
  const url = inject('serverUrl');
  let browser: Browser;
  let visits: { noise: string[]; allowed: RegExp[]; close(): Promise<void> }[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const said = visits.flatMap(({ noise, allowed }) =>
      noise.filter((line) => !allowed.some((pattern) => pattern.test(line))),
    );
    await Promise.all(visits.map((visit) => visit.close()));
    visits = [];
    expect(said).toEqual([]);
  });

  return async function visit(view: View = {}): Promise<Visit> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: view.width ?? 1440, height: view.height ?? 900 },
      colorScheme: view.theme ?? 'light',
      hasTouch: view.touch ?? false,
      reducedMotion: 'reduce',
      acceptDownloads: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const allowed: RegExp[] = [];
    visits.push({ noise: listen(page, url), allowed, close: () => context.close() });
    return { page, url, expectNoise: (pattern) => allowed.push(pattern) };
  };
}
