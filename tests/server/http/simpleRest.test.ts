// The dialect of our own resources, as ra-data-simple-rest speaks it: lists, several at once, and what is refused.
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import { lockerGroups } from '../../../contract/lockers/lockerGroups.ts';
import { isRestList } from '../../../server/http/simpleRest.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const GROUPS = lockerGroups.list.path;
const lists = Object.values(allEndpoints).filter(isRestList);

const ask = (path: string, query: Record<string, string> = {}, init: RequestInit = {}) =>
  server.app.request(`${path}?${new URLSearchParams(query)}`, {
    ...init,
    headers: { 'X-User-Token': token, 'Content-Type': 'application/json' },
  });

async function groups(query: Record<string, string>) {
  const response = await ask(GROUPS, query);
  expect(response.status).toBe(200);
  const rows = (await response.json()) as Record<string, unknown>[];
  return { rows, range: response.headers.get('Content-Range') };
}

describe('a list', () => {
  it('answers bare rows, and where they stand among how many', async () => {
    const { rows, range } = await groups({ sort: '["name","ASC"]', range: '[0,3]', filter: '{}' });
    expect(rows.map(({ name }) => name)).toEqual([
      'City centres',
      'Famagusta district',
      'Larnaca district',
      'Limassol district',
    ]);
    expect(range).toBe('lockerGroups 0-3/6');
  });

  it('turns its pages by range', async () => {
    const { rows, range } = await groups({ sort: '["name","ASC"]', range: '[4,7]' });
    expect(rows.map(({ name }) => name)).toEqual(['Nicosia district', 'Paphos district']);
    expect(range).toBe('lockerGroups 4-5/6');
  });

  it('says how many there are where a page holds none', async () => {
    const { rows, range } = await groups({ range: '[100,199]' });
    expect(rows).toEqual([]);
    expect(range).toBe('lockerGroups */6');
  });

  it('gives the records of several numbers at once, all of them', async () => {
    const ids = [6, 2, 4];
    const { rows } = await groups({ filter: JSON.stringify({ id: ids }) });
    expect(rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual([2, 4, 6]);
  });

  it('filters', async () => {
    const { rows } = await groups({ filter: '{"name":"LARN"}' });
    expect(rows.map(({ name }) => name)).toEqual(['Larnaca district']);
  });

  it('is ordered by what was changed last, the newest first, when nobody says how', async () => {
    const { rows } = await groups({});
    const times = rows.map(({ lastUpdatedTime }) => Number(lastUpdatedTime));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });
});

describe('every list of our own resources', () => {
  it('is looked at', () => expect(lists.length).toBeGreaterThan(0));

  it.each([
    ['sort', 'name'],
    ['sort', '['],
    ['sort', '["name"]'],
    ['sort', '["password","ASC"]'],
    ['sort', '["id","asc"]'],
    ['sort', '[null,null]'],
    ['sort', '["id","ASC; drop table lockers"]'],
    ['range', '9'],
    ['range', '[0'],
    ['range', '[0,1,2]'],
    ['range', '[-1,9]'],
    ['range', '[9,0]'],
    ['range', '[5,14]'],
    ['range', '[0,1e9]'],
    ['range', '[0,0.5]'],
    ['range', '["0","9"]'],
    ['range', '[99999999990,99999999999]'],
    ['filter', '{'],
    ['filter', '[]'],
    ['filter', 'null'],
    ['filter', '"name"'],
    ['filter', '{"nobodyAsksThis":1}'],
    ['filter', '{"page":3}'],
    ['filter', '{"size":100000}'],
    ['filter', '{"sort":"id,asc"}'],
    ['filter', '{"__proto__":{"admin":true}}'],
    ['filter', '{"id":[0]}'],
    ['filter', '{"id":["a"]}'],
    ['filter', '{"id":[[1]]}'],
    ['filter', '{"id":{"$gt":0}}'],
    ['filter', '{"id":"1 or 1=1"}'],
    ['filter', '{"id":"\\u0000"}'],
    ['page', '0'],
    ['nobodyAsksThis', '1'],
  ])('refuses %s=%s', async (name, value) => {
    for (const { path } of lists) {
      const response = await ask(path, { [name]: value });
      expect([response.status, (await response.json()).code]).toEqual([400, 'BAD_INPUT']);
    }
  });

  it.each(['sort', 'range', 'filter'])('refuses two of %s', async (name) => {
    for (const { path } of lists) {
      const response = await server.app.request(`${path}?${name}=%5B%5D&${name}=%5B%5D`, {
        headers: { 'X-User-Token': token },
      });
      expect(response.status).toBe(400);
    }
  });
});

describe('a record', () => {
  it('is taken back whole: its number and what the server adds are no part of a save', async () => {
    const read = (await (await ask(`${GROUPS}/6`)).json()) as object;
    const changed = { ...read, description: 'Squares and old towns' };
    const put = await ask(`${GROUPS}/6`, {}, { method: 'PUT', body: JSON.stringify(changed) });
    expect(put.status).toBe(200);
    const saved = (await put.json()) as Record<string, unknown>;
    expect(saved).toEqual({ ...changed, lastUpdatedTime: saved['lastUpdatedTime'] });
  });

  it.each(['{"id":5}', '{"colour":"red"}'])('refuses %s in a save of record 6', async (body) => {
    const response = await ask(`${GROUPS}/6`, {}, { method: 'PUT', body });
    expect(response.status).toBe(400);
  });
});
