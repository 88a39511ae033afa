// A form that equals what was read sends nothing and says so, in both languages.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forFile } from '../kit/servers/forFile.ts';
import type { App } from '../kit/screens/openApp.tsx';
import { openAt, openUmbrellas } from './umbrellaApp.tsx';

const server = await forFile(openUmbrellas());

const LANGUAGES = [
  ['en', 'Save', 'Nothing has changed.'],
  ['zh', '保存', '没有改动'],
] as const;

/** The paths of all requests that may write. */
function writesOf({ network }: App): string[] {
  const paths: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') paths.push(new URL(request.url).pathname);
  });
  return paths;
}

test.each(LANGUAGES)('a form page, in %s', async (language, save, notice) => {
  const before = await server.one(3);
  const app = await openAt(server, 'umbrellas/3', { language });
  const writes = writesOf(app);
  await app.user.click(await screen.findByRole('button', { name: save }));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(writes).toEqual([]);
  expect(app.address()).toBe('/app/umbrellas/3');
  expect(await server.one(3)).toEqual(before);
});

test('what is typed and taken back is no change; what stays is saved', async () => {
  const app = await openAt(server, 'umbrellas/4');
  const writes = writesOf(app);
  const name = await screen.findByLabelText(/^Name/);
  await app.user.type(name, '!{Backspace}');
  await app.user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Nothing has changed.')).toBeVisible();
  await app.user.type(name, '!');
  await app.user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await server.one(4)).name).toMatch(/!$/));
  expect(writes).toHaveLength(1);
});

test('a dialog form stays open', async () => {
  const app = await openAt(server, 'smallUmbrellas/5');
  const writes = writesOf(app);
  const save = await screen.findByRole('button', { name: 'Save' });
  await app.user.click(save);
  expect(await screen.findByText('Nothing has changed.')).toBeVisible();
  expect(save.closest('[role="dialog"]')).toBeVisible();
  expect(writes).toEqual([]);
});

test.each(LANGUAGES)('a settings page, in %s', async (language, save, notice) => {
  const app = await openAt(server, 'stand', { language });
  const writes = writesOf(app);
  await app.user.click(await screen.findByRole('button', { name: save }));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(writes).toEqual([]);
});
