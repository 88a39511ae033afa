// The page of a locker's log: its lines, its days, asking the terminal, and taking the log away.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { daysBefore } from '../../../src/engine/fields/clock.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { keyOf } from '../../kit/servers/signInWith.ts';

let server: OpenServer;
let terminalKey: string;
beforeAll(async () => {
  server = await openServer();
  terminalKey = await keyOf(server, 1);
});
afterAll(() => server.close());

const open = (query = '?id=1', language: 'en' | 'zh' = 'en') =>
  openApp({ server, user: 'operator', at: `/app/log${query}`, language });
const table = () => screen.findByRole('table', { name: 'Log lines' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const press = (name: string) => screen.findByRole('button', { name });

test('the newest lines come first, ten a page, and a level leaves those that need somebody (R1.12, R2.74)', async () => {
  const { user, address } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: /^Log of / })).toBeVisible();
  expect(await rows()).toHaveLength(10);
  const times = (await rows()).map((row) => within(row).getAllByRole('cell')[0]!.textContent);
  expect(times).toEqual(times.toSorted().toReversed());
  await user.click(await press('Next page'));
  await waitFor(() => expect(address()).toBe('/app/log?id=1&page=2'));
  await user.click(await press('Warnings and errors'));
  await waitFor(async () => {
    for (const row of await rows()) expect(row).toHaveTextContent(/Warning|Error/);
  });
  expect(address()).toBe('/app/log?id=1&level=WARN');
});

test('no day of the log is after today, and the end is not before the start (R2.75, R5.49)', async () => {
  const { user, address } = await open();
  const start = await screen.findByLabelText('Start date');
  await user.type(start, '29990101');
  expect(await screen.findByRole('alert')).toHaveTextContent('The date cannot be after today.');
  expect(await press('Download')).toBeDisabled();
  await user.clear(start);
  await user.type(start, daysBefore(0));
  await user.type(screen.getByLabelText('End date'), daysBefore(3));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The end date is before the start date.',
  );
  await user.click(await press('Show all days'));
  await waitFor(() => expect(address()).toBe('/app/log?id=1'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test("'The logs will be updated in a few minutes.': the terminal is asked, and its lines come by themselves (R2.76, R7.47, R8.18)", async () => {
  const { user } = await open();
  await user.click(await press('Refresh the log'));
  expect(await screen.findByText('The logs will be updated in a few minutes.')).toBeVisible();
  expect(await screen.findByText(/The terminal has not answered yet/)).toBeVisible();
  const { body } = await server.ask(terminals.tasks, {}, { terminalKey });
  const task = body.tasks.find(({ type }) => type === 'SEND_LOGS');
  const line = { time: Date.now(), level: 'ERROR', message: 'Printer on fire' } as const;
  const told = { key: 'lines of the test', taskId: task?.taskId, lines: [line], more: false };
  await server.ask(terminals.logs, told, { terminalKey });
  expect(await screen.findByText('Printer on fire')).toBeVisible();
  expect(await screen.findByText(/answered at .*: 1 new line\./)).toBeVisible();
});

test('a locker that is offline says so', async () => {
  await server.database.db
    .updateTable('lockers')
    .set({ lockerSituation: 'OFFLINE' })
    .where('lockerId', '=', 2)
    .execute();
  await open('?id=2');
  expect(await screen.findByText(/^This locker has been offline since /)).toBeVisible();
});

test('a locker that does not exist says so; without a number one comes to the sign-in page', async () => {
  const { address } = await open('?id=999999');
  expect(await screen.findByRole('heading', { name: 'Locker not found' })).toBeVisible();
  history.pushState(null, '', '/app/log');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(address()).toMatch(/^\/page\/login/);
});

test('it speaks Chinese', async () => {
  await open('?id=1', 'zh');
  expect(await press('刷新日志')).toBeVisible();
  expect(await screen.findByRole('table', { name: '日志内容' })).toBeVisible();
});
