// Every box's state: as it is shown, since when, and what stands in it for whoever may see parcels.
import { expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { boxStates } from '../../../contract/boxes/boxStates.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { SHOWN_STATUSES } from '../../../domain/boxes/boxes.ts';
import { updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { rowsOf } from '../../kit/rowsOf.ts';

let now = Date.now();
const server = await fileServer({ now: () => now });
const token = await server.signIn('admin');

type ParsedInput = Parameters<typeof rowsOf<typeof boxStates.list>>[2];
const states = (asked: ParsedInput) => rowsOf(server, boxStates.list, asked, token);

it('has every box that takes parcels, by locker, size and status', async () => {
  const { body } = await server.ask(lockers.one, { lockerId: 2 }, { token });
  const own = await states({ lockerId: 2 });
  expect(own).toHaveLength(body.boxCount!);
  const small = await states({ lockerId: 2, boxSize: 'S' });
  expect(small.length).toBeGreaterThan(0);
  expect(small.every((row) => row.boxSize === 'S')).toBe(true);
  const counts = await Promise.all(
    SHOWN_STATUSES.map(async (shownStatus) => (await states({ lockerId: 2, shownStatus })).length),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(own.length);
});

it('says since when a box is in its state, and a free one since when it is free', async () => {
  const [free] = await states({ shownStatus: 'AVAILABLE', lockerId: 2 });
  expect(free!.freeSince).toBe(free!.sinceTime);
  now += 60_000;
  await server.ask(boxes.setLocked, { boxId: free!.id }, { token });
  const locked = (await states({ shownStatus: 'LOCKED', lockerId: 2 })).find(
    ({ id }) => id === free!.id,
  );
  expect(locked).toMatchObject({ sinceTime: now, freeSince: null });
});

it('shows a stored parcel whose time has passed as expired, since it passed (R4.4)', async () => {
  const [stored] = await states({ shownStatus: 'STORED' });
  const expiryTime = now - 1_000;
  const { db } = server.database;
  await db.updateTable('boxes').set({ expiryTime }).where('boxId', '=', stored!.id).execute();
  const late = await states({ shownStatus: 'EXPIRED', lockerId: stored!.lockerId });
  expect(late.find(({ id }) => id === stored!.id)).toMatchObject({ sinceTime: expiryTime });
});

it('names the parcel that stands in a box, but not to whoever may not see parcels', async () => {
  const [stored] = await states({ shownStatus: 'STORED' });
  const { body } = await server.ask(lockers.one, { lockerId: stored!.lockerId }, { token });
  const inside = body.ordersList.filter(({ boxId }) => boxId === stored!.id);
  expect(inside.map(({ parcelNumber }) => parcelNumber)).toContain(stored!.parcelNumber);
  const { db } = server.database;
  const { roleId, authoritySet } = await db
    .selectFrom('roles')
    .innerJoin('staff', 'staff.roleId', 'roles.roleId')
    .select(['roles.roleId', 'roles.authoritySet'])
    .where('staff.username', '=', 'viewer')
    .executeTakeFirstOrThrow();
  const held = authoritySet.filter((code) => code !== 'PARCEL_VIEW');
  await updateRows(db, 'roles', { roleId }, { authoritySet: JSON.stringify(held) });
  const viewer = await server.signIn('viewer');
  const seen = await rowsOf(server, boxStates.list, { shownStatus: 'STORED' }, viewer);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter(({ parcelNumber }) => parcelNumber !== null)).toEqual([]);
});

it('can be had as a file, all of it', async () => {
  const { body } = await server.ask(boxStates.exportCsv, { lockerId: 2 }, { token });
  const lines = String(body).trim().split('\n');
  expect(lines).toHaveLength((await states({ lockerId: 2 })).length + 1);
});
