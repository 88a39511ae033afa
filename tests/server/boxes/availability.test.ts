// Free boxes by size, now and over the last days: counted from boxes and their history, never invented.
import { beforeAll, describe, expect, it } from 'vitest';
import { availability, availabilityCalls } from '../../../contract/lockers/availability.ts';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { rowsOf } from '../../kit/rowsOf.ts';
import { updateRows } from '../../kit/databases/rows.ts';

const HOUR = 60 * 60 * 1_000;
let now = Date.now();
let token: string;
const server = await fileServer({ now: () => now });
beforeAll(async () => {
  token = await server.signIn('admin');
});

const history = async (id: number) =>
  (await server.ask(availabilityCalls.history, { id }, { token })).body;
const freeSum = (moment: { free: number[] } | undefined) =>
  (moment?.free ?? []).reduce((sum, free) => sum + free, 0);
const online = async () =>
  (await rowsOf(server, availability.list, { lockerSituation: 'ONLINE' }, token))[0]!;

describe('The list of availability', () => {
  it('counts free boxes of each size as the locker itself does', async () => {
    const { id, ...row } = await online();
    const { body } = await server.ask(lockers.one, { lockerId: id }, { token });
    for (const { name, count, availableCount } of body.boxTypeCountList) {
      const word = name.toLowerCase() as 'xs' | 's' | 'm' | 'l';
      expect([row[`${word}Free`], row[`${word}Count`]]).toEqual([availableCount, count]);
    }
    expect(row.boxCount).toBe(body.boxCount);
    expect(row.xlCount).toBe(0);
  });

  it('is sorted by free boxes of a size, and filtered by district, province and group', async () => {
    const rows = await rowsOf(server, availability.list, { sort: 'mFree,desc' }, token);
    const free = rows.map((row) => row.mFree);
    expect(free).toEqual(free.toSorted((a, b) => b - a));
    const { districtId } = rows[0]!;
    const near = await rowsOf(server, availability.list, { districtId: districtId! }, token);
    expect(near.length).toBeGreaterThan(0);
    expect(near.every((row) => row.districtId === districtId)).toBe(true);
    const centres = await rowsOf(server, availability.list, { lockerGroupId: 6 }, token);
    expect(centres.length).toBeLessThan(rows.length);
  });

  it('can be had as a file with the sizes in its heads', async () => {
    const { body, status } = await server.ask(availability.exportCsv, {}, { token });
    expect(status).toBe(200);
    expect(String(body)).toContain('XS free');
  });
});

describe('Free boxes over the last days', () => {
  it('are told for every full hour of 14 days and now, and end with what is free now', async () => {
    const row = await online();
    const { moments, knownUntil, sizes } = await history(row.id);
    expect(moments).toHaveLength(14 * 24 + 2);
    expect(freeSum(moments.at(-1))).toBe(row.freeCount);
    expect([moments.at(-1)?.time, knownUntil]).toEqual([now, now]);
    expect(sizes.map(({ name }) => name)).toEqual(['XS', 'S', 'M', 'L']);
    for (const { free, boxes: all } of moments)
      for (const [place, count] of free.entries()) {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(all[place]!);
      }
  });

  it('know what a locked box was before it was locked', async () => {
    const row = await online();
    const { body } = await server.ask(lockers.one, { lockerId: row.id }, { token });
    const box = body.boxList.find(({ status }) => status === 'AVAILABLE')!;
    now += 2 * HOUR;
    token = await server.signIn('admin');
    await server.ask(boxes.setLocked, { boxId: box.boxId }, { token });
    now += 1_000;
    const { moments } = await history(row.id);
    expect(freeSum(moments.at(-1))).toBe(row.freeCount - 1);
    expect(freeSum(moments.at(-3))).toBe(row.freeCount);
  });

  it('grow with boxes that were built in, and say nothing of a time before them', async () => {
    const row = await online();
    const { db } = server.database;
    const before = await history(row.id);
    const creationTime = now - 30 * HOUR;
    await updateRows(db, 'boxes', { lockerId: row.id, boxTypeId: 4 }, { creationTime });
    const place = before.sizes.findIndex(({ name }) => name === 'L');
    const { moments } = await history(row.id);
    expect(moments.at(-1)).toEqual(before.moments.at(-1));
    expect(moments[0]?.boxes[place]).toBe(0);
  });

  it('of an offline locker are known until its last heartbeat alone', async () => {
    const [offline] = await rowsOf(
      server,
      availability.list,
      { lockerSituation: 'OFFLINE' },
      token,
    );
    expect((await history(offline!.id)).knownUntil).toBe(offline!.heartbeatTime);
  });

  it('are refused for a locker that is not there', async () => {
    const { status } = await server.ask(availabilityCalls.history, { id: 99_999 }, { token });
    expect(status).toBe(404);
  });
});
