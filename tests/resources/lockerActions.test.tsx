// Lockers in their list: one that was never heard of, why one was disabled, and its CCTV; tests/app/visits/lockers has the rest.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { insertRow, readRow } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { goTo } from './goTo.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const at = '/app/lockers';
const enabled = `${at}?filter=${encodeURIComponent(JSON.stringify({ lockerStatus: 'ENABLE' }))}&sort=lockerName&order=ASC`;

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

test('the reason for disabling is shown on the history of the locker, with earlier events below', async () => {
  const input = { lockerStatus: 'ENABLE', sort: 'lockerName,asc' } as const;
  const [locker] = (await server.ask(lockers.list, input, { token })).body.content;
  if (!locker) throw new Error('The demo network has no enabled locker.');
  const subject = { subjectType: 'locker', subjectId: `${locker.lockerId}` } as const;
  const happened = { ...subject, type: 'LOCKER_STATUS', byType: 'SERVER', time: 1 } as const;
  const earlier = Array.from({ length: 20 }, () => happened);
  await insertRow(server, 'events', earlier);
  const app = await openApp({ server, user: 'admin', at: enabled });
  await app.user.click(await screen.findByRole('switch', { name: `Status: ${locker.lockerName}` }));
  await app.user.type(await screen.findByLabelText(/^Reason/), 'Flooded');
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.click(await dialog.findByRole('button', { name: 'Disable' }));
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

test('the CCTV link opens in a tab of its own that learns nothing of this one (R1.13, R2.83)', async () => {
  const { content } = (await server.ask(lockers.list, {}, { token })).body;
  const locker = content.find((one) => one.cctvLink !== null);
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openApp({ server, user: 'admin', at });
  await user.click(await screen.findByRole('button', { name: `Open CCTV: ${locker?.lockerName}` }));
  expect(opened).toHaveBeenCalledWith(locker?.cctvLink, '_blank', 'noopener,noreferrer');
});
