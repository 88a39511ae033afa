// An own collection's pictures, its filters by days and the hooks of its saves, over trolleys.
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { districts } from '../../../contract/lockers/districts.ts';
import { files } from '../../../contract/files.ts';
import { ownCollection } from '../../../contract/ownCollection.ts';
import { between, date, document, reference, text } from '../../../contract/scalars.ts';
import { routesOfTable, type Save } from '../../../server/lists/routesOfTable.ts';
import { removeAbandoned } from '../../../server/files/uploads.ts';
import { refused } from '../../kit/refused.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { trolleys } from '../../kit/trolleys/contract/trolleys.ts';
import { draftOf, openTrolleys } from '../../kit/trolleys/server.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { picture } from '../files/sending.ts';

/** The same table, looked through by the days of its times, with a document instead of a picture. */
const byDay = ownCollection('trolleysByDay', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  input: {
    name: text(100).min(1),
    lockerId: reference('lockers'),
    plannedOn: date,
    photo: document.nullable().optional(),
  },
  filters: { ...between('creationTime'), lastUpdatedTime: date, plannedOn: date },
  sorts: ['name'],
});

const before = vi.fn<(save: Save) => void>();
const after = vi.fn<(save: Save, row: unknown) => void>();
const hooked = routesOfTable(byDay, {
  table: 'trolleys',
  made: { price: 1, status: 'READY' },
  beforeSave: async (_, __, save) => before(save),
  afterSave: async (trx, row, save) => {
    const { count } = await trx
      .selectFrom('trolleys')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', '=', save.id)
      .executeTakeFirstOrThrow();
    after(save, { ...row, count });
  },
});

const server = await forFile(openTrolleys(5, hooked));
const as = { token: server.token };
const viewer = await signInWith(server, ['LOCKER_VIEW']);

const uploadFile = trolleys.uploadFile!;
const readFile = trolleys.readFile!;

async function send(endpoint = uploadFile, purpose = 'picture', bytes = picture()) {
  const file = new File([new Uint8Array(bytes)], 'wheel.png');
  const { body } = await server.ask(endpoint, { purpose, file }, as);
  return (body as { result: string }).result;
}
const get = (fileId: string, who = as, endpoint = readFile) =>
  server.ask(endpoint, { fileId }, who);
/** The names in a list, which goes over the wire as a bare array. */
const found = async (filter: object, { list } = trolleys as { list: typeof trolleys.list }) => {
  const { body } = await server.ask(list, filter, as);
  return (body as unknown as { name: string }[]).map(({ name }) => name).toSorted();
};

describe('A picture of a record', () => {
  test('is sent by those who may edit and read by those who may view the record', async () => {
    const fileId = await send();
    const outsider = await signInWith(server, ['PARCEL_VIEW']);
    expect((await get(fileId, viewer)).headers.get('content-type')).toBe('image/png');
    expect((await get(fileId, outsider)).status).toBe(403);
    const file = new File([new Uint8Array(picture())], 'wheel.png');
    const answer = await server.ask(uploadFile, { purpose: 'picture', file }, viewer);
    expect(answer.status).toBe(403);
  });

  test('is read at the endpoint of its own collection alone', async () => {
    const fileId = await send();
    expect((await server.ask(files.preview, { fileId }, as)).status).toBe(404);
    expect((await get(fileId, as, byDay.readFile)).status).toBe(404);
  });

  test('stays while the record names it, and is swept a day after it does not', async () => {
    const [first, second] = [await send(), await send()];
    const input = { ...draftOf(21), photo: first };
    const { body: made } = await server.ask(trolleys.create, input, as);
    const sweep = () => removeAbandoned({ ...server, now: () => Date.now() + 2 * 86_400_000 });
    await sweep();
    expect([(await get(first)).status, (await get(second)).status]).toEqual([200, 404]);

    const other = await send();
    const changed = { ...input, id: made.id, photo: other };
    expect((await server.ask(trolleys.update, changed, as)).body.photo).toBe(other);
    await sweep();
    expect([(await get(first)).status, (await get(other)).status]).toEqual([404, 200]);

    await server.ask(trolleys.remove, { id: made.id }, as);
    await sweep();
    expect((await get(other)).status).toBe(404);
  });

  test('is one record’s, and of the purpose that its field is', async () => {
    const fileId = await send();
    await server.ask(trolleys.create, { ...draftOf(22), photo: fileId }, as);
    const theirs = await send(byDay.uploadFile, 'document');
    for (const photo of [fileId, theirs, 'nothing'])
      expect(await server.ask(trolleys.create, { ...draftOf(23), photo }, as)).toMatchObject(
        refused(400, 'BAD_INPUT', { field: 'photo' }),
      );
  });

  test('is a picture: anything else is refused', async () => {
    const file = new File(['#!/bin/sh'], 'wheel.png');
    const answer = await server.ask(uploadFile, { purpose: 'picture', file }, as);
    expect(answer).toMatchObject(refused(400, 'FILE_NOT_FIT'));
    const unknown = await server.ask(uploadFile, { purpose: 'document', file }, as);
    expect(unknown).toMatchObject(refused(400, 'BAD_INPUT', { field: 'purpose' }));
  });
});

describe('A list is filtered by days', () => {
  const names = (...numbers: number[]) => numbers.map((number) => draftOf(number).name);

  test('of a date, the first and the last day included', async () => {
    const from = { plannedOnFrom: '2027-01-02' };
    const to = { plannedOnTo: '2027-01-04' };
    expect(await found({ ...from, ...to })).toEqual(names(2, 3, 4));
    expect(await found(to)).toEqual(names(1, 2, 3, 4));
    expect(await found({ plannedOn: '2027-01-03' }, byDay as never)).toEqual(names(3));
    const wrong = await server.ask(trolleys.list, { plannedOnFrom: '2027-13-01' }, as);
    expect(wrong).toMatchObject({ status: 400, body: { field: 'plannedOnFrom' } });
  });

  test('of a time, in the network’s time zone', async () => {
    // In Nicosia, two hours ahead in winter, these are the first and the last moment of one day.
    const [first, last] = ['2027-01-09T22:00:00.000Z', '2027-01-10T21:59:59.999Z'].map(Date.parse);
    for (const [id, time] of [
      [1, first! - 1],
      [2, first],
      [3, last],
      [4, last! + 1],
    ])
      await sql`update "trolleys" set "creationTime" = ${time}, "lastUpdatedTime" = ${time}
        where "id" = ${id}`.execute(server.database.db);
    const day = '2027-01-10';
    const within = { creationTimeFrom: day, creationTimeTo: day };
    expect(await found(within, byDay as never)).toEqual(names(2, 3));
    expect(await found({ lastUpdatedTime: day }, byDay as never)).toEqual(names(2, 3));
  });
});

test('what a save calls before and after it knows the record, the time and who asks', async () => {
  const input = { name: 'Hooked', lockerId: 1, plannedOn: '2027-02-01' };
  const { body: made } = await server.ask(byDay.create, input, as);
  const time = made.lastUpdatedTime;
  expect(before).toHaveBeenLastCalledWith(expect.objectContaining({ id: undefined, time }));
  const [save, row] = after.mock.lastCall!;
  expect(save).toMatchObject({ id: made.id, time, context: { user: { username: 'admin' } } });
  expect(row).toMatchObject({ ...input, id: made.id, count: 1 });

  const changed = { ...input, id: made.id, name: 'Hooked again' };
  const { body: saved } = await server.ask(byDay.update, changed, as);
  const what = { id: made.id, time: saved.lastUpdatedTime };
  expect(before).toHaveBeenLastCalledWith(expect.objectContaining(what));
  expect(after.mock.lastCall).toMatchObject([what, { name: 'Hooked again' }]);
});

test('a record that others refer to is not removed', async () => {
  const { body } = await server.ask(districts.one, { id: 1 }, as);
  const { provinceId } = body;
  const empty = await server.ask(districts.create, { name: 'Nowhere yet', provinceId }, as);
  const { id } = empty.body;
  await sql`create table "routes" ("districtId" integer references "districts")`.execute(
    server.database.db,
  );
  await sql`insert into "routes" values (${id})`.execute(server.database.db);
  expect(await server.ask(districts.remove, { id }, as)).toMatchObject(
    refused(409, 'RECORD_IN_USE'),
  );
});
