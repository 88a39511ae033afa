// Resources of both dialects over the real server: what react-admin asks, and what two people at one record are told.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { lockerCalls, lockers } from '../../contract/lockers/lockers.ts';
import { lockerGroups } from '../../contract/lockers/lockerGroups.ts';
import { parcelCategories } from '../../contract/parcels/parcelCategories.ts';
import { call, configureCalls } from '../../src/dataProvider/call.ts';
import { CallError } from '../../src/dataProvider/callError.ts';
import { readCapabilities } from '../../src/dataProvider/capabilities.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { fileServer } from '../kit/servers/fileServer.ts';

const sent: Request[] = [];
const network = setupServer(
  http.all('*/api/*', ({ request }) => {
    sent.push(request.clone());
    return server.app.fetch(request);
  }),
);

const server = await fileServer();
network.listen({ onUnhandledRequest: 'error' });
const token = await server.signIn('admin');
configureCalls({ token: () => token });
await readCapabilities();
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const provider = createDataProvider({ lockers, lockerGroups, parcelCategories });
const refusal = async (asked: Promise<unknown>): Promise<CallError> => {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};

const RESOURCES = [
  {
    resource: 'parcelCategories',
    title: 'category',
    sort: 'category',
    made: { ex: 'ZZ', category: 'Balloon post', mailClass: 'AIR' },
    changed: { ex: 'ZZ', category: 'Zeppelin post', mailClass: 'AIR' },
  },
  {
    resource: 'lockerGroups',
    title: 'name',
    sort: 'name',
    made: { name: 'Harbours', description: null, lockerIds: [3, 1] },
    changed: { name: 'Ports', description: 'By the sea', lockerIds: [1] },
  },
] as const;

describe.each(RESOURCES)('$resource', ({ resource, title, sort, made, changed }) => {
  const page = (number: number, perPage: number, field: string = sort) =>
    provider.getList(resource, {
      pagination: { page: number, perPage },
      sort: { field, order: 'ASC' },
      filter: {},
    });

  it('is listed a page at a time, with the number of all', async () => {
    const all = await page(1, 100);
    expect(all.total).toBe(all.data.length);
    const second = await page(2, 2);
    expect(second).toEqual({ data: all.data.slice(2, 4), total: all.total });
    const titles = all.data.map((row) => String(row[title]));
    expect(titles).toEqual(titles.toSorted());
  });

  it('is listed in its own order where it does not sort by what was asked', async () => {
    expect((await page(1, 5, 'colour')).data.length).toBeGreaterThan(0);
  });

  it('gives several records at once', async () => {
    const { data } = await provider.getMany(resource, { ids: [2, 1] });
    expect(data.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('is made, read, changed and removed', async () => {
    const { data: created } = await provider.create(resource, { data: made });
    const { id } = created;
    expect(await provider.getOne(resource, { id })).toEqual({ data: created });
    const params = { id, data: changed, previousData: created };
    const { data: saved } = await provider.update(resource, params);
    expect(saved).toMatchObject({ id, ...changed });
    expect((await provider.delete(resource, { id, previousData: saved })).data.id).toBe(id);
    expect(await refusal(provider.getOne(resource, { id }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses a stale save and tells who saved what in the meantime', async () => {
    const { data: read } = await provider.create(resource, { data: made });
    const { id } = read;
    const save = (data: object) => provider.update(resource, { id, data, previousData: read });
    const { data: first } = await save(changed);
    const stale = await refusal(save({ ...made, [title]: 'Mine' }));
    expect(stale).toMatchObject({
      status: 409,
      code: 'STALE',
      values: { by: 'admin', time: first.lastUpdatedTime },
      current: changed,
    });
    expect((await provider.getOne(resource, { id })).data).toEqual(first);
    await provider.deleteMany(resource, { ids: [id] });
  });

  it('names the field that is taken already', async () => {
    const { data } = await provider.create(resource, { data: made });
    const field = resource === 'lockerGroups' ? 'name' : 'ex';
    const taken = await refusal(provider.create(resource, { data: made }));
    expect(taken).toMatchObject({ status: 409, code: 'TAKEN', field });
    await provider.deleteMany(resource, { ids: [data.id] });
  });
});

it('A list of our own that is called by a room or a picker is asked in its dialect and is a page as every other', async () => {
  const answer = await call(lockerGroups.list, { page: 1, size: 4, sort: 'name,asc' });
  expect(answer).toMatchObject({ totalElements: 6, totalPages: 2 });
  expect(answer.content.map(({ name }) => name)).toEqual(['Nicosia district', 'Paphos district']);
});

describe('"The client asks for nothing undocumented unless the server announces it"', () => {
  const ask = () => call(lockers.list, { page: 0, size: 1, lockerGroupId: 6 });
  const asked = () => new URL(sent.at(-1)!.url).searchParams.get('lockerGroupId');

  it('asks for the lockers of a group where groups are announced, and exports them', async () => {
    const { data } = await provider.getOne('lockerGroups', { id: 6 });
    expect((await ask()).totalElements).toBe(data.lockerCount);
    expect(asked()).toBe('6');
    const csv = await server.ask(
      lockerCalls.exportCsv,
      { lockerGroupId: 6 },
      { token: await server.signIn('admin') },
    );
    expect(String(csv.body).trim().split('\n')).toHaveLength(data.lockerCount + 1);
  });

  it('sends neither the group nor If-Match to a server that announces nothing', async () => {
    configureCalls({ features: () => [] });
    await ask();
    expect(asked()).toBeNull();
    network.use(http.post('*/api/parcelCategory/v1/update', () => HttpResponse.json({})));
    let header: string | null = 'not asked';
    network.events.on('request:start', ({ request }) => {
      header = request.headers.get('If-Match');
    });
    const params = { id: 1, data: {}, previousData: { id: 1 }, meta: { asRead: 5 } };
    await provider.update('parcelCategories', params);
    expect(header).toBeNull();
  });
});
