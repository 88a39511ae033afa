// Opening boxes from afar: a task is created, and polled until it ends.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OPEN_TIMEOUT_MS } from '../../../domain/terminals/terminals.ts';
import {
  giveTerminal,
  openBoxes,
  panel,
  sayResult,
  tasksOf,
  type BoxPage,
  type BoxSpec,
} from './boxInfoApp.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const boxes: BoxSpec[] = [
  { name: 'A01' },
  { name: 'A02', size: 'L' },
  {
    name: 'A03',
    status: 'OCCUPIED',
    parcels: [{ parcelNumber: 'RR482910363CY', ordersStatus: 'STORED' }],
  },
];

const CONFIRMATION =
  'Please note there is parcel inside the compartment. Are you sure you want to open the compartment?';

const unlock = () => screen.findByRole('dialog', { name: 'Remote unlock' });

async function rowOf(name: string) {
  const boxes = await screen.findByRole('table', { name: 'Remote unlock' });
  return (await within(boxes).findByRole('rowheader', { name })).closest('tr')!;
}

/** The page of a locker whose terminal is there. */
async function openReachable(options: Parameters<typeof openBoxes>[1] = {}): Promise<BoxPage> {
  const page = await openBoxes(boxes, options);
  await giveTerminal(page, Date.now());
  return page;
}

async function start(page: BoxPage, ...names: string[]): Promise<void> {
  await page.app.user.keyboard('{Control>}');
  for (const name of names) await page.app.user.click(page.box(name));
  await page.app.user.keyboard('{/Control}');
  await page.app.user.type(within(panel()).getByLabelText(/^Reason/), 'Her phone is broken');
  await page.press('Remote unlock');
}

it('a door that opens ends in SUCCESS: the dialog closes by itself and says what was opened, also where ids are texts (R4.14)', async () => {
  const page = await openReachable({ hasTextIds: true });
  await start(page, 'A01', 'A02');
  await unlock();
  await waitFor(async () => {
    for (const { taskId } of await tasksOf(page)) await sayResult(page, taskId);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(await screen.findByText('Opened: A01, A02')).toBeVisible();
});

it('the reason comes before the door opens: a common one is chosen, and none opens nothing', async () => {
  const page = await openReachable();
  await page.app.user.click(page.box('A01'));
  await page.press('Remote unlock');
  expect(await screen.findAllByText(/^Enter a reason first\./)).toHaveLength(2);
  expect(await tasksOf(page)).toEqual([]);
  await page.app.user.click(within(panel()).getByLabelText(/^Reason/));
  await page.app.user.click(screen.getByRole('option', { name: 'Repair or test of the lock' }));
  await page.press('Remote unlock');
  await waitFor(async () => expect(await tasksOf(page)).toHaveLength(1));
});

describe('a box that holds a parcel', () => {
  it('is opened only after the confirmation, which names it (R5.3)', async () => {
    const page = await openReachable();
    await start(page, 'A03');
    const dialog = await screen.findByRole('dialog', { name: 'Open 1 box that holds a parcel?' });
    expect(within(dialog).getByText(CONFIRMATION)).toBeVisible();
    expect(within(dialog).getByText('RR482910363CY')).toBeVisible();
    expect(await tasksOf(page)).toEqual([]);
    const sent: unknown[] = [];
    page.app.network.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('/box/remote-open')) sent.push(await request.clone().json());
    });
    await page.app.user.click(within(dialog).getByRole('button', { name: 'Open A03' }));
    expect(await rowOf('A03')).toHaveTextContent('RR482910363CY');
    await waitFor(async () => expect(await tasksOf(page)).toHaveLength(1));
    expect(sent).toEqual([{ boxId: page.idOf('A03'), reason: 'Her phone is broken' }]);
  });

  it('stays closed when the confirmation is cancelled', async () => {
    const page = await openReachable();
    await start(page, 'A01', 'A03');
    await page.app.user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await tasksOf(page)).toEqual([]);
    expect(page.chosen()).toEqual(['A01', 'A03']);
  });
});

describe('a door that does not open', () => {
  it('that jammed: the row shows failed with the reason, and another try can succeed (R4.15)', async () => {
    const page = await openReachable();
    await start(page, 'A01');
    const end = async (fault?: 'JAMMED') => {
      const tasks = await tasksOf(page);
      expect(tasks).toHaveLength(1);
      await sayResult(page, tasks[0]!.taskId, fault);
    };
    await waitFor(() => end('JAMMED'));
    const row = await rowOf('A01');
    expect(await within(row).findByText('Failed')).toBeVisible();
    expect(within(row).getByText('No door-open signal received')).toBeVisible();
    await page.app.user.click(within(row).getByRole('button', { name: /Try again/ }));
    await waitFor(() => end());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a locker that is offline fails at once and says so', async () => {
    const clock = { ahead: 0 };
    const page = await openReachable({ now: () => Date.now() + clock.ahead });
    clock.ahead = 60_000;
    await start(page, 'A01');
    expect(await within(await rowOf('A01')).findByText('The locker is offline')).toBeVisible();
    expect(screen.queryByText('Make sure the doors are closed again on site.')).toBeNull();
  });

  it('of a terminal that never answers fails when the server gives up', async () => {
    const clock = { ahead: 0 };
    const page = await openReachable({ now: () => Date.now() + clock.ahead });
    await start(page, 'A01');
    await rowOf('A01');
    clock.ahead = OPEN_TIMEOUT_MS + 1_000;
    const row = await rowOf('A01');
    expect(await within(row).findByText('The terminal did not answer in time')).toBeVisible();
  });

  it('of a locker without a terminal is refused in the server’s words', async () => {
    const page = await openBoxes(boxes);
    await start(page, 'A01');
    const row = await rowOf('A01');
    expect(await within(row).findByText(/has no terminal that can open the box/)).toBeVisible();
    expect(within(row).queryByRole('button', { name: /Try again/ })).toBeNull();
  });
});

it('a server that says nothing more never keeps a row waiting: after its own timeout the page says that no word came', async () => {
  const page = await openReachable();
  page.app.network.use(http.get('*/message/info/*', () => new HttpResponse(null, { status: 503 })));
  await start(page, 'A01');
  await waitFor(async () => expect(await tasksOf(page)).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const row = await rowOf('A01');
  expect(
    await within(row).findByText('No response within 20 s. The door may still open.'),
  ).toBeVisible();
  expect(within(row).getByRole('button', { name: /Try again/ })).toBeVisible();
});

it('closing the dialog stops the asking and says that the opening goes on', async () => {
  const page = await openReachable();
  const asked = vi.fn();
  page.app.network.events.on('request:start', ({ request }) => {
    if (request.url.includes('/message/info/')) asked();
  });
  await start(page, 'A01');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await page.app.user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/1 box is still pending/)).toBeVisible();
  const before = asked.mock.calls.length;
  await page.app.user.click(page.box('A02'));
  await screen.findByText('1 box selected');
  expect(asked.mock.calls.length).toBe(before);
});
