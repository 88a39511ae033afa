// Locker groups: a resource of our own, its lockers, and its history.
import { expect, it } from 'vitest';
import { lockerGroups } from '../../../contract/lockers/lockerGroups.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const { one, create } = lockerGroups;
const make = (name: string, lockerIds: number[]) =>
  server.ask(create, { name, lockerIds }, { token });
const inGroup = async (lockerGroupId: number) => {
  const { body } = await server.ask(lockers.list, { lockerGroupId, size: 100 }, { token });
  return body.content.map(({ lockerId }) => lockerId).toSorted((a, b) => a - b);
};

it('holds each locker once, whatever order they were chosen in, and counts them (R1.52)', async () => {
  const { body } = await make('Chosen', [5, 2, 5, 3]);
  expect(body).toMatchObject({ lockerIds: [2, 3, 5], lockerCount: 3, description: null });
  expect(await inGroup(body.id)).toEqual([2, 3, 5]);
});

it('refuses a locker that is not there, at the field, and makes nothing', async () => {
  const { status, body } = await make('Nowhere', [2, 99_999]);
  expect([status, body]).toEqual([400, expect.objectContaining({ field: 'lockerIds' })]);
  expect((await make('Nowhere', [2])).status).toBe(200);
});

it('refuses a name that another group has, in whatever letters', async () => {
  const { status, body } = await make('CITY CENTRES', []);
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'TAKEN', field: 'name' })]);
});

it('does not count a locker that was taken off the network', async () => {
  const { body: group } = await make('With one leaving', [6, 7]);
  const { db } = server.database;
  await db.updateTable('lockers').set({ deletedAt: 1 }).where('lockerId', '=', 7).execute();
  const { body } = await server.ask(one, { id: group.id }, { token });
  expect(body).toMatchObject({ lockerIds: [6], lockerCount: 1 });
  await db.updateTable('lockers').set({ deletedAt: null }).where('lockerId', '=', 7).execute();
});

it('is there in the demo network: one a district, and the city centres', async () => {
  const { body } = await server.ask(one, { id: 6 }, { token });
  expect(body.name).toBe('City centres');
  expect(body.lockerCount).toBeGreaterThan(0);
  expect(await inGroup(6)).toEqual(body.lockerIds);
});
