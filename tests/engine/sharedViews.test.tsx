// Shared views of a list: shared in the sheet of saved queries, shown as tabs with counts.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateRows } from '../kit/databases/rows.ts';
import { forFile } from '../kit/servers/forFile.ts';
import type { App } from '../kit/screens/openApp.tsx';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

const server = await forFile(openUmbrellas(24));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  await server.database.db.deleteFrom('sharedViews').execute();
});

const query = (filter: object) =>
  `umbrellas?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=name&order=ASC`;
const table = () => screen.findByRole('table', { name: 'Umbrella list' });

async function openSheet({ user }: App) {
  await user.click(await screen.findByRole('button', { name: /^Saved queries/ }));
  return within(await screen.findByRole('dialog', { name: 'Saved queries' }));
}

async function keepAndShare(app: App, name: string) {
  const sheet = await openSheet(app);
  await app.user.type(await sheet.findByLabelText('Query name'), name);
  await app.user.click(await sheet.findByRole('button', { name: 'Save' }));
  await app.user.click(sheet.getByRole('button', { name: `Share ${name} with everyone` }));
  return sheet;
}

test('a saved query is shared, renamed, and no longer shared', async () => {
  const app = await openAt(server, query({ colour: 'RED' }));
  await table();
  expect(screen.queryByRole('navigation', { name: 'Shared views' })).toBeNull();
  const sheet = await keepAndShare(app, 'Red ones');
  expect(await sheet.findByText('Shared by you')).toBeVisible();
  expect(sheet.queryByRole('button', { name: /^Share Red ones/ })).toBeNull();
  await app.user.click(sheet.getByRole('button', { name: 'Rename Red ones' }));
  const name = sheet.getByLabelText('New name for Red ones');
  expect(name).toHaveFocus();
  await app.user.clear(name);
  await app.user.type(name, 'Reds');
  await app.user.click(within(name.closest('form')!).getByRole('button', { name: 'Save' }));
  expect(await sheet.findByRole('button', { name: 'Stop sharing Reds' })).toBeVisible();
  const inside = { hidden: true, name: 'Reds 8', current: 'page' } as const;
  const link = await screen.findByRole('link', inside);
  expect(link).toBeVisible();
  expect(link.getAttribute('href')).toContain('order=ASC');
  await app.user.click(sheet.getByRole('button', { name: 'Stop sharing Reds' }));
  await waitFor(() => expect(screen.queryByRole('link', inside)).toBeNull());
  expect(sheet.getByRole('button', { name: 'Red ones' })).toBeVisible();
});

test('what somebody renamed meanwhile is not renamed over it', async () => {
  const app = await openAt(server, query({ colour: 'RED' }));
  await table();
  const sheet = await keepAndShare(app, 'Red ones');
  await app.user.click(await sheet.findByRole('button', { name: 'Rename Red ones' }));
  const lastUpdatedTime = Date.now() + 1_000;
  await updateRows(server, 'sharedViews', {}, { name: 'Theirs', lastUpdatedTime });
  await app.user.type(sheet.getByLabelText('New name for Red ones'), '!{Enter}');
  expect(await screen.findByRole('link', { hidden: true, name: /^Theirs/ })).toBeVisible();
});
