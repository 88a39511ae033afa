// What can be done to lockers from the list: one, several, and for whom it is not offered.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { lockerCalls, lockers, type LockerRow } from '../../contract/lockers/lockers.ts';
import { insertRow, readRow, updateRows } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { goTo } from './goTo.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const at = '/app/lockers';
const enabled = `${at}?filter=${encodeURIComponent(JSON.stringify({ lockerStatus: 'ENABLE' }))}&sort=lockerName&order=ASC`;

async function firstEnabled(): Promise<LockerRow[]> {
  const input = { lockerStatus: 'ENABLE', sort: 'lockerName,asc' } as const;
  return (await server.ask(lockers.list, input, { token })).body.content;
}

async function statusOf(locker: LockerRow): Promise<string | undefined> {
  const { body } = await server.ask(lockers.list, { lockerId: locker.lockerId }, { token });
  return body.content[0]?.lockerStatus;
}

async function twoEnabled() {
  const [one, other] = await firstEnabled();
  if (!one || !other) throw new Error('The demo network has no two enabled lockers.');
  return [one, other] as const;
}

test('a locker is turned off and on after a confirmation: Cancel changes nothing, Disable does (R1.8, R2.82, R4.16)', async () => {
  const [locker] = await twoEnabled();
  const { user } = await openApp({ server, user: 'admin', at: enabled });
  const toggle = await screen.findByRole('switch', { name: `Status: ${locker.lockerName}` });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  const dialog = await screen.findByRole('dialog', { name: `Disable ${locker.lockerName}?` });
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  expect(await statusOf(locker)).toBe('ENABLE');
  await user.click(toggle);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable' }),
  );
  expect(await screen.findByText(`${locker.lockerName} is disabled.`)).toBeVisible();
  expect(await statusOf(locker)).toBe('DISABLE');
  await waitFor(() => expect(screen.queryByRole('link', { name: locker.lockerName })).toBeNull());
});

test('rows that an action does not suit are skipped, and counted before', async () => {
  const off = { lockerName: '! Off', lockerNumber: 'OFF', lockerStatus: 'DISABLE' } as const;
  await insertRow(server, 'lockers', { ...off, creationTime: 1, lastUpdatedTime: 1 });
  const { user } = await openApp({ server, user: 'admin', at: `${at}?sort=lockerName&order=ASC` });
  for (const { lockerName } of [off, ...(await twoEnabled())])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${lockerName}` }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable 2 lockers?' }));
  expect(await dialog.findByText('1 selected item is skipped.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('2 lockers are disabled.')).toBeVisible();
});

test.each([
  ['en', 'Never connected'],
  ['zh', '从未连接'],
] as const)(
  'a locker that no terminal has reported for is not "Offline" (%s)',
  async (language, says) => {
    const named = { lockerName: `Harbour ${language}`, lockerNumber: `NEVER-${language}` };
    await insertRow(server, 'lockers', { ...named, creationTime: 1, lastUpdatedTime: 1 });
    const filter = encodeURIComponent(JSON.stringify({ lockerName: named.lockerName }));
    await openApp({ server, user: 'admin', at: `${at}?filter=${filter}`, language });
    const row = await screen.findByRole('row', { name: new RegExp(named.lockerName) });
    expect(within(row).getByText(says)).toBeVisible();
  },
);

const disable = async ({ user }: Awaited<ReturnType<typeof openApp>>, label = 'Disable') =>
  user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: label }));

test('"Undo" in the toast enables a locker that was disabled by mistake', async () => {
  const [locker] = await twoEnabled();
  const app = await openApp({ server, user: 'admin', at: enabled });
  await app.user.click(await screen.findByRole('switch', { name: `Status: ${locker.lockerName}` }));
  await disable(app);
  await screen.findByText(`${locker.lockerName} is disabled.`);
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`${locker.lockerName} is enabled.`)).toBeVisible();
  expect(screen.queryByText(`${locker.lockerName} is disabled.`)).toBeNull();
  expect(await statusOf(locker)).toBe('ENABLE');
});

test('the reason for disabling is shown on the history of the locker, with earlier events below', async () => {
  const [locker] = await twoEnabled();
  const subject = { subjectType: 'locker', subjectId: `${locker.lockerId}` } as const;
  const happened = { ...subject, type: 'LOCKER_STATUS', byType: 'SERVER', time: 1 } as const;
  const earlier = Array.from({ length: 20 }, () => happened);
  await insertRow(server, 'events', earlier);
  const app = await openApp({ server, user: 'admin', at: enabled });
  await app.user.click(await screen.findByRole('switch', { name: `Status: ${locker.lockerName}` }));
  await app.user.type(await screen.findByLabelText(/^Reason/), 'Flooded');
  await disable(app);
  await screen.findByText(`${locker.lockerName} is disabled.`);
  goTo(`/app/box-info?id=${locker.lockerId}`);
  await app.user.click(await screen.findByRole('tab', { name: 'History' }));
  const line = (await screen.findByText('Flooded')).closest('li, tr');
  const { time } = await readRow(server, 'events', {}, ['time'], 'id desc');
  const zone = { timeZone: 'Asia/Nicosia', dateStyle: 'short', timeStyle: 'short' } as const;
  expect(line).toHaveTextContent(new Intl.DateTimeFormat('sv-SE', zone).format(time));
  await app.user.click(screen.getByRole('button', { name: 'Show earlier' }));
  await waitFor(() => expect(screen.getAllByText('Server').length).toBeGreaterThanOrEqual(20));
});

test('"Undo" leaves alone what somebody else changed meanwhile, and says so, in Chinese too', async () => {
  const [locker] = await twoEnabled();
  const app = await openApp({ server, user: 'admin', at: enabled, language: 'zh' });
  await app.user.click(await screen.findByRole('switch', { name: `状态：${locker.lockerName}` }));
  await disable(app, '停用');
  const undo = await screen.findByRole('button', { name: '撤销' });
  const { lockerId } = locker;
  await server.ask(lockerCalls.setStatus, { lockerId, lockerStatus: 'ENABLE' }, { token });
  await app.user.click(undo);
  expect(await screen.findByText('数据已再次更改，未执行撤销。')).toBeVisible();
});

test('several lockers are disabled at once, each named before', async () => {
  const [one, other] = await twoEnabled();
  const { user } = await openApp({ server, user: 'admin', at: enabled });
  await user.click(await screen.findByRole('checkbox', { name: `Select ${one.lockerName}` }));
  await user.click(screen.getByRole('checkbox', { name: `Select ${other.lockerName}` }));
  const bar = screen.getByRole('toolbar', { name: 'Selection' });
  expect(within(bar).getByText('2 selected')).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: 'Disable' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disable 2 lockers?' });
  expect(within(dialog).getByText(one.lockerName)).toBeVisible();
  expect(within(dialog).getByText(other.lockerName)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('2 lockers are disabled.')).toBeVisible();
  expect([await statusOf(one), await statusOf(other)]).toEqual(['DISABLE', 'DISABLE']);
});

test('of a selection, those lockers are disabled that are enabled', async () => {
  const [one, other] = await twoEnabled();
  const { lockerName } = one;
  await updateRows(server, 'lockers', { lockerName }, { lockerStatus: 'DISABLE' });
  const { user } = await openApp({ server, user: 'admin', at: `${at}?sort=lockerName&order=ASC` });
  for (const name of [lockerName, other.lockerName])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByRole('dialog', { name: `Disable ${other.lockerName}?` })).toBeVisible();
});

test('"Bulk acts say which of the N failed", with the reason, and try those again', async () => {
  const [one, other] = await twoEnabled();
  const { user, network } = await openApp({ server, user: 'admin', at: enabled });
  network.use(
    http.post(`*${lockerCalls.setStatus.path}`, async ({ request }) => {
      const asked = (await request.clone().json()) as { lockerId: number };
      if (asked.lockerId !== other.lockerId) return server.app.fetch(request);
      return HttpResponse.json({ statusCode: 503, code: 'BUSY', message: 'busy' }, { status: 503 });
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: `Select ${one.lockerName}` }));
  await user.click(screen.getByRole('checkbox', { name: `Select ${other.lockerName}` }));
  await user.click(
    within(screen.getByRole('toolbar', { name: 'Selection' })).getByRole('button', {
      name: 'Disable',
    }),
  );
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disable' }),
  );
  const dialog = await screen.findByRole('dialog', { name: '1 of 2 failed' });
  expect(within(dialog).getByText(other.lockerName)).toBeVisible();
  expect(within(dialog).queryByText(one.lockerName)).toBeNull();
  // Once, and no toast beside it.
  expect(screen.getAllByText('SYSTEM ERROR')).toHaveLength(1);
  expect(within(dialog).getByText('SYSTEM ERROR')).toBeVisible();
  network.resetHandlers();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`${other.lockerName} is disabled.`)).toBeVisible();
  expect(await statusOf(other)).toBe('DISABLE');
});

test('only what may succeed is tried again: a refusal is told, and one goes on', async () => {
  const [refused, unlucky] = await twoEnabled();
  const { user, network } = await openApp({ server, user: 'admin', at: enabled });
  const asked: number[] = [];
  const close = async () => {
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  network.use(
    http.post(`*${lockerCalls.setStatus.path}`, async ({ request }) => {
      const { lockerId } = (await request.clone().json()) as { lockerId: number };
      asked.push(lockerId);
      const [statusCode, code] = lockerId === refused.lockerId ? [409, 'STALE'] : [503, 'BUSY'];
      return HttpResponse.json({ statusCode, code, message: '' }, { status: statusCode });
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: `Select ${refused.lockerName}` }));
  await user.click(screen.getByRole('checkbox', { name: `Select ${unlucky.lockerName}` }));
  const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Disable' }));
  const confirm = within(await screen.findByRole('dialog'));
  await user.click(await confirm.findByRole('button', { name: 'Disable' }));
  const both = within(await screen.findByRole('dialog', { name: '2 of 2 failed' }));
  await user.click(both.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'The action failed' });
  expect(asked.slice(2)).toEqual([unlucky.lockerId]);
  await close();
  await user.click(screen.getByRole('switch', { name: new RegExp(refused.lockerName) }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(await again.findByRole('button', { name: 'Disable' }));
  await screen.findByRole('dialog', { name: 'The action failed' });
  expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
  network.resetHandlers();
  // The cause is gone: the act is still there to be done.
  await close();
  await user.click(screen.getByRole('switch', { name: new RegExp(refused.lockerName) }));
  const last = within(await screen.findByRole('dialog'));
  await user.click(await last.findByRole('button', { name: 'Disable' }));
  expect(await screen.findByText(`${refused.lockerName} is disabled.`)).toBeVisible();
});

test('Shift selects all rows between two', async () => {
  const { user } = await openApp({ server, user: 'admin', at });
  const checks = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  await user.click(checks[1]!);
  await user.keyboard('{Shift>}');
  await user.click(checks[4]!);
  await user.keyboard('{/Shift}');
  expect(screen.getByText('4 selected')).toBeVisible();
});

test('the CCTV link opens in a tab of its own that learns nothing of this one (R1.13, R2.83)', async () => {
  const { content } = (await server.ask(lockers.list, {}, { token })).body;
  const locker = content.find((one) => one.cctvLink !== null);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openApp({ server, user: 'admin', at });
  await user.click(await screen.findByRole('button', { name: `Open CCTV: ${locker?.lockerName}` }));
  expect(opened).toHaveBeenCalledWith(locker?.cctvLink, '_blank', 'noopener,noreferrer');
});

test('whoever may only look sees words in place of switches, and neither export nor checks (R6.9)', async () => {
  await openApp({ server, user: 'viewer', at });
  await screen.findByRole('table', { name: 'Locker list' });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  expect(screen.getAllByText(/^(Enabled|Disabled)$/)).toHaveLength(10);
});
