// Asks the contract for react-admin: the same few lines for every noun, in the dialect that it speaks.
import type { DataProvider } from 'react-admin';
import type { Collection } from '../../contract/collection.ts';
import { documented } from './documented.ts';
import { named, type NounProvider } from './nounProvider.ts';
import { simpleRest } from './simpleRest.ts';

const providerOf = (noun: Collection): NounProvider =>
  noun.dialect === 'simple-rest' ? simpleRest(noun) : documented(noun);

/** The dataProvider over the nouns of the product, by resource name. */
export function createDataProvider(nouns: Readonly<Record<string, Collection>>): DataProvider {
  const noun = (resource: string): Collection => {
    const found = nouns[resource];
    if (found === undefined) throw new Error(`There is no noun "${resource}".`);
    return found;
  };
  const of = (resource: string): NounProvider => providerOf(noun(resource));
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
      return { data: named(noun(resource), { [noun(resource).id]: id }) };
    },
    deleteMany: async (resource, { ids }) => ({
      data: await Promise.all(ids.map((id) => of(resource).remove(id))),
    }),
  };
}
