// A real browser over the real server; noise and requests to other hosts fail the test that made them.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch } from './chromium.ts';
import { runServer } from '../servers/runServer.ts';
import { signIn, type Staff } from '../staff.ts';

export interface View {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  touch?: boolean;
  language?: 'en' | 'zh';
  /** The demo account that is signed in already; nobody unless told. */
  as?: string;
  /** The test calls `end` itself: tests that run at the same time must not close each other's pages. */
  endsItself?: boolean;
  /** May be a browser that earlier visits of the same view used, in the same tab: what it cached loads at once. */
  shared?: boolean;
}

/** What the pages said that they should not have: console errors and warnings, crashes, other hosts. */
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

/** Leaves a page and forgets what it kept on the device; an empty tab is left where `keepTab` says so. */
async function leave(page: Page, keepTab: boolean): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await (keepTab ? page.goto('about:blank') : page.close());
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The server's address. */
  url: string;
  /** Who is signed in, to ask the server what the screen does not show. */
  staff: Staff;
  /** Says that this test causes a line of noise matching `pattern` (a refusal the browser itself logs). */
  expectNoise(pattern: RegExp): void;
  /**
   * Closes what was opened, and expects that it was quiet; done after the test by itself where not told otherwise.
   * @param keepTab the page was only looked at and has its first size: a shared visit leaves its tab to the next one
   */
  end(keepTab?: boolean): Promise<void>;
}

/** A context with all that its pages said, and its tab where the next visit may have it. */
interface Opened {
  context: BrowserContext;
  noise: string[];
  tab?: Page | undefined;
}

interface Beginning {
  origin: string;
  session: string | undefined;
  preferences: string;
}

/** What the browser remembers from before the first page: who signed in in this tab, and how they like it. */
function remember({ origin, session, preferences }: Beginning): void {
  if (location.origin !== origin || sessionStorage.getItem('visited')) return;
  sessionStorage.setItem('visited', 'yes');
  if (session) sessionStorage.setItem('lockerdesk.session', session);
  if (preferences !== '{}') localStorage.setItem('lockerdesk.preferences', preferences);
}

/** The size of a view's window, in CSS pixels. */
export const sizeOf = ({ width = 1440, height = 900 }: View) => ({ width, height });

async function openContext(browser: Browser, url: string, view: View, staff?: Staff) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizeOf(view),
    colorScheme: view.theme ?? 'light',
    hasTouch: view.touch ?? false,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
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
 * Opens a browser for a test file; `visit()` gives a fresh page, and each test must stay quiet.
 * @param address the server's; that of the whole run unless told
 */
export function browserTests(address: () => string = () => runServer().url) {
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

  /** One session an account and file: a server does not take any number of sign-ins. */
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
    const kept = view.shared ? JSON.stringify(view) : undefined;
    const opened = idle.get(kept ?? '')?.pop() ?? (await open(view, url, staff));
    const { context, noise } = opened;
    const allowed: RegExp[] = [];
    const page = opened.tab ?? (await context.newPage());
    page.setDefaultTimeout(30_000);
    const expectNoise = (pattern: RegExp) => void allowed.push(pattern);
    const end = async (keepTab = false) => {
      if (kept === undefined) await context.close();
      else await leave(page, keepTab);
      opened.tab = keepTab ? page : undefined;
      const heard = noise.splice(0);
      if (kept !== undefined) idle.set(kept, [...(idle.get(kept) ?? []), opened]);
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    };
    const visited: Visit = { page, context, url, staff: staff ?? nobody, expectNoise, end };
    if (!view.endsItself) visits.push(visited);
    return visited;
  };
}
