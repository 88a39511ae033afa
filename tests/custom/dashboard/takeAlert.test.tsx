// Taking the alert of a locker in trouble on the dashboard: one verb, and it says so there and on the bell.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const openAlerts = () =>
  server.database.db.selectFrom('alerts').selectAll().where('state', '=', 'OPEN').execute();

it.each([
  [
    'en',
    'Lockers in trouble',
    /^Acknowledge/,
    /^You acknowledged .+\.$/,
    /^Acknowledged by Andreas Charalambous/,
    'Undo',
    / is released\.$/,
  ],
  [
    'zh',
    '需处理的快递柜',
    /^受理/,
    /^您已受理“/,
    /^由 Andreas Charalambous 受理/,
    '撤销',
    /^已退回“/,
  ],
] as const)(
  'is the primary action of its row, the row says by whom, and its toast undoes it, in %s',
  async (language, title, take, toast, by, undo, undone) => {
    const before = await openAlerts();
    const { user } = await openApp({ server, user: 'operator', at: '/app/dashboard', language });
    const panel = await screen.findByRole('region', { name: title });
    const [button] = within(panel).getAllByRole('button', { name: take });
    expect(button).toHaveClass('primary');
    const name = button!.closest('tr')!.querySelector('.trouble-name')!.textContent;
    await user.click(button!);
    expect(await screen.findByText(toast)).toBeVisible();
    const row = () => within(panel).getByText(name, { selector: '.trouble-name' }).closest('tr')!;
    expect(await within(row()).findByText(by)).toBeVisible();
    expect(within(row()).queryByRole('button', { name: take })).toBeNull();
    expect(await openAlerts()).toHaveLength(before.length - 1);
    const bell = document.querySelector('.bell .count [aria-hidden]');
    await waitFor(() => expect(bell).toHaveTextContent(String(before.length - 1)));
    await user.click(screen.getByRole('button', { name: undo }));
    expect(await screen.findByText(undone)).toBeVisible();
    expect(await within(row()).findByRole('button', { name: take })).toBeVisible();
    expect(await openAlerts()).toHaveLength(before.length);
  },
);

it('says why it could not be taken', async () => {
  const { user, network } = await openApp({ server, user: 'operator', at: '/app/dashboard' });
  const panel = await screen.findByRole('region', { name: 'Lockers in trouble' });
  network.use(
    http.post('*/api/v1/alerts/*/acknowledge', () =>
      HttpResponse.json({ statusCode: 409, code: 'ALERT_RESOLVED' }, { status: 409 }),
    ),
  );
  const [button] = within(panel).getAllByRole('button', { name: /^Acknowledge/ });
  await user.click(button!);
  expect(await screen.findByText('This alert is already resolved.')).toBeVisible();
});
