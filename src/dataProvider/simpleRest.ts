// Own collections: ra-data-simple-rest over this app's fetch.
import simpleRestProvider from 'ra-data-simple-rest';
import type { Collection } from '../../contract/collection.ts';
import { LIST_DEFAULTS } from '../../contract/listDefaults.ts';
import { serverAddress } from './address.ts';
import { exchange } from './call.ts';
import { isLeast } from './restAddress.ts';
import { named } from './named.ts';
import type { ListParams, CollectionProvider } from './collectionProvider.ts';

type Client = NonNullable<Parameters<typeof simpleRestProvider>[1]>;

/** Sends the library's requests like every call; its headers are replaced by the app's. */
const clientOf =
  (asRead?: number, hear?: (headers: Headers) => void): Client =>
  async (url, options = {}) => {
    const { method = 'GET', body, signal } = options;
    const sent = { method, url, ...(typeof body === 'string' ? { body } : {}) };
    const answer = await exchange(sent, { signal: signal ?? undefined, asRead });
    hear?.(answer.headers);
    return { status: answer.status, headers: answer.headers, body: '', json: answer.body };
  };

/** The default sort (R9.5), also if the resource cannot sort by the requested field. */
function paramsOf(collection: Collection, { pagination, sort, filter, ...rest }: ListParams) {
  const sorts = sort !== undefined && collection.list.sorts.includes(sort.field);
  return {
    ...rest,
    filter: filter ?? {},
    pagination: pagination ?? LIST_DEFAULTS.pagination,
    sort: sorts ? sort : LIST_DEFAULTS.sort,
  };
}

/** Calls a resource in the dialect of ra-data-simple-rest, at the URL of its list. */
export function simpleRest(collection: Collection): CollectionProvider {
  const { path } = collection.list;
  const end = path.lastIndexOf('/');
  const name = path.slice(end + 1);
  const rest = (asRead?: number, hear?: (headers: Headers) => void) =>
    simpleRestProvider(serverAddress() + path.slice(0, end), clientOf(asRead, hear));
  return {
    list: async (params) => {
      const count = { least: false };
      const listed = rest(undefined, (headers) => {
        count.least = isLeast(headers);
      });
      const { data, total = 0 } = await listed.getList(name, paramsOf(collection, params));
      const rows = data.map((row) => named(collection, row));
      return { data: rows, total, ...(count.least && { meta: { totalIsLeast: true } }) };
    },
    one: async (id, signal) =>
      named(collection, (await rest().getOne(name, { id, ...(signal && { signal }) })).data),
    many: async (ids, signal) => {
      const { data } = await rest().getMany(name, { ids: [...ids], ...(signal && { signal }) });
      return data.map((row) => named(collection, row));
    },
    create: async (data) => named(collection, (await rest().create(name, { data })).data),
    update: async (id, data, asRead) => {
      const params = { id, data, previousData: { id } };
      return named(collection, (await rest(asRead).update(name, params)).data);
    },
    remove: async (id) => {
      await rest().delete(name, { id, previousData: { id } });
      return id;
    },
  };
}
