// The first steps on the dashboard and on the wall: each leads to its page, and the list goes when it is done or hidden.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STEPS } from '../../contract/operations/gettingStarted.ts';
import { BACKEND_AUTHORITIES } from '../../domain/people/authorities.ts';
import { pages, resources } from '../../src/app/pages.ts';
import { newNetwork, sessionWith } from '../kit/servers/newNetwork.ts';
import { openApp, type OpenAppOptions } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { goTo } from '../resources/goTo.ts';

let server: OpenServer;
beforeAll(async () => {
  await import('../../src/app/WallRoot.tsx');
  await import('../../src/custom/wall/Wall.tsx');
  server = await newNetwork();
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

const open = async (
  authorities: readonly string[] = BACKEND_AUTHORITIES,
  options: OpenAppOptions = {},
) => openApp({ server, session: await sessionWith(server, authorities), ...options });
const list = (name = 'Getting started') => screen.findByRole('region', { name });
const places = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')!);

describe('On an empty dashboard', () => {
  it('every step leads to a page that there is', async () => {
    await open();
    const region = await list();
    expect(within(region).getAllByRole('listitem')).toHaveLength(STEPS.length);
    const known = new Set([...pages.map(({ path }) => path), ...resources.map(({ name }) => name)]);
    for (const place of places(region)) {
      const [, app, page = '', form] = new URL(place, 'http://test').pathname.split('/');
      expect([app, known.has(page), form ?? 'create']).toEqual(['app', true, 'create']);
    }
  });

  it('a step that is done is ticked and leads nowhere; a locker without boxes is opened at its layout', async () => {
    const { db } = server.database;
    const stamps = { creationTime: 2, lastUpdatedTime: 2 };
    await db
      .insertInto('providers')
      .values({ providerNumber: 'P1', providerName: 'P', ...stamps })
      .execute();
    const { lockerId } = await db
      .insertInto('lockers')
      .values({ lockerName: 'First', lockerNumber: '1', ...stamps })
      .returning('lockerId')
      .executeTakeFirstOrThrow();
    await open();
    const region = await list();
    const provider = within(region).getByText('New provider').closest('li')!;
    expect(provider).toHaveTextContent('done');
    expect(within(provider).queryByRole('link')).toBeNull();
    expect(places(region)).toContain(`/app/AddNewLocker?id=${lockerId}&step=2`);
    expect(places(region)).toContain(`/app/AddNewLocker?id=${lockerId}&step=1`);
  });

  it('only those steps are shown that one may do, and none to whoever may do none', async () => {
    await open(['DASHBOARD_VIEW', 'GATEWAY_EDIT']);
    expect(places(await list())).toEqual(['/app/Emailgateway']);
  });

  it('nobody is asked to do what they may not', async () => {
    await open(['DASHBOARD_VIEW', 'LOCKER_VIEW']);
    await screen.findByRole('region', { name: 'Boxes now' });
    expect(screen.queryByText('Getting started')).toBeNull();
  });

  it('the list is hidden at a press, for this person on this browser, and comes back from My account', async () => {
    const session = await sessionWith(server, BACKEND_AUTHORITIES);
    const { user } = await openApp({ server, session });
    await user.click(within(await list()).getByRole('button', { name: 'Hide this list' }));
    await waitFor(() => expect(screen.queryByText('Getting started')).toBeNull());
    const kept = Object.keys(localStorage).filter((key) => key.includes('gettingStarted'));
    expect(kept).toEqual([expect.stringContaining(session.username)]);
    expect(localStorage.getItem(kept[0]!)).toBe('true');
    goTo('/app/MyAccount');
    await user.click(await screen.findByRole('button', { name: 'Show “Getting started”' }));
    expect(await screen.findByText(/^The list is shown on the dashboard again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show “Getting started”' })).toBeNull();
    goTo('/app/dashboard');
    expect(await list()).toBeVisible();
  });
});

it('on the wall it stands too, in Chinese', async () => {
  await open(BACKEND_AUTHORITIES, { at: '/app-h/dashboard_v2', language: 'zh' });
  expect(places(await list('入门步骤'))).toContain('/app/systemSetting');
});

it('a server of the documented calls is not asked', async () => {
  const database = { ...server.database, close: () => Promise.resolve() };
  const documented = await openServer({ database, config: { documentedOnly: true } });
  const session = await sessionWith(documented, BACKEND_AUTHORITIES);
  const app = await openApp({ server: documented, session });
  const asked: string[] = [];
  app.network.events.on('request:start', ({ request }) => asked.push(request.url));
  await screen.findByRole('region', { name: 'Boxes now' });
  expect(asked.filter((url) => url.includes('getting-started'))).toEqual([]);
  expect(screen.queryByText('Getting started')).toBeNull();
  await documented.close();
});
