// The audit on the screen: found by filters, read field by field, verified; and the tab 'History' of every record.
import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parcelCategories } from '../../contract/parcels/parcelCategories.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import { recordChange } from '../../server/events/recordChange.ts';
import { openLog } from '../../server/system/log.ts';
import { anchorSeals } from '../../server/audit/anchorSeals.ts';
import { sealEvents } from '../../server/audit/sealEvents.ts';
import { openApp, type App } from '../kit/screens/openApp.tsx';
import { openServer } from '../kit/servers/openServer.ts';

const table = () => screen.findByRole('table');

async function changeCategory({ server }: Pick<App, 'server'>) {
  const token = await server.signIn('admin');
  const draft = { ex: 'COLD', category: 'Cold goods', mailClass: 'First' };
  const { body } = await server.ask(parcelCategories.create, draft, { token });
  const { parcelCategoryId } = body;
  await server.ask(
    parcelCategories.update,
    { ...draft, parcelCategoryId, category: 'Frozen goods' },
    { token },
  );
  return parcelCategoryId;
}

const changeMember = ({ server }: Pick<App, 'server'>) =>
  server.database.transaction((trx) =>
    recordChange(trx, { time: Date.now(), byKind: 'SERVER' }, ['member', 1], {
      from: { mobile: '0035799123456' },
      to: { mobile: '0035799654321' },
    }),
  );

it('a change is found by its record and read field by field: "who, what, when, from where, before and after"', async () => {
  const server = await openServer();
  await changeCategory({ server });
  const { user, address } = await openApp({ at: '/app/audit', user: 'admin', server });
  await table();
  await user.click(await screen.findByRole('button', { name: /^Record Any/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Parcel category' }));
  await waitFor(() => expect(decodeURIComponent(address())).toContain('parcelCategory'));
  const line = (await screen.findByText('Category: Cold goods → Frozen goods')).closest('tr');
  if (!line) throw new Error('The line is no row.');
  expect(within(line).getByText('admin')).toBeVisible();
  expect(within(line).getByText('here')).toBeVisible();
  await user.click(within(line).getByRole('link', { name: 'Record changed' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Record changed' })).toBeVisible();
  const told = within(await screen.findByRole('table'));
  const cells = within(told.getByRole('row', { name: /^Category/ })).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['Cold goods', 'Frozen goods']);
  await server.close();
});

it('leads to an account where accounts of its side are listed', async () => {
  const server = await openServer();
  const token = await server.signIn('admin');
  const { content } = (await server.ask(staffCalls.terminal, {}, { token })).body;
  const { userId, username } = content[0]!;
  const subjects = [userId, 1];
  for (const subjectId of subjects)
    await server.database.transaction((trx) =>
      recordChange(trx, { time: Date.now(), byKind: 'SERVER' }, ['staff', subjectId], {
        from: { staffNo: 'T1' },
        to: { staffNo: 'T2' },
      }),
    );
  const filter = encodeURIComponent('{"subjectKind":"staff","eventType":"RECORD_CHANGED"}');
  await openApp({ at: `/app/audit?filter=${filter}`, user: 'admin', server });
  const list = within(await table());
  const place = async (name: string) =>
    (await list.findByRole('link', { name: new RegExp(`${name}$`) })).getAttribute('href');
  expect(await place(username)).toBe(`/app/terminalUsers/${userId}/show`);
  expect(await place('admin')).toBe('/app/staff/1/show');
  await server.close();
});

it('personal values are masked for an auditor who may not see them', async () => {
  const server = await openServer();
  await changeMember({ server });
  const at = `/app/audit?filter=${encodeURIComponent('{"subjectKind":"member","eventType":"RECORD_CHANGED"}')}`;
  await openApp({ at, user: 'viewer', server });
  expect(await screen.findByText('Mobile: •••56 → •••21')).toBeVisible();
  await server.close();
});

it('the seals are verified with a button, and a broken batch is named', async () => {
  const server = await openServer();
  await sealEvents({ ...server, now: () => Date.UTC(2026, 10, 21, 9), most: 500 });
  const { user } = await openApp({ at: '/app/audit-seals', user: 'admin', server });
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('heading', { name: 'The audit is intact' })).toBeVisible();
  const { db } = server.database;
  await sql`alter table "events" disable trigger all`.execute(db);
  await sql`update "events" set "byName" = 'nobody' where "id" = 501`.execute(db);
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('heading', { name: 'The audit was tampered with' })).toBeVisible();
  expect(screen.getByText('Batch 2 was changed after it was sealed.')).toBeVisible();
  expect(
    screen.getByText('It contains events 501 to 1000 and was sealed at 2026-11-21 11:00.'),
  ).toBeVisible();
  await server.close();
});

it('a chain whose end was cut off is called that, and why it may be', async () => {
  const now = () => Date.UTC(2026, 10, 21, 9);
  const server = await openServer({ now });
  const app = { ...server, now, log: openLog('silent') };
  await sealEvents({ ...app, most: 500 });
  await anchorSeals({ ...app, now: () => now() + 60_000 });
  const { db } = server.database;
  await sql`alter table "seals" disable trigger all`.execute(db);
  await sql`delete from "seals" where "sealId" > 1`.execute(db);
  const { user } = await openApp({ at: '/app/audit-seals', user: 'admin', server });
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(
    await screen.findByRole('heading', {
      name: 'The audit does not match the record outside the database',
    }),
  ).toBeVisible();
  expect(screen.getByText(/^The chain is shorter than before: batch \d+, sealed at/)).toBeVisible();
  expect(screen.getByText(/^Since 2026-11-21 11:01 the last batch is also kept/)).toBeVisible();
  await server.close();
});

it('every record has its history behind a tab, on its page and in its dialog; what is entered stays meanwhile', async () => {
  const server = await openServer();
  const parcelCategoryId = await changeCategory({ server });
  const { user } = await openApp({
    at: `/app/parcelCategories/${parcelCategoryId}`,
    user: 'admin',
    server,
  });
  const name = await screen.findByLabelText(/^Category/);
  await user.type(name, ' and ice');
  await user.click(screen.getByRole('tab', { name: 'History' }));
  const history = within(await screen.findByRole('tabpanel', { name: 'History' }));
  expect(await history.findByText('Record changed')).toBeVisible();
  expect(history.getByText('Record added')).toBeVisible();
  expect(history.getByRole('cell', { name: 'Frozen goods' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Record' })).toHaveFocus();
  expect(name).toHaveValue('Frozen goods and ice');
  await server.close();
});

it('whoever may not see the audit sees neither its page nor a tab', async () => {
  await openApp({ at: '/app/lockerGroups/6/show', user: 'operator' });
  expect(await screen.findByRole('heading', { level: 1, name: 'City centres' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
});

it('in Chinese the words of what happened are Chinese', async () => {
  const server = await openServer();
  await changeCategory({ server });
  await openApp({ at: '/app/audit', user: 'admin', language: 'zh', server });
  const list = within(await table());
  expect(await list.findByRole('link', { name: '记录已修改' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '审计' })).toBeVisible();
  await server.close();
});
