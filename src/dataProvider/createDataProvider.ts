// react-admin's dataProvider over the contract, for every resource in its dialect.
import type { DataProvider } from 'react-admin';
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { LIST_DEFAULTS } from '../../contract/listDefaults.ts';
import { call } from './call.ts';
import { named } from './named.ts';
import type { ListParams, CollectionProvider, Row } from './collectionProvider.ts';
import { simpleRest } from './simpleRest.ts';

/** A resource's endpoint; using one that the resource lacks is a programming error. */
function offered(collection: Collection, name: 'one' | 'create' | 'update' | 'remove'): Endpoint {
  const endpoint = collection[name];
  if (!endpoint) throw new Error(`This resource has no "${name}".`);
  return endpoint;
}

/** Pages are zero-based (R7.3); sort is `field,asc|desc`, omitted if the resource cannot sort by it. */
function listInput(collection: Collection, { pagination, sort, filter }: ListParams) {
  const { page, perPage } = pagination ?? LIST_DEFAULTS.pagination;
  const sorts = sort !== undefined && collection.list.sorts.includes(sort.field);
  return {
    ...(filter as Row | undefined),
    page: page - 1,
    size: perPage,
    ...(sorts ? { sort: `${sort.field},${sort.order.toLowerCase()}` } : {}),
  };
}

/** Calls a resource through its own endpoints. */
function documented(collection: Collection): CollectionProvider {
  const save = async (name: 'create' | 'update', data: Row, asRead?: number) => {
    const saved = (await call(offered(collection, name), data, { asRead })) as Row;
    return named(collection, { ...data, ...saved });
  };
  const one: CollectionProvider['one'] = async (id, signal) =>
    named(collection, await call(offered(collection, 'one'), { [collection.id]: id }, { signal }));
  return {
    one,
    many: (ids, signal) => Promise.all(ids.map((id) => one(id, signal))),
    list: async (params) => {
      const input = listInput(collection, params) as never;
      const page = await call(collection.list, input, { signal: params.signal });
      return {
        data: page.content.map((row) => named(collection, row)),
        total: page.totalElements,
        ...(page.totalIsLeast && { meta: { totalIsLeast: true } }),
      };
    },
    create: (data) => save('create', data),
    update: (id, data, asRead) => save('update', { ...data, [collection.id]: id }, asRead),
    remove: async (id) => {
      await call(offered(collection, 'remove'), { [collection.id]: id });
      return id;
    },
  };
}

const providerOf = (collection: Collection): CollectionProvider =>
  collection.dialect === 'simple-rest' ? simpleRest(collection) : documented(collection);

/** The dataProvider over the product's resources, by name. */
export function createDataProvider(resources: Readonly<Record<string, Collection>>): DataProvider {
  const collection = (resource: string): Collection => {
    const found = resources[resource];
    if (!found) throw new Error(`There is no resource "${resource}".`);
    return found;
  };
  const of = (resource: string): CollectionProvider => providerOf(collection(resource));
  return {
    supportAbortSignal: true,
    getList: (resource, params) => of(resource).list(params),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      of(resource).list({ ...params, filter: { ...filter, [target]: id } }),
    getOne: async (resource, { id, signal }) => ({ data: await of(resource).one(id, signal) }),
    getMany: async (resource, { ids, signal }) => ({ data: await of(resource).many(ids, signal) }),
    create: async (resource, { data }) => ({ data: await of(resource).create(data) }),
    update: async (resource, { id, data, meta, previousData: read }) => ({
      data: await of(resource).update(id, data, meta?.['asRead'] ?? read?.lastUpdatedTime),
    }),
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => of(resource).update(id, data)));
      return { data: ids };
    },
    delete: async (resource, { id }) => {
      await of(resource).remove(id);
      return { data: named(collection(resource), { [collection(resource).id]: id }) };
    },
    deleteMany: async (resource, { ids }) => ({
      data: await Promise.all(ids.map((id) => of(resource).remove(id))),
    }),
  };
}
