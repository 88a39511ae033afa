// react-admin's dataProvider over the contract, for every resource in its dialect.
import type { DataProvider } from 'react-admin';
import type { Collection } from '../../contract/collection.ts';
import { documented } from './documented.ts';
import { named, type CollectionProvider } from './collectionProvider.ts';
import { simpleRest } from './simpleRest.ts';

const providerOf = (collection: Collection): CollectionProvider =>
  collection.dialect === 'simple-rest' ? simpleRest(collection) : documented(collection);

/** The dataProvider over the product's resources, by name. */
export function createDataProvider(resources: Readonly<Record<string, Collection>>): DataProvider {
  const collection = (resource: string): Collection => {
    const found = resources[resource];
    if (found === undefined) throw new Error(`There is no resource "${resource}".`);
    return found;
  };
  const of = (resource: string): CollectionProvider => providerOf(collection(resource));
  return {
    supportAbortSignal: true,
    getList: (resource, params) => of(resource).list(params),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      of(resource).list({ ...params, filter: { ...filter, [target]: id } }),
    getOne: async (resource, { id, signal }) => ({ data: await of(resource).one(id, signal) }),
    getMany: async (resource, { ids, signal }) => ({
      data: await of(resource).many(ids, signal),
    }),
    create: async (resource, { data }) => ({ data: await of(resource).create(data) }),
    update: async (resource, { id, data, meta }) => ({
      data: await of(resource).update(id, data, meta?.['asRead']),
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
