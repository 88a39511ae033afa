// The dashboard when all is not well: another language, no right, no answer, half an answer.
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forTest } from '../../kit/servers/forFile.ts';
import { openApp, type App } from '../../kit/screens/openApp.tsx';
import { openServer } from '../../kit/servers/openServer.ts';

/** Nothing is changed in it: one for all but the test that takes a right away. */
const shared = await fileServer();

const DIAGRAMS = '*/api/locker/v1/dashboard/diagrams';

const broken = http.get(DIAGRAMS, () =>
  HttpResponse.json(
    { statusCode: 503, message: 'The server is busy.', code: 'BUSY' },
    { status: 503 },
  ),
);

const opened = (at = '/app/dashboard') => openApp({ server: shared, user: 'viewer', at });

/** Opens a page that asks nothing first, so that the network can be changed before the dashboard asks. */
async function dashboardOver(handler: RequestHandler): Promise<App> {
  const app = await opened('/app/box-info');
  app.network.use(handler);
  await app.user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  return app;
}

describe('the dashboard', () => {
  it('speaks Chinese', async () => {
    await openApp({ server: shared, user: 'viewer', at: '/app/dashboard', language: 'zh' });
    expect(await screen.findByRole('heading', { level: 1, name: '仪表盘' })).toBeVisible();
    const strip = await screen.findByRole('region', { name: '最近 48 小时' });
    for (const word of ['预约', '存入', '取件', '寄件', '新增告警'])
      expect(within(strip).getByText(word)).toBeVisible();
    const states = await screen.findByRole('table', { name: '各状态的格口数' });
    for (const word of ['空闲', '已存件', '已预约', '已锁定', '待检修', '已逾期']) {
      expect(within(states).getByRole('rowheader', { name: word })).toBeVisible();
    }
  });

  it('waits in the layout that the figures will have: the same panels in the same order (R9.12)', async () => {
    const parts = ['needs', 'window48', 'boxes-now', 'by-lockers', 'by-preferred'];
    const layout = () =>
      [...document.querySelectorAll(parts.map((part) => `.${part}`).join())].map(({ classList }) =>
        parts.find((part) => classList.contains(part)),
      );
    await dashboardOver(http.get(DIAGRAMS, () => delay('infinite')));
    await screen.findByRole('status', { name: 'Loading' });
    expect(layout()).toEqual(parts);
    cleanup();
    await opened();
    await screen.findByRole('region', { name: 'Preferred lockers' });
    expect(layout()).toEqual(parts);
  });

  it('is not shown without its authority: the first page of the menu is', async () => {
    const server = await forTest(openServer());
    const { db } = server.database;
    const role = await readRow(db, 'roles', { name: 'VIEWER' });
    const authoritySet = JSON.stringify(
      role.authoritySet.filter((code) => code !== 'DASHBOARD_VIEW'),
    );
    await db.updateTable('roles').set({ authoritySet }).where('roleId', '=', role.roleId).execute();
    await openApp({ server, user: 'viewer', at: '/app/dashboard' });
    expect(await screen.findByRole('heading', { name: 'Locker list' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Last 48 hours' })).toBeNull();
  });

  it('that the server alone refuses leads to the first other page of the menu', async () => {
    await dashboardOver(
      http.get(DIAGRAMS, () =>
        HttpResponse.json(
          { statusCode: 403, message: 'Not allowed.', code: 'NOT_ALLOWED' },
          { status: 403 },
        ),
      ),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Locker list' })).toBeVisible();
  });

  it('says that there was no answer, and shows the figures once there is one', async () => {
    const { user, network } = await dashboardOver(broken);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The server returned status 503');
    network.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Boxes now' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the last figures when a later answer fails, and says of when they are', async () => {
    const { user, network } = await opened();
    const again = await screen.findByRole('button', { name: /^Updated \d\d:\d\d:\d\d$/ });
    network.use(broken);
    await user.click(again);
    expect(await screen.findByText(/^These figures are from \d\d:\d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Boxes now' })).toBeVisible();
  });

  it('dates what is seen while the line is down, and asks again on Retry', async () => {
    const { user, network } = await opened();
    const again = await screen.findByRole('button', { name: /^Updated/ });
    // Any answer, also to something else that the page asks, says that the line is there.
    network.use(http.all('*/api/*', () => HttpResponse.error()));
    await user.click(again);
    expect(await screen.findByText(/^No connection since \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Boxes now' })).toBeVisible();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^No connection since/)).toBeNull());
  });

  it('gives up a question that nobody answers, says so, and asks again', async () => {
    const wait = window.setTimeout.bind(window);
    const waits = vi
      .spyOn(window, 'setTimeout')
      .mockImplementation(((work: () => void, time?: number, ...rest: unknown[]) =>
        wait(work, time === 15_000 ? 1 : time, ...rest)) as never);
    onTestFinished(() => void vi.restoreAllMocks());
    const { user, network } = await opened('/app/box-info');
    network.use(http.get(DIAGRAMS, () => new Promise<never>(() => undefined)));
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No response within 15 seconds.');
    const [again] = waits.mock.calls.findLast(([, time]) => time === 30_000) ?? [];
    expect(again).toBeTypeOf('function');
    waits.mockRestore();
    network.resetHandlers();
    act(() => (again as () => void)());
    expect(await screen.findByRole('region', { name: 'Boxes now' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that its figures are old when answers do not come any more, whatever the reason', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await opened();
    await screen.findByRole('region', { name: 'Boxes now' });
    expect(screen.queryByText(/^These figures are from/)).toBeNull();
    vi.setSystemTime(Date.now() + 91_000);
    const note = await screen.findByText(/^These figures are from/);
    expect(note.parentElement).toHaveTextContent('No newer data yet.');
  });

  it('asks again every 30 s while somebody sees it, and not while nobody does', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    const waits = vi.spyOn(window, 'setTimeout');
    const { network } = await opened();
    await screen.findByRole('region', { name: 'Boxes now' });
    let asked = 0;
    network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/dashboard/diagrams')) asked += 1;
    });
    expect(waits.mock.calls.map(([, wait]) => wait)).toContain(30_000);

    vi.setSystemTime(Date.now() + 31_000);
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(asked).toBe(0);
    shown.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => asked).toBe(1);
  });

  it('tells what another server tells, and says of the rest that it is unknown', async () => {
    const bare = {
      bookedIn48Hrs: 4,
      availableCount: 3,
      lockerDiagramsList: [{ lockerName: 'Paphos', totalBoxCount: 4, occupiedBoxCount: 1 }],
    };
    await dashboardOver(http.get(DIAGRAMS, () => HttpResponse.json(bare)));
    const lockers = await screen.findByRole('region', { name: 'Fullest lockers' });
    expect(within(lockers).getByRole('row', { name: /Paphos/ })).toHaveTextContent('1 / 4');
    expect(within(lockers).queryByRole('link')).toBeNull();
    const strip = screen.getByRole('region', { name: 'Last 48 hours' });
    expect(within(strip).getByText('Booked').nextElementSibling).toHaveTextContent('4');
    expect(within(strip).getByText('Posted').nextElementSibling).toHaveTextContent('Not known');
    const boxes = screen.getByRole('region', { name: 'Boxes now' });
    expect(boxes.lastElementChild).toHaveTextContent('Not known');
    expect(screen.queryByRole('img', { name: /ring/ })).toBeNull();
  });
});
