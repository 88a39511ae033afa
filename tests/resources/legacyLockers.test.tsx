// Legacy lockers in their list: taken out of service and put back, and deleted once nothing is in them.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxes } from '../../contract/boxes/boxes.ts';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { openApp, sessionOf, type App } from '../kit/screens/openApp.tsx';
import { openLegacy } from '../server/legacyLockers/openLegacy.ts';

let legacy: Awaited<ReturnType<typeof openLegacy>>;
let session: SessionUser;
beforeAll(async () => {
  legacy = await openLegacy();
  session = await sessionOf(legacy.server, 'admin');
});
afterAll(() => legacy.close());

const open = (name: string, language: 'en' | 'zh') => {
  const filter = encodeURIComponent(JSON.stringify({ name }));
  const at = `/app/legacyLockers?filter=${filter}`;
  return openApp({ server: legacy.server, session, at, language });
};

/** Chooses a line of the row's menu and agrees to what it asks. */
async function act({ user }: App, more: RegExp, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: more }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await agree(user, name);
}
async function agree(user: App['user'], name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name }));
}

it('is locked and enabled from its row', async () => {
  const { id } = (await legacy.make('Switched')).body;
  const app = await open('Switched', 'en');
  await act(app, /More actions for Switched/, 'Lock');
  expect(await screen.findByText('Locked')).toBeVisible();
  expect((await legacy.read(id)).status).toBe('LOCKED');
  await act(app, /More actions for Switched/, 'Enable');
  expect(await screen.findByText('Enabled')).toBeVisible();
  expect((await legacy.read(id)).status).toBe('ENABLE');
});

it('says in Chinese that it could not be deleted and why, and that it is deleted (R8.27)', async () => {
  const { id } = (await legacy.make('Leaving')).body;
  const [box] = await legacy.boxList(id);
  const boxId = box?.boxId ?? 0;
  await legacy.server.ask(boxes.setLocked, { boxId }, legacy.as);
  const app = await open('Leaving', 'zh');
  await act(app, /的更多操作/, '删除');
  const failed = await screen.findByRole('dialog', { name: '删除失败' });
  expect(within(failed).getByText(/还有 1 个使用中或已锁定的格口/)).toBeVisible();
  await legacy.server.ask(boxes.setAvailable, { boxId }, legacy.as);
  // A refusal cannot be repeated away: it is closed, and the act begun again.
  expect(within(failed).queryByRole('button', { name: /重试/ })).toBeNull();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(app, /的更多操作/, '删除');
  expect(await screen.findByText('删除成功')).toBeVisible();
});
