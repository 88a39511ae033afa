// The control-room wall over the real server: its figures are the dashboard's, trouble stands first, old figures are said to be old.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { alertCalls, alerts } from '../../../contract/operations/alerts.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { versions } from '../../../contract/terminals/versions.ts';
import { openApp, type OpenAppOptions } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { rowsOf as listed } from '../../kit/rowsOf.ts';

let server: OpenServer;
let token: string;
beforeAll(async () => {
  await import('../../../src/app/WallRoot.tsx');
  await import('../../../src/custom/wall/Wall.tsx');
  await import('../../../src/custom/shared/LockerMap/NetworkMap.tsx');
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());

const AT = '/app-h/dashboard_v2';
const open = (options: OpenAppOptions = {}) =>
  openApp({ server, at: AT, user: 'admin', ...options });
const part = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string, count = 1) => {
  const found = within(await part(name));
  await waitFor(() => expect(found.getAllByRole('listitem').length).toBeGreaterThanOrEqual(count));
  return found.getAllByRole('listitem');
};
const diagrams = async () => (await server.ask(dashboard.diagrams, {}, { token })).body;
const english = new Intl.NumberFormat('en');

describe('the control-room wall', () => {
  it('tells the figures of dashboard/diagrams, each leading to its list, and has neither menu nor bar (R1.53, R2.8)', async () => {
    // The 48 hours go on while the page opens: what it asked lies between what is asked before and behind it.
    const before = await diagrams();
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Network now' })).toBeVisible();
    expect(document.title).toBe('Network now · Lockerdesk');
    const strip = await part('Last 48 hours');
    await within(strip).findByText('Booked');
    const told = await diagrams();
    for (const [name, count] of [
      ['Booked', 'bookedIn48Hrs'],
      ['Deposited', 'depositedIn48Hrs'],
      ['Collected', 'collectedIn48Hrs'],
      ['Posted', 'postIn48Hrs'],
      ['Alerts raised', 'alertsIn48Hrs'],
    ] as const) {
      const figure = within(strip).getByText(name).nextElementSibling;
      expect([before, told].map((one) => english.format(one[count]))).toContain(
        figure?.textContent,
      );
      expect(figure?.querySelector('a')?.getAttribute('href')).toMatch(
        name === 'Alerts raised' ? /^\/app\/alerts\?/ : /^\/app\/parcels\?/,
      );
    }
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(
      screen.getByText(`${told.lockerDiagramsList.length} lockers`, { exact: false }),
    ).toBeVisible();
  });

  it('draws every locker on the map, says how many are in each situation, and leads to the map of the list', async () => {
    await open();
    const rows = (await server.ask(lockers.list, { size: 500 }, { token })).body.content;
    const panel = await part('Lockers');
    await within(panel).findByRole('img', { name: /^Lockers on the map/ });
    const map = panel.querySelector('.wall-map') ?? panel;
    const placed = rows.filter(({ latitude }) => latitude != null);
    // Each is drawn by itself or counted in the number of a group.
    const drawn = () =>
      [...map.querySelectorAll('.wall-group')].reduce(
        (sum, group) => sum + Number(group.textContent),
        map.querySelectorAll('.map-cabinet').length,
      );
    await waitFor(() => expect(drawn()).toBe(placed.length));
    const troubled = placed.filter(({ lockerSituation }) => lockerSituation !== 'ONLINE');
    const names = [...map.querySelectorAll('.wall-name-label > b')].map((name) => name.textContent);
    expect(new Set(names)).toEqual(new Set(troubled.map(({ lockerName }) => lockerName)));
    const said = within(panel).getAllByRole('listitem');
    expect(said.map((one) => one.textContent)).toEqual(
      [
        ['ONLINE', 'Online'],
        ['EXCEPTION', 'Exception'],
        ['OFFLINE', 'Offline'],
      ].map(
        ([situation, word]) =>
          `${rows.filter((one) => one.lockerSituation === situation).length} ${word}`,
      ),
    );
    expect(within(panel).getByRole('link', { name: 'Lockers' })).toHaveAttribute(
      'href',
      '/app/lockers/map',
    );
  });

  it('names the fullest lockers with the figures of the dashboard, the fullest first', async () => {
    await open();
    const rows = await rowsOf('Fullest lockers', 5);
    const shares = (await diagrams()).lockerDiagramsList
      .filter(({ occupiedBoxCount }) => occupiedBoxCount !== undefined)
      .map((one) => ({ ...one, share: (100 * (one.occupiedBoxCount ?? 0)) / one.totalBoxCount }))
      .toSorted((a, b) => b.share - a.share || b.totalBoxCount - a.totalBoxCount)
      .slice(0, 5);
    expect(rows.map((row) => row.textContent?.replace('Nearly full', ''))).toEqual(
      shares.map(
        ({ lockerName, occupiedBoxCount, totalBoxCount, share }) =>
          `${lockerName}${occupiedBoxCount} / ${totalBoxCount}${share.toFixed(1)}%`,
      ),
    );
  });

  it('shows the gravest trouble first, and leads from each to its page', async () => {
    await open();
    const rows = await rowsOf('Action required', 5);
    expect(rows).toHaveLength(5);
    const standing = await listed(server, alerts.list, { sort: 'urgency,desc' }, token);
    const tones = rows.map((row) =>
      ['alarm', 'warn', 'quiet'].findIndex((tone) => row.classList.contains(tone)),
    );
    expect(tones).toEqual(tones.toSorted((one, other) => one - other));
    for (const row of rows) {
      const link = within(row).getByRole('link');
      const id = /^\/app\/alerts\/(\d+)\/show$/.exec(link.getAttribute('href') ?? '')?.[1];
      const alert = standing.find((one) => one.id === Number(id));
      if (alert === undefined) expect(link.getAttribute('href')).toMatch(/^\/app\/box-info\?id=/);
      else expect(row).toHaveTextContent(alert.lockerName);
    }
  });

  it.each([
    ['en', 'Action required', 'Acknowledged by '],
    ['zh', '待处理', '由 '],
  ] as const)('says who has taken an alert (%s)', async (language, title, by) => {
    const own = await openServer();
    onTestFinished(() => own.close());
    const admin = await own.signIn('admin');
    const before = await listed(own, alerts.list, { alertState: 'OPEN' }, admin);
    // All, so that those that are not taken push none of them off the wall.
    for (const { id } of before)
      expect((await own.ask(alertCalls.acknowledge, { id }, { token: admin })).status).toBe(200);
    const after = await listed(own, alerts.list, { sort: 'urgency,desc' }, admin);
    await open({ server: own, language });
    const links = (await rowsOf(title, 5)).map((row) => within(row).getByRole('link'));
    const taken = after.filter(({ id }) => before.some((one) => one.id === id));
    const shown = taken.flatMap(({ id, assigneeName }) => {
      const link = links.find((one) => one.getAttribute('href') === `/app/alerts/${id}/show`);
      return link ? [{ row: link.closest('li')!, assigneeName }] : [];
    });
    expect(shown).not.toEqual([]);
    for (const { row, assigneeName } of shown) {
      expect(assigneeName).not.toBeNull();
      expect(row).toHaveTextContent(`${by}${assigneeName}`);
    }
  });

  it('shows the rollouts that are under way and how far each is, and nothing without one', async () => {
    await open();
    const { content } = (await server.ask(versions.list, { page: 0, size: 50 }, { token })).body;
    const running = content.filter(({ rolloutState }) =>
      ['FIRST_RING', 'REST', 'HALTED'].includes(rolloutState ?? ''),
    );
    await rowsOf('Free boxes by size');
    if (running.length === 0)
      expect(screen.queryByRole('region', { name: 'Running rollouts' })).toBeNull();
    for (const row of running.slice(0, 3)) {
      const panel = await part('Running rollouts');
      const link = await within(panel).findByRole('link', { name: row.lockerVersionName });
      expect(link).toHaveAttribute(
        'href',
        `/app/TerminalDeployment3?lockerVersionId=${row.lockerVersionId}`,
      );
      expect(link.closest('li')).toHaveTextContent(`${row.taskCounts?.SUCCEEDED} / `);
    }
  });

  it('opens from the dashboard and goes back by Escape, and the dark of the wall stays on the wall', async () => {
    const { user, address } = await openApp({ server, user: 'operator', at: '/app/dashboard' });
    await user.click(await screen.findByRole('link', { name: 'Control-room wall' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Network now' })).toBeVisible();
    expect(address()).toBe(AT);
    const themed = () => document.querySelector('.wall')?.getAttribute('data-theme');
    expect(themed()).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Light' }));
    expect(themed()).toBe('light');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(address()).toBe('/app/dashboard');
  });

  it('leads whoever is not signed in to the sign-in page, and from there back to the wall', async () => {
    const { address } = await openApp({ server, at: AT });
    expect(address()).toBe(`/page/login?to=${encodeURIComponent(AT)}`);
  });

  it('an address of the second shell that does not exist leads to the dashboard', async () => {
    const { address } = await open({ at: '/app-h/dashboard_v3' });
    await waitFor(() => expect(address()).toBe('/app/dashboard'));
  });

  it('speaks Chinese', async () => {
    await open({ language: 'zh' });
    expect(screen.getByRole('heading', { level: 1, name: '全网实况' })).toBeVisible();
    const strip = await part('最近 48 小时');
    for (const word of ['预约', '存入', '取件', '寄件', '新增告警'])
      expect(await within(strip).findByText(word)).toBeVisible();
    for (const name of ['快递柜', '最满的快递柜', '各规格空闲格口', '待处理'])
      expect(await part(name)).toBeVisible();
    expect(screen.getByText(/^\d{4}-\d\d-\d\d 星期/)).toBeVisible();
    expect(await screen.findByText(/^更新于 \d\d:\d\d:\d\d，每 30 秒刷新一次$/)).toBeVisible();
    expect(screen.getByRole('link', { name: '返回仪表盘' })).toHaveAttribute(
      'href',
      '/app/dashboard',
    );
  });
});
