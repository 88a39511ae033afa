// Snoozing an alert by mistake is undone from its toast.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertCalls } from '../../contract/operations/alerts.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
let token: string;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());

const openCount = async () => (await server.ask(alertCalls.openCount, {}, { token })).body.count;

test.each([
  [
    'en',
    /^More actions for/,
    'Snooze',
    /^Reason for the snooze/,
    'Undo',
    /is no longer snoozed\.$/,
  ],
  ['zh', /更多操作$/, '暂停提醒', /^暂停原因/, '撤销', /已恢复提醒。$/],
] as const)(
  'in %s, "Undo" after snoozing an alert opens it again',
  async (language, more, snooze, reason, undo, undone) => {
    const before = await openCount();
    const { user } = await openApp({ server, user: 'operator', at: '/app/alerts', language });
    const menus = await screen.findAllByRole('button', { name: more });
    await user.click(menus.find((one) => one.closest('tr') !== null)!);
    await user.click(await screen.findByRole('menuitem', { name: snooze }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText(reason), 'A part is ordered');
    await user.selectOptions(dialog.getByRole('combobox'), 'FOUR_HOURS');
    await user.click(dialog.getByRole('button', { name: snooze }));
    // The dialog hides the toast until the list is read anew.
    await user.click(await screen.findByRole('button', { name: undo, hidden: true }));
    expect(await screen.findByText(undone)).toBeVisible();
    await waitFor(async () => expect(await openCount()).toBe(before));
  },
);
