// A real browser over the real server; noise and requests to other hosts fail the test that made them.
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launch } from './chromium.ts';
import { signIn, type Staff } from './staff.ts';

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

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** The server's address. */
  url: string;
  /** Who is signed in, to ask the server what the screen does not show. */
  staff: Staff;
  /** Says that this test causes a line of noise matching `pattern` (a refusal the browser itself logs). */
  expectNoise(pattern: RegExp): void;
  /** Closes what was opened, and expects that it was quiet; done after the test by itself where not told otherwise. */
  end(): Promise<void>;
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

async function openContext(browser: Browser, url: string, view: View, staff?: Staff) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: view.width ?? 1440, height: view.height ?? 900 },
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
export function browserTests(address: () => string = () => inject('serverUrl')) {
  const known = new Map<string, Promise<Staff>>();
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

  return async function visit(view: View = {}): Promise<Visit> {
    const url = address();
    const staff = view.as === undefined ? undefined : await staffOf(view.as);
    const context = await openContext(browser, url, view, staff);
    const allowed: RegExp[] = [];
    const noise = listen(context, url);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const expectNoise = (pattern: RegExp) => void allowed.push(pattern);
    const end = async () => {
      await context.close();
      expect(noise.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    };
    const opened: Visit = { page, context, url, staff: staff ?? nobody, expectNoise, end };
    if (!view.endsItself) visits.push(opened);
    return opened;
  };
}
