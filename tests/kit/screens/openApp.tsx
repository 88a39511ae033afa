import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
// Opens the whole product for a test: the real server and screens, with an optional sign-in.
import { render, waitFor, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { setTimeout } from 'node:timers/promises';
import { http, HttpResponse } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import { sessions } from '../../../contract/account/sessions.ts';
import { capabilities } from '../../../contract/capabilities.ts';
import { endSession, startSession } from '../../../src/authProvider/session.ts';
import { listenToTabs } from '../../../src/authProvider/tabs.ts';
import { App as Screens } from '../../../src/app/App.tsx';
import { preferAsNobody, startPreferences } from '../../../src/app/preferences.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { screenWidth } from './lackingInJsdom.ts';
import { forTest } from '../servers/forFile.ts';
import { openServer, type OpenServer, type ServerOptions } from '../servers/openServer.ts';

/** Styles that jsdom does not read: matching every rule on every query took a third of the time. */
const unreadStyles = () => createCache({ key: 'css', container: document.createElement('div') });

/** Keys and clicks without pauses, and without asking for the styles of every ancestor of what is clicked. */
export const QUICK = { delay: null, pointerEventsCheck: 0 } as const;

export interface OpenAppOptions {
  /** The path to open, e.g. `/app/lockers`; the dashboard by default. */
  at?: string;
  /** The demo account to sign in; none by default. */
  user?: 'admin' | 'root' | 'operator' | 'support' | 'viewer';
  /** The token of an existing session, e.g. of `signInWith`, instead of `user`. */
  session?: Parameters<typeof startSession>[0];
  /** English by default. */
  language?: 'en' | 'zh';
  /** Width of the screen in CSS pixels; 1440 by default. */
  width?: number;
  /** An open server; by default a new one is opened, and closed after the test. */
  server?: OpenServer;
  serverOptions?: ServerOptions;
  /** Answers requests in the server's place, from the server itself: with ids as texts, for example. */
  answer?: (request: Request) => Promise<Response>;
  /** Whether the screens receive live change events; otherwise they poll. */
  live?: boolean;
  /** A wrapper around the screens, e.g. a menu that fails to load. */
  around?: (screens: ReactNode) => ReactNode;
}

export interface App {
  server: OpenServer;
  user: UserEvent;
  screen: RenderResult;
  /** Between the screens and the server; `network.use` simulates what a server cannot be made to do. */
  network: SetupServer;
  /** The browser's URL with its query. */
  address(): string;
}

/** The server of one test; what it opens, it closes. */
async function serverOf({ server, serverOptions }: OpenAppOptions): Promise<OpenServer> {
  if (server !== undefined) return server;
  return await forTest(openServer(serverOptions));
}

/**
 * `ANSWER_MS=250` makes every answer as late as a loaded machine would, each by another time up to that: a test
 * that looks for a result before it can be there fails at once, not once in a hundred runs.
 */
const ANSWER_MS = Number(process.env['ANSWER_MS'] ?? 0);
const slowAnswers = async () => {
  if (ANSWER_MS > 0) await setTimeout(Math.random() * ANSWER_MS);
};

/**
 * One handler: the real server handles every request below /api. What a test has asked for is answered before the next
 * test begins, so that no late answer ends the session of another page.
 */
function openNetwork(server: OpenServer, { live = false, answer }: OpenAppOptions): SetupServer {
  const pending = new Set<Promise<Response>>();
  const ask = async (request: Request) => {
    await slowAnswers();
    return server.app.fetch(request);
  };
  const answered = (request: Request) => {
    const response = ask(request);
    pending.add(response);
    const settled = () => void pending.delete(response);
    void response.then(settled, settled);
    return response;
  };
  const respond = (request: Request) => answer?.(request) ?? answered(request);
  const network = setupServer(
    http.get('*/api/capabilities', async ({ request }) => {
      const response = await respond(request);
      if (live || !response.ok) return response;
      const offered = capabilities.read.output.parse(await response.json());
      const features = offered.features.filter((feature) => feature !== 'live');
      return HttpResponse.json({ ...offered, features });
    }),
    http.all('*/api/*', ({ request }) => respond(request)),
  );
  network.listen({ onUnhandledRequest: 'error' });
  onTestFinished(async () => {
    await Promise.allSettled(pending);
    network.close();
  });
  return network;
}

/** The session of a demo account, as its sign-in returns it. */
export async function sessionOf(server: OpenServer, username: string) {
  const { status, body } = await server.ask(sessions.login, { username, password: DEMO_PASSWORD });
  if (status !== 200) throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`);
  return body;
}

async function enter(server: OpenServer, { user, session }: OpenAppOptions): Promise<void> {
  endSession();
  if (session !== undefined) startSession(session);
  else if (user !== undefined) startSession(await sessionOf(server, user));
}

/** Opens the product and waits for its first heading; everything is closed automatically after the test. */
export async function openApp(options: OpenAppOptions = {}): Promise<App> {
  const server = await serverOf(options);
  const network = openNetwork(server, options);
  await enter(server, options);
  screenWidth(options.width ?? 1440);
  preferAsNobody();
  if (options.language !== undefined) {
    localStorage.setItem('lockerdesk.preferences', JSON.stringify({ language: options.language }));
  }
  startPreferences();
  onTestFinished(listenToTabs());
  history.replaceState(null, '', options.at ?? '/app/dashboard');
  // The product loads lazily: its loading time on a busy machine is not part of what a test waits for.
  if (location.pathname.startsWith('/app')) await import('../../../src/app/AppRoot.tsx');
  const around = options.around ?? ((screens: ReactNode) => screens);
  const shown = render(<CacheProvider value={unreadStyles()}>{around(<Screens />)}</CacheProvider>);
  // By its tag: asking for a role reads the styles of the whole page, each time that something changes.
  await waitFor(() => {
    if (!document.querySelector('h1')) throw new Error('The page has no heading yet.');
  });
  const address = () => location.pathname + location.search;
  return { server, network, address, screen: shown, user: userEvent.setup(QUICK) };
}
