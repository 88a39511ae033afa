// Alerts whose condition holds: Resolve is shown disabled, with the reason, wherever it is offered.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { alertCalls } from '../../contract/operations/alerts.ts';
import type { AlertType } from '../../domain/alerts.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { goTo } from './goTo.ts';

const server = await fileServer();

const HOLDS = {
  en: {
    more: /^More actions for/,
    resolve: 'Resolve',
    holds:
      'This condition persists. Acknowledge or snooze the alert; it is resolved automatically when the condition ends.',
    flagged:
      'The box is still flagged. Check it, then set it available or locked under Show boxes: that resolves the alert.',
  },
  zh: {
    more: /更多操作$/,
    resolve: '解决',
    holds: '该状况仍在持续。请先受理告警或暂停提醒，状况结束后告警会自动解决。',
    flagged: '格口仍待检修。请先检查，再通过“查看格口”将其设为空闲或锁定，告警将随之解决。',
  },
} as const;

const ofType = async (alertType: AlertType): Promise<number> => {
  const { alertId } = await server.database.db
    .selectFrom('alerts')
    .select('alertId')
    .where('alertType', '=', alertType)
    .where('state', '<>', 'RESOLVED')
    .executeTakeFirstOrThrow();
  return alertId;
};

test.each(['en', 'zh'] as const)(
  'an alert whose condition holds shows Resolve disabled, with the reason: in its menu, and pressed; a flag says its own (%s)',
  async (language) => {
    const { more, resolve, holds, flagged } = HOLDS[language];
    const at = `/app/alerts?filter=${encodeURIComponent('{"alertType":"DOOR_UNCLOSED"}')}`;
    const { user } = await openApp({ server, user: 'operator', at, language });
    const [menu] = await screen.findAllByRole('button', { name: more });
    await user.click(menu!);
    const item = await screen.findByRole('menuitem', { name: resolve });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveAccessibleDescription(holds);
    await user.click(item);
    expect(await screen.findByText(holds)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    goTo(`/app/alerts/${await ofType('FLAGGED_LOCKED')}/show`);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: resolve })).toHaveAccessibleDescription(flagged),
    );
  },
);

test('the bell has no number while it cannot be counted', async () => {
  const { network, user } = await openApp({ server, user: 'operator', at: '/app/alerts' });
  const count = () => document.querySelector('.bell')?.textContent;
  await waitFor(() => expect(count()).toMatch(/\d unacknowledged/));
  const busy = { statusCode: 503, message: 'busy' };
  const { path } = alertCalls.openCount;
  network.use(http.get(`*${path}`, () => HttpResponse.json(busy, { status: 503 })));
  await user.click((await screen.findAllByRole('button', { name: /^Acknowledge/ }))[0]!);
  await waitFor(() => expect(count()).not.toMatch(/unacknowledged/));
});

test('groups of alerts have heads on a phone, too', async () => {
  await openApp({ server, user: 'operator', at: '/app/alerts', width: 390 });
  expect(await screen.findByRole('link', { name: /^Open \d+$/ })).toBeVisible();
});

test('a selection resolves those alerts that can be, and says how many it leaves out and why', async () => {
  const { user } = await openApp({ server, user: 'operator', at: '/app/alerts' });
  const [door] = await screen.findAllByRole('checkbox', { name: /^Select Door not closed/ });
  const walk = await screen.findByRole('link', { name: /^Walking list/ });
  expect(walk).toHaveAttribute('href', expect.stringContaining('EXPIRED'));
  expect(await screen.findByRole('link', { name: /^Open \d+$/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Show boxes:? Disconnected/ })).toHaveLength(1);
  await user.click(door!);
  const selection = within(screen.getByRole('toolbar', { name: 'Selection' }));
  const resolve = selection.getByRole('button', { name: 'Resolve' });
  expect(resolve).toHaveAttribute('aria-disabled', 'true');
  expect(resolve).toHaveAccessibleDescription(HOLDS.en.holds);
  await user.click(resolve);
  expect(await screen.findByText(HOLDS.en.holds)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [flag] = await screen.findAllByRole('checkbox', { name: /^Select Box flagged/ });
  await user.click(flag!);
  expect(resolve).toHaveAttribute('aria-disabled', 'true');
  const [guessed] = await screen.findAllByRole('checkbox', { name: /^Select Repeated wrong PINs/ });
  await user.click(guessed!);
  expect(resolve).toHaveAttribute('aria-disabled', 'false');
  expect(resolve).toHaveAccessibleDescription('');
  await user.click(resolve);
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Resolve “Repeated wrong PINs · / }),
  );
  const left = await dialog.findByText(/^2 selected items are skipped\./);
  expect(left).toHaveTextContent(HOLDS.en.holds);
  expect(left).toHaveTextContent(HOLDS.en.flagged);
  await user.type(await dialog.findByLabelText('What was done'), 'The customer called');
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText(/^Repeated wrong PINs · .* is resolved\.$/)).toBeVisible();
  expect(await ofType('DOOR_UNCLOSED')).toEqual(expect.any(Number));
});
