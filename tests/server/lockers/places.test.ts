// Provinces and districts: who belongs to whom, what is counted, and what cannot be deleted.
import { describe, expect, it } from 'vitest';
import { districts } from '../../../contract/lockers/districts.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { provinces } from '../../../contract/lockers/provinces.ts';
import { refused } from '../../kit/refused.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { rowsOf } from '../../kit/rowsOf.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const district = async (name: string) =>
  (await rowsOf(server, districts.list, { name }, token)).find((row) => row.name === name)!;
const province = async (name: string) =>
  (await rowsOf(server, provinces.list, { name }, token)).find((row) => row.name === name)!;
const lockersBy = async (filter: { districtId?: number; provinceId?: number; sort?: string }) =>
  (await server.ask(lockers.list, { ...filter, size: 100 }, { token })).body.content;

describe('A district', () => {
  it('belongs to a province and counts its lockers (R1.48)', async () => {
    const { id, provinceName, lockerCount } = await district('Larnaca');
    expect(provinceName).toBe('Larnaca');
    const own = await lockersBy({ districtId: id });
    expect(own.length).toBe(lockerCount);
    expect(own.every((row) => row.districtId === id)).toBe(true);
  });

  it('must name a province that is there', async () => {
    const draft = { name: 'Nowhere', provinceId: 99_999 };
    expect(await server.ask(districts.create, draft, { token })).toMatchObject(
      refused(400, 'BAD_INPUT', { field: 'provinceId' }),
    );
  });

  it('has a name of its own, in whatever letters', async () => {
    expect(
      await server.ask(districts.create, { name: 'LARNACA', provinceId: 1 }, { token }),
    ).toMatchObject(refused(409, 'TAKEN', { field: 'name' }));
  });

  it('with lockers cannot be deleted, and says how many there are', async () => {
    const { id, lockerCount } = await district('Larnaca');
    expect(await server.ask(districts.remove, { id }, { token })).toMatchObject(
      refused(409, 'DISTRICT_IN_USE', { values: { name: 'Larnaca', count: lockerCount } }),
    );
  });

  it('without lockers can be deleted', async () => {
    const { body } = await server.ask(
      districts.create,
      { name: 'Lapithos', provinceId: 6 },
      { token },
    );
    expect(body).toMatchObject({ provinceName: 'Kyrenia', lockerCount: 0 });
    expect((await server.ask(districts.remove, { id: body.id }, { token })).status).toBe(200);
  });
});

describe('A province', () => {
  it('counts its districts and their lockers, by which the locker list is filtered', async () => {
    const nicosia = await province('Nicosia');
    const own = await rowsOf(server, districts.list, { provinceId: nicosia.id }, token);
    const lockerCount = own.reduce((sum, row) => sum + row.lockerCount, 0);
    expect(nicosia).toMatchObject({ districtCount: own.length, lockerCount });
    expect((await lockersBy({ provinceId: nicosia.id })).length).toBe(lockerCount);
  });

  it('with districts cannot be deleted, and says so; one without can', async () => {
    const { id } = await province('Nicosia');
    expect(await server.ask(provinces.remove, { id }, { token })).toMatchObject(
      refused(409, 'PROVINCE_IN_USE'),
    );
    const kyrenia = await province('Kyrenia');
    expect(kyrenia).toMatchObject({ districtCount: 0, lockerCount: 0 });
    expect((await server.ask(provinces.remove, { id: kyrenia.id }, { token })).status).toBe(200);
  });
});

it('The locker list sorts by the name of the district', async () => {
  const rows = await lockersBy({ sort: 'districtId,asc' });
  const all = await rowsOf(server, districts.list, {}, token);
  const names = new Map(all.map((row) => [row.id, row.name]));
  const shown = rows.map((row) => names.get(row.districtId!) ?? '');
  expect(shown).toEqual(shown.toSorted());
  expect(new Set(shown).size).toBeGreaterThan(2);
});
