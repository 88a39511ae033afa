// References to several records of an own collection: kept in pairs, refused where one is not there, told where it is.
import { expect, test } from 'vitest';
import { ownCollection } from '../../../contract/ownCollection.ts';
import { districts } from '../../../contract/lockers/districts.ts';
import { references, search, text } from '../../../contract/scalars.ts';
import { routesOfTable } from '../../../server/lists/routesOfTable.ts';
import { ownTable } from '../../../server/db/migrations/ownTable.ts';
import type { OwnTable } from '../../../server/db/tables/own.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const crates = ownCollection('crates', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  input: {
    name: text(100).min(1),
    lockerIds: references('lockers').min(1),
    districtIds: references('districts'),
  },
  filters: { name: search },
  sorts: ['name'],
});

declare module '../../../server/db/tables.ts' {
  interface Tables {
    crates: OwnTable<typeof crates>;
    cratesLockerIds: { recordId: number; lockerId: number };
    cratesDistrictIds: { recordId: number; id: number };
  }
}

const table = ownTable('crates', { name: 'text not null' }, ['name'], {
  lockerIds: ['lockers', 'lockerId'],
  districtIds: ['districts', 'id'],
});

const server = await fileServer({ answers: routesOfTable(crates, { table: 'crates' }) });
await table.up(server.database.db);
const as = { token: await server.signIn('admin') };
const quay = await server.ask(districts.create, { name: 'Crate Quay', provinceId: 1 }, as);
const district = (quay.body as unknown as { id: number }).id;

const create = async (input: object) => {
  const { status, body } = await server.ask(crates.create, input as never, as);
  return { status, body: body as unknown as Record<string, unknown> };
};

test('records are named, each once and rising, changed and told', async () => {
  const made = await create({ name: 'One', lockerIds: [3, 1, 3], districtIds: [district] });
  expect(made.body).toMatchObject({ lockerIds: [1, 3], districtIds: [district] });
  const id = made.body['id'] as number;
  const input = { name: 'One', lockerIds: [2], districtIds: [] };
  await server.ask(crates.update, { id, ...input }, as);
  const { body } = await server.ask(crates.list, { name: 'One' }, as);
  expect(body).toMatchObject([{ id, ...input }]);
});

test('a record that is not there is refused at its field', async () => {
  const { status, body } = await create({ name: 'Two', lockerIds: [1], districtIds: [999_999] });
  expect([status, body]).toEqual([400, expect.objectContaining({ field: 'districtIds' })]);
});

test('a record that others name cannot be removed, and can be when they are gone', async () => {
  const made = await create({ name: 'Three', lockerIds: [1], districtIds: [district] });
  const refused = await server.ask(districts.remove, { id: district }, as);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'RECORD_IN_USE' }]);
  await server.ask(crates.remove, { id: made.body['id'] as number }, as);
  expect((await server.ask(districts.remove, { id: district }, as)).status).toBe(200);
});
