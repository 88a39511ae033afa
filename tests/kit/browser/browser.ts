// A real browser against the real server; noise and requests to other hosts fail the test.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch } from './chromium.ts';
import { keepDrawing } from './frames.ts';
import { moveClock } from '../movedClock.mjs';
import { runServer, startRunServer } from '../servers/runServer.ts';
import { signIn, type Staff } from '../staff.ts';

export interface View {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  touch?: boolean;
  language?: 'en' | 'zh';
  /** The demo account to sign in; none by default. */
  as?: string;
  /** The test calls `end` itself: concurrent tests must not close each other's pages. */
  endsItself?: boolean;
}

/** What pages must not cause: console errors and warnings, crashes, requests to other hosts. */
function listen(context: BrowserContext, url: string): string[] {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      noise.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => noise.push(`crash: ${error.error().message}`));
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
      noise.push(`host: ${request.url()}`);
  });
  return noise;
}

/** A tab in which nothing of earlier visits with the same view is stored; what they loaded is still cached. */
async function emptyTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/readyz');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The server's address. */
  url: string;
  /** The signed-in account, to ask the server what the screen does not show. */
  staff: Staff;
  /** Declares that this test causes noise matching `pattern` (an error response the browser itself logs). */
  expectNoise(pattern: RegExp): void;
  /** Closes what was opened and expects no noise; runs automatically after the test unless disabled. */
  end(): Promise<void>;
}

/** A context with the noise of its pages. */
interface Opened {
  context: BrowserContext;
  noise: string[];
}

interface Beginning {
  origin: string;
  session: string | undefined;
  preferences: string;
}

/** The browser's storage before the first page: the tab's sign-in, and preferences. */
function remember({ origin, session, preferences }: Beginning): void {
  if (location.origin !== origin || sessionStorage.getItem('visited')) return;
  sessionStorage.setItem('visited', 'yes');
  if (session) sessionStorage.setItem('lockerdesk.session', session);
  if (preferences !== '{}') localStorage.setItem('lockerdesk.preferences', preferences);
}

/** The size of a view's window, in CSS pixels. */
const sizeOf = ({ width = 1440, height = 900 }: View) => ({ width, height });

async function openContext(browser: Browser, url: string, view: View, staff?: Staff) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizeOf(view),
    colorScheme: view.theme ?? 'light',
    hasTouch: view.touch ?? false,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  await context.addInitScript(moveClock, Number(process.env['CLOCK_AHEAD_MS'] ?? 0));
  await context.addInitScript(remember, {
    origin: url,
    session: staff && JSON.stringify(staff.user),
    preferences: JSON.stringify({ language: view.language }),
  });
  return context;
}

const nobody: Staff = {
  get user(): never {
    throw new Error('Nobody is signed in: say `as`.');
  },
  ask: () => Promise.reject(new Error('Nobody is signed in: say `as`.')),
};

/**
 * Opens a browser for a test file; `visit()` returns a new page, and each test must cause no noise.
 * @param given the server's address; by default the file gets a server of its own
 */
export function browserTests(given?: () => string) {
  if (!given) startRunServer();
  const address = given ?? (() => runServer().url);
  const known = new Map<string, Promise<Staff>>();
  const idle = new Map<string, Opened[]>();
  let browser: Browser;
  let visits: Visit[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const open = visits;
    visits = [];
    const ends = await Promise.allSettled(open.map((visit) => visit.end()));
    const loud = ends.find((end) => end.status === 'rejected');
    if (loud) throw loud.reason;
  });

  /** One session per account and file: a server limits the number of sign-ins. */
  const staffOf = (username: string): Promise<Staff> => {
    const staff = known.get(username) ?? signIn(address(), username);
    known.set(username, staff);
    return staff;
  };

  const open = async (view: View, url: string, staff?: Staff): Promise<Opened> => {
    const context = await openContext(browser, url, view, staff);
    return { context, noise: listen(context, url) };
  };

  return async function visit(view: View = {}): Promise<Visit> {
    const url = address();
    const staff = view.as === undefined ? undefined : await staffOf(view.as);
    const key = JSON.stringify(view);
    const opened = idle.get(key)?.pop() ?? (await open(view, url, staff));
    const { context, noise } = opened;
    const allowed: RegExp[] = [];
    const page = await emptyTab(context);
    keepDrawing(page);
    page.setDefaultTimeout(30_000);
    const expectNoise = (pattern: RegExp) => void allowed.push(pattern);
    const end = async () => {
      await Promise.all(context.pages().map((one) => one.close()));
      const heard = noise.splice(0);
      idle.set(key, [...(idle.get(key) ?? []), opened]);
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    };
    const visited: Visit = { page, context, url, staff: staff ?? nobody, expectNoise, end };
    if (!view.endsItself) visits.push(visited);
    return visited;
  };
}
