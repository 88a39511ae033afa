// Without a token one comes to sign-in (R6.10); tabs of one browser share a sign-in.
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sessions } from '../../contract/account/sessions.ts';
import { ownRights, RIGHTS_HEADER } from '../../contract/account/ownRights.ts';
import { lockers } from '../../contract/lockers/lockers.ts';
import { rightsStamp } from '../../domain/people/rightsStamp.ts';
import { visit } from '../../src/app/where.ts';
import { endSession, startSession } from '../../src/authProvider/session.ts';
import { readRow } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { sessionWith } from '../kit/servers/newNetwork.ts';
import { goTo } from '../resources/goTo.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';

const server = await fileServer();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Another tab of the same browser. */
function otherTab(
  hear: (data: { say: string }, say: (message: object) => void) => void,
): BroadcastChannel {
  const tab = new BroadcastChannel('lockerdesk.session');
  tab.addEventListener('message', ({ data }) => hear(data, (message) => tab.postMessage(message)));
  onTestFinished(() => tab.close());
  return tab;
}

describe('Without a session', () => {
  it('a page of the product leads to the sign-in page (R6.10)', async () => {
    const app = await openApp({ server, at: '/app/box-info?id=3' });
    await heading('Sign in');
    expect(app.address()).toBe('/page/login?to=%2Fapp%2Fbox-info%3Fid%3D3');
    expect(
      screen.getByText('You were signed out. Sign in to continue where you left off.'),
    ).toBeVisible();
  });

  it('a new tab whose open one responds late goes on from the sign-in page', async () => {
    const session = await sessionOf(server, 'operator');
    const late = otherTab(() => undefined);
    const app = await openApp({ server, at: '/app/lockers' });
    await heading('Sign in');
    late.postMessage({ say: 'signed in', session });
    await heading('Locker list');
    expect(app.address()).toBe('/app/lockers');
  });

  it('a new tab takes the session of an open one', async () => {
    const session = await sessionOf(server, 'operator');
    otherTab(({ say }, answer) => {
      if (say === 'who is signed in?') answer({ say: 'signed in', session });
    });
    const app = await openApp({ server, at: '/app/lockers' });
    await heading('Locker list');
    expect(app.address()).toMatch(/^\/app\/lockers/);
  });
});

describe('An address', () => {
  it.each(['/', '/zzz', '/app', '/app/nowhere', '/app/lockersX'])(
    '%s, which is unknown, leads to the dashboard (R2.2)',
    async (at) => {
      const app = await openApp({ server, at, user: 'operator' });
      await heading('Dashboard');
      expect(app.address()).toBe('/app/dashboard');
    },
  );

  it('/page/nowhere is the 404 page', async () => {
    await openApp({ server, at: '/page/nowhere' });
    await heading('Page not found');
    expect(screen.getByText('There is no page at /page/nowhere.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toBeVisible();
  });

  it('/page/updatePdSuccess says that it worked', async () => {
    await openApp({ server, at: '/page/updatePdSuccess' });
    await heading('Password changed');
  });
});

/** Unfolds the menu's section and returns its first link. */
async function linkToLockers(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Lockers', expanded: false }));
  return screen.getByRole('link', { name: 'Locker list' });
}

it('A role that changes during the session (R6.8) updates the menu and closes a list that it no longer includes', async () => {
  const session = await sessionOf(server, 'operator');
  const app = await openApp({ server, at: '/app/lockers', session });
  await waitFor(() => expect(document.querySelector('tbody a')).not.toBeNull());
  const link = () => screen.queryByRole('link', { name: 'Locker list' });
  expect(link()).toBeVisible();
  const authoritySet = session.authoritySet.filter((code) => !code.startsWith('LOCKER_'));
  const rights = { authoritySet, roles: [{ roleId: 1, name: 'GUESTS' }] };
  const headers = { [RIGHTS_HEADER]: rightsStamp(authoritySet) };
  const page = { content: [], totalPages: 0, totalElements: 0 };
  app.network.use(
    http.get(`*${ownRights.read.path}`, () => HttpResponse.json(rights)),
    http.get(`*${lockers.list.path}`, () => HttpResponse.json(page, { headers })),
  );
  goTo('/app/lockers?sort=lockerName&order=ASC');
  expect(await screen.findByText('Your role does not include Locker list')).toBeVisible();
  expect(await screen.findByText('Your role is GUESTS.')).toBeVisible();
  expect(app.address()).toMatch(/^\/app\/lockers/);
  expect(link()).toBeNull();
});

it('What a role may no longer see is not among the recent results', async () => {
  const session = await sessionWith(server, ['DASHBOARD_VIEW', 'LOCKER_VIEW']);
  const { user } = await openApp({ server, session });
  await heading('Dashboard');
  const recent = ['lockers', 'members'].map((group) => {
    return { group, key: group, icon: 'people', label: `A ${group}`, to: 'x' };
  });
  localStorage.setItem(`RaStore.${session.username}.search.recent`, JSON.stringify(recent));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('A lockers')).toBeVisible();
  expect(screen.queryByText('A members')).toBeNull();
});

it('Recent results have the name of a customer, not how they are reached', async () => {
  const { username, mobile } = await readRow(server, 'members', { memberStatus: 'ACTIVE' });
  const { user } = await openApp({ server, user: 'admin' });
  await heading('Dashboard');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /^Find a parcel/ }), username);
  await user.click(await screen.findByRole('option', { name: new RegExp(mobile!) }));
  const kept = localStorage.getItem('RaStore.admin.search.recent');
  expect(kept).toContain('"members"');
  expect(kept).not.toContain(mobile);
});

describe('A session that ends', () => {
  it('keeps what was entered for the same user only', async () => {
    const [one, other] = [await sessionOf(server, 'admin'), await sessionOf(server, 'root')];
    const { user } = await openApp({ server, session: one, at: '/app/provinces/create' });
    const field = () => screen.findByLabelText(/^Name/);
    await user.type(await field(), 'North');
    for (const [session, kept] of [
      [one, 'North'],
      [other, ''],
    ] as const) {
      act(() => endSession());
      await heading('Sign in');
      act(() => {
        startSession(session);
        visit('/app/provinces/create');
      });
      expect(await field()).toHaveValue(kept);
    }
  });

  it('on the server leads to the sign-in page and back (R8.1)', async () => {
    const app = await openApp({ server, at: '/app/dashboard', user: 'operator' });
    await heading('Dashboard');
    const link = await linkToLockers(app.user);
    const refused = { statusCode: 401, code: 'NOT_SIGNED_IN', message: 'Please sign in.' };
    // Only this list: what the dashboard still asks for would end the session before the address changes.
    app.network.use(
      http.get(`*${lockers.list.path}`, () => HttpResponse.json(refused, { status: 401 })),
    );
    await app.user.click(link);
    await heading('Sign in');
    await waitFor(() => expect(decodeURIComponent(app.address())).toContain('to=/app/lockers'));
    expect(sessionStorage.getItem('lockerdesk.session')).toBeNull();
  });

  it('is seen in the statusCode of a body as well (R8.1)', async () => {
    const app = await openApp({ server, at: '/app/dashboard', user: 'operator' });
    await heading('Dashboard');
    const link = await linkToLockers(app.user);
    app.network.use(http.get('*/api/*', () => HttpResponse.json({ statusCode: 401 })));
    await app.user.click(link);
    await heading('Sign in');
  });

  it("in another tab ends here too, another user's does not", async () => {
    const session = await sessionOf(server, 'operator');
    await openApp({ server, at: '/app/dashboard', session });
    await heading('Dashboard');
    const said: string[] = [];
    const tab = otherTab(({ say }) => said.push(say));
    tab.postMessage({ say: 'signed out', token: "another user's" });
    tab.postMessage({ say: 'who is signed in?' });
    await waitFor(() => expect(said).toEqual(['signed in']));
    tab.postMessage({ say: 'signed out', token: session.token });
    await heading('Sign in');
  });

  it('by signing out tells the server and the other tabs', async () => {
    const session = await sessionOf(server, 'operator');
    const heard: { say: string }[] = [];
    otherTab((message) => heard.push(message));
    const app = await openApp({ server, at: '/app/lockers', session });
    await heading('Locker list');
    await app.user.click(screen.getByRole('button', { name: /^Account of/ }));
    await app.user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await heading('Sign in');
    expect(app.address()).toBe('/page/login');
    await waitFor(() => expect(heard).toContainEqual({ say: 'signed out', token: session.token }));
    const kept = server.database.db.selectFrom('sessions').select('tokenHash');
    const mine = kept.where('tokenHash', '=', server.secrets.hmac('session', session.token));
    await waitFor(async () => expect(await mine.execute()).toEqual([]));
    const again = await server.ask(sessions.logout, {}, { token: session.token });
    expect(again.status).toBe(401);
  });
});
