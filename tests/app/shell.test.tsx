// The shell around every page: menu, switches, account, keys, toasts, and what it says when something fails.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadMenu } from '../../src/app/menu.ts';
import { MenuSource } from '../../src/app/shell/menu/menuSource.ts';
import { openApp, sessionOf, type OpenAppOptions } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { goTo } from '../resources/goTo.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const open = (options: OpenAppOptions = {}) =>
  openApp({ server, at: '/app/lockers', user: 'operator', ...options });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('The menu', () => {
  it('marks where one is and leads elsewhere (R1.6)', async () => {
    const app = await open();
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const list = await menu.findByRole('link', { name: 'Locker list' });
    expect(list).toHaveAttribute('aria-current', 'page');
    const unfolded = menu.getAllByRole('button', { expanded: true });
    expect(unfolded.map((section) => section.textContent)).toEqual(['Lockers']);
    await app.user.click(menu.getByRole('link', { name: 'Dashboard' }));
    await heading('Dashboard');
    await waitFor(() => expect(document.title).toBe('Dashboard · Lockerdesk'));
  });

  it('shows only what the authority set holds (R2.59, R6.8)', async () => {
    const session = await sessionOf(server, 'viewer');
    await open({ session: { ...session, authoritySet: ['DASHBOARD_VIEW'] }, at: '/app/dashboard' });
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await menu.findByRole('link', { name: 'Dashboard' });
    expect(menu.queryByText('Lockers')).toBeNull();
  });

  it("says 'Failure loading menu' when it does not arrive, and tries again (R2.60)", async () => {
    let fails = true;
    const load: typeof loadMenu = (roles) =>
      fails ? Promise.reject(new Error('no such chunk')) : loadMenu(roles);
    const app = await open({
      around: (screens) => <MenuSource value={load}>{screens}</MenuSource>,
    });
    const said = await screen.findByText('Failure loading menu');
    const alert = within(said.closest<HTMLElement>('[role="alert"]')!);
    fails = false;
    await app.user.click(alert.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('link', { name: 'Dashboard' });
    expect(screen.queryByText('Failure loading menu')).toBeNull();
  });

  it('is a drawer on a phone, and closes when an entry is followed', async () => {
    const app = await open({ width: 390 });
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    await app.user.click(button('Open the menu'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main menu' }));
    const [, first] = drawer.getAllByRole('button');
    expect(first).toHaveAccessibleName('EN');
    expect(drawer.getByRole('button', { name: 'Dark theme' })).toBeVisible();
    await app.user.click(await drawer.findByRole('link', { name: 'Dashboard' }));
    await heading('Dashboard');
  });
});

describe('A page that the role may not open', () => {
  it('says which right it takes and which role one has', async () => {
    const session = await sessionOf(server, 'viewer');
    await open({ session: { ...session, authoritySet: ['LOCKER_VIEW'] }, at: '/app/roles' });
    expect(await screen.findByText('Your role does not include Roles')).toBeVisible();
    expect(screen.getByText(/^Required permission: ROLE_VIEW/)).toBeVisible();
  });

  it.each([
    [['LOCKER_VIEW'], 'Locker list', '/app/lockers'],
    [['PARCEL_VIEW'], 'Parcel list', '/app/parcels'],
    [['REPORT_VIEW'], 'Reports', '/app/Report'],
    [[], 'My account', '/app/MyAccount'],
  ])('leads with %j to the first page of the menu: %s', async (authoritySet, name, to) => {
    const session = { ...(await sessionOf(server, 'viewer')), authoritySet };
    const app = await open({ session, at: '/app/dashboard' });
    await heading(name);
    expect(app.address()).toBe(to);
    goTo('/app/nobodyKnowsThis');
    await waitFor(() => expect(app.address()).toBe(to));
    await heading(name);
  });

  it.each([
    ['en', 'Go to the start page', 'Parcel list'],
    ['zh', '返回首页', '包裹列表'],
  ] as const)('leads in %s from a refusal to a page that opens', async (language, link, name) => {
    const session = { ...(await sessionOf(server, 'viewer')), authoritySet: ['PARCEL_VIEW'] };
    const app = await open({ session, language, at: '/app/lockers' });
    await app.user.click(await screen.findByRole('link', { name: link }));
    await heading(name);
    expect(app.address()).toBe('/app/parcels');
  });
});

describe('The switches', () => {
  it('turn the product Chinese and back (R1.4, R9.36)', async () => {
    const app = await open();
    await heading('Locker list');
    await app.user.click(button('中文'));
    await heading('快递柜列表');
    expect(document.documentElement.lang).toBe('zh-CN');
    await app.user.click(button('EN'));
    await heading('Locker list');
  });

  it('turn it dark, and the rows tight', async () => {
    const app = await open();
    await app.user.click(button('Dark theme'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await app.user.click(button('Light theme'));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await app.user.click(button('Compact'));
    expect(document.documentElement.dataset['density']).toBe('compact');
    await app.user.click(button('Compact'));
  });

  it('keep language, theme, row height and unfolded sections when one signs out and in again', async () => {
    const app = await open();
    await app.user.click(button('中文'));
    await heading('快递柜列表');
    await app.user.click(button('深色主题'));
    await app.user.click(button('紧凑'));
    await app.user.click(await screen.findByRole('button', { name: '包裹', expanded: false }));
    await app.user.click(button(/的账号$/));
    expect(screen.getByText('所有时间均为 Asia/Nicosia')).toBeVisible();
    await app.user.click(screen.getByRole('menuitem', { name: '退出登录' }));
    await heading('登录');
    await app.user.type(screen.getByLabelText('登录名'), 'operator');
    await app.user.type(screen.getByLabelText('密码'), 'Lockerdesk2026{Enter}');
    const menu = within(await screen.findByRole('navigation', { name: '主菜单' }));
    expect(await menu.findByRole('link', { name: '包裹列表' })).toBeVisible();
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact' });
    await app.user.click(button('浅色主题'));
    await app.user.click(button('紧凑'));
  });
});

describe('The keyboard', () => {
  it('"?" lists the keys, Escape closes the list', async () => {
    const app = await open();
    await app.user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(help.getByText('Go to the locker list')).toBeVisible();
    expect(help.getByRole('heading', { name: 'On the boxes of a locker' })).toBeVisible();
    expect(help.getByText('Select a range of boxes').parentElement).toHaveTextContent('Shift + ←');
    await app.user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull(),
    );
  });

  it('shortcuts of a single key are turned off, and stay off', async () => {
    const app = await open();
    await app.user.keyboard('?');
    const single = /^Single-key shortcuts/;
    await app.user.click(await screen.findByRole('checkbox', { name: single }));
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { theme } = document.documentElement.dataset;
    await app.user.keyboard('?t');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.dataset['theme']).toBe(theme);
    await app.user.keyboard('{Control>}k{/Control}');
    await app.user.type(await screen.findByRole('combobox', { name: /^Find/ }), 'keyboard');
    await app.user.click(await screen.findByRole('option', { name: /Keyboard/ }));
    const again = await screen.findByRole('checkbox', { name: single });
    expect(again).not.toBeChecked();
    await app.user.click(again);
    await app.user.keyboard('{Escape}');
  });

  it('"g d" goes to the dashboard, but not while one types', async () => {
    const app = await open();
    await heading('Locker list');
    await app.user.click(await screen.findByLabelText('Location'));
    await app.user.keyboard('gd');
    expect(app.address()).toMatch(/^\/app\/lockers/);
    await app.user.click(screen.getByRole('heading', { level: 1 }));
    (document.activeElement as HTMLElement).blur();
    await app.user.keyboard('gd');
    await heading('Dashboard');
  });

  it('the first stop skips to the content', async () => {
    const app = await open();
    await app.user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('A failure', () => {
  it("is said as 'SYSTEM ERROR' in a toast that stays until it is closed (R8.2)", async () => {
    const app = await open();
    app.network.use(http.get('*/export/CSV', () => HttpResponse.json({}, { status: 500 })));
    await app.user.click(await screen.findByRole('button', { name: /^Export/ }));
    await app.user.click(screen.getByRole('button', { name: /^CSV/ }));
    const toasts = within(screen.getByRole('region', { name: 'Messages' }));
    expect(await toasts.findByText('SYSTEM ERROR')).toBeVisible();
    await app.user.click(toasts.getByRole('button', { name: 'Close the message' }));
    expect(toasts.queryByText('SYSTEM ERROR')).toBeNull();
  });

  it('that broke the server has a reference on screen', async () => {
    const app = await open();
    const body = { statusCode: 500, code: 'BROKEN', reference: '7KQ2M-9XP4D' };
    app.network.use(http.get('*/export/CSV', () => HttpResponse.json(body, { status: 500 })));
    await app.user.click(await screen.findByRole('button', { name: /^Export/ }));
    await app.user.click(screen.getByRole('button', { name: /^CSV/ }));
    expect(await screen.findByText('SYSTEM ERROR (reference 7KQ2M-9XP4D)')).toBeVisible();
  });

  it.each([
    ['en', 'The page failed before your action finished. Reload it and check what was saved.'],
    ['zh', '页面出错，操作可能没有完成。请刷新页面，并确认是否已保存。'],
  ] as const)(
    'of the page itself, in the middle of an action, is told (%s)',
    async (language, says) => {
      await open({ language });
      await screen.findByRole('table');
      const reason = new TypeError('undefined is not a function');
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
      expect(await screen.findByText(says)).toBeVisible();
    },
  );

  it('of the line is said above the page, dated, until an answer comes', async () => {
    const app = await open({ at: '/app/dashboard' });
    await heading('Dashboard');
    await app.user.click(await screen.findByRole('button', { name: 'Lockers', expanded: false }));
    app.network.use(http.get('*/api/*', () => HttpResponse.error()));
    await app.user.click(screen.getByRole('link', { name: 'Locker list' }));
    expect(await screen.findByText(/^No connection since \d\d:\d\d\.$/)).toBeVisible();
    app.network.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('table');
    expect(screen.queryByText(/^No connection since/)).toBeNull();
  });

  it('of the line ends by itself: what could not be had is shown once the server is back', async () => {
    const app = await open({ at: '/app/dashboard' });
    await heading('Dashboard');
    await app.user.click(await screen.findByRole('button', { name: 'Lockers', expanded: false }));
    app.network.use(http.get('*/api/*', () => HttpResponse.error()));
    await app.user.click(screen.getByRole('link', { name: 'Locker list' }));
    expect(await screen.findByText(/^No connection since/)).toBeVisible();
    app.network.resetHandlers();
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('table');
    expect(screen.queryByText(/^No connection since/)).toBeNull();
    expect(await screen.findByText('Back online. The data is current.')).toBeVisible();
  });
});
