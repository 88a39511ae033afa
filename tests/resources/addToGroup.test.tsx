// Lockers are added to a group from the list, one or several: those that are in it stay, and Undo takes out the others.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockerGroups } from '../../contract/lockers/lockerGroups.ts';
import { lockers, type LockerRow } from '../../contract/lockers/lockers.ts';
import type { RecordId } from '../../domain/recordId.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
let token: string;
let rows: readonly [LockerRow, LockerRow, LockerRow];
let made = 0;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
  const { body } = await server.ask(lockers.list, { sort: 'lockerName,asc' }, { token });
  rows = body.content.slice(0, 3) as unknown as typeof rows;
});
afterAll(() => server.close());

/** A group of the first and the third of the rows. */
async function makeGroup() {
  made += 1;
  const input = {
    name: `Night round ${made}`,
    description: 'After ten',
    lockerIds: [rows[0].lockerId, rows[2].lockerId],
  };
  const { body } = await server.ask(lockerGroups.create, input, { token });
  return body;
}
const idsOf = async (id: RecordId) => {
  const { body } = await server.ask(lockerGroups.one, { id }, { token });
  return body.lockerIds.map(String).toSorted();
};
const sorted = (...chosen: readonly LockerRow[]) =>
  chosen.map(({ lockerId }) => String(lockerId)).toSorted();

/** Opens the list, and the dialog for the first two rows. */
async function openDialog(language: 'en' | 'zh' = 'en') {
  const app = await openApp({
    server,
    user: 'admin',
    language,
    at: '/app/lockers?sort=lockerName&order=ASC',
  });
  const isChinese = language === 'zh';
  for (const { lockerName } of rows.slice(0, 2))
    await app.user.click(
      await screen.findByRole('checkbox', {
        name: isChinese ? `选择 ${lockerName}` : `Select ${lockerName}`,
      }),
    );
  const bar = screen.getByRole('toolbar', { name: isChinese ? '所选项' : 'Selection' });
  await app.user.click(
    within(bar).getByRole('button', { name: isChinese ? '加入分组' : 'Add to group' }),
  );
  return app;
}
/** Chooses the group, and confirms. */
async function choose({ user }: Awaited<ReturnType<typeof openApp>>, name: string, label: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('combobox'), name);
  await user.click(await dialog.findByRole('option', { name }));
  await user.click(dialog.getByRole('button', { name: label }));
}

test('several lockers are added at once; the others stay, and Undo takes out what was added', async () => {
  const { id, name } = await makeGroup();
  const app = await openDialog();
  const dialog = await screen.findByRole('dialog', { name: 'Add 2 lockers to a group' });
  expect(within(dialog).getByText(rows[0].lockerName)).toBeVisible();
  await choose(app, name, 'Add to group');
  expect(await screen.findByText(`2 lockers are in the group ${name}.`)).toBeVisible();
  expect(await idsOf(id)).toEqual(sorted(...rows));
  const { body } = await server.ask(lockerGroups.one, { id }, { token });
  expect(body).toMatchObject({ name, description: 'After ten' });
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`The added lockers were removed from ${name}.`)).toBeVisible();
  expect(await idsOf(id)).toEqual(sorted(rows[0], rows[2]));
});

test('Undo leaves in what somebody else has added meanwhile', async () => {
  const { id, name } = await makeGroup();
  const { content } = (await server.ask(lockers.list, { size: 25 }, { token })).body;
  const mine = rows.map(({ lockerId }) => lockerId);
  const other = content.find(({ lockerId }) => !mine.includes(lockerId))!;
  const app = await openDialog();
  await choose(app, name, 'Add to group');
  await screen.findByRole('button', { name: 'Undo' });
  const lockerIds = [...mine, other.lockerId];
  await server.ask(lockerGroups.update, { id, name, lockerIds }, { token });
  await app.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(`The added lockers were removed from ${name}.`);
  expect(await idsOf(id)).toEqual(sorted(rows[0], rows[2], other));
});

test('lockers that are in the group already are not added again, and there is nothing to undo', async () => {
  const { id, name } = await makeGroup();
  const { body } = await server.ask(lockerGroups.one, { id }, { token });
  await server.ask(
    lockerGroups.update,
    { id, name, lockerIds: [...body.lockerIds, rows[1].lockerId] },
    { token },
  );
  const app = await openDialog();
  await choose(app, name, 'Add to group');
  expect(await screen.findByText(`2 lockers are in the group ${name}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a group that somebody else saves at the same moment is told, and tried again as it is then', async () => {
  const { id, name } = await makeGroup();
  const app = await openDialog();
  app.network.use(
    http.put(
      '*/api/v1/lockerGroups/*',
      () => HttpResponse.json({ statusCode: 409, code: 'STALE', message: '' }, { status: 409 }),
      { once: true },
    ),
  );
  await choose(app, name, 'Add to group');
  const dialog = within(await screen.findByRole('dialog', { name: '2 of 2 failed' }));
  expect(await idsOf(id)).toEqual(sorted(rows[0], rows[2]));
  await app.user.click(dialog.getByRole('button', { name: 'Try these 2 again' }));
  await screen.findByText(`2 lockers are in the group ${name}.`);
  expect(await idsOf(id)).toEqual(sorted(...rows));
});

test('in Chinese, too', async () => {
  const { id, name } = await makeGroup();
  const app = await openDialog('zh');
  expect(await screen.findByRole('dialog', { name: '将 2 组快递柜加入分组' })).toBeVisible();
  await choose(app, name, '加入分组');
  expect(await screen.findByText(`2 组快递柜已在分组“${name}”中。`)).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: '撤销' }));
  expect(await screen.findByText(`刚才加入“${name}”的快递柜已移出。`)).toBeVisible();
  await waitFor(async () => expect(await idsOf(id)).toEqual(sorted(rows[0], rows[2])));
});
