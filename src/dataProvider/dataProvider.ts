// Asks the contract for react-admin: the same few lines for every noun.
import type { DataProvider, GetListParams, Identifier } from 'react-admin';
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { call } from './call.ts';

type Row = Record<string, unknown>;

/** A noun's endpoint; asking for what the noun does not offer is a fault of the screen. */
function offered(noun: Collection, name: 'one' | 'create' | 'update' | 'remove'): Endpoint {
  const endpoint = noun[name];
  if (endpoint === undefined) throw new Error(`This noun has no "${name}".`);
  return endpoint;
}

/** react-admin knows a record by `id`, the wire by the noun's own key; the record's type is the screen's business. */
const named = (noun: Collection, row: unknown): never =>
  ({ ...(row as Row), id: (row as Row)[noun.id] }) as never;

/** "Paging is zero-based"; sort is `field,asc|desc`, left to the server where the noun does not sort by it. */
function listInput(noun: Collection, { pagination, sort, filter }: Partial<GetListParams>) {
  const sorts = sort !== undefined && noun.list.sorts.includes(sort.field);
  return {
    ...(filter as Row | undefined),
    page: (pagination?.page ?? 1) - 1,
    size: pagination?.perPage ?? 10,
    ...(sorts ? { sort: `${sort.field},${sort.order.toLowerCase()}` } : {}),
  };
}

async function list(noun: Collection, params: Partial<GetListParams> & { signal?: AbortSignal }) {
  const page = await call(noun.list, listInput(noun, params) as never, { signal: params.signal });
  return { data: page.content.map((row) => named(noun, row)), total: page.totalElements };
}

async function one(noun: Collection, id: Identifier, signal?: AbortSignal): Promise<never> {
  return named(noun, await call(offered(noun, 'one'), { [noun.id]: id }, { signal }));
}

async function save(
  noun: Collection,
  name: 'create' | 'update',
  data: Row,
  asRead?: number,
): Promise<never> {
  const saved = (await call(offered(noun, name), data, { asRead })) as Row;
  return named(noun, { ...data, ...saved });
}

async function remove(noun: Collection, id: Identifier): Promise<Identifier> {
  await call(offered(noun, 'remove'), { [noun.id]: id });
  return id;
}

/** The dataProvider over the nouns of the product, by resource name. */
export function createDataProvider(nouns: Readonly<Record<string, Collection>>): DataProvider {
  const of = (resource: string): Collection => {
    const noun = nouns[resource];
    if (noun === undefined) throw new Error(`There is no noun "${resource}".`);
    return noun;
  };
  const change = (resource: string, id: Identifier, data: object, asRead?: number) =>
    save(of(resource), 'update', { ...data, [of(resource).id]: id }, asRead);
  return {
    supportAbortSignal: true,
    getList: (resource, params) => list(of(resource), params),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      list(of(resource), { ...params, filter: { ...filter, [target]: id } }),
    getOne: async (resource, { id, signal }) => ({ data: await one(of(resource), id, signal) }),
    getMany: async (resource, { ids, signal }) => ({
      data: await Promise.all(ids.map((id) => one(of(resource), id, signal))),
    }),
    create: async (resource, { data }) => ({ data: await save(of(resource), 'create', data) }),
    update: async (resource, { id, data, meta }) => ({
      data: await change(resource, id, data, meta?.['asRead']),
    }),
    updateMany: async (resource, { ids, data }) => {
      await Promise.all(ids.map((id) => change(resource, id, data)));
      return { data: ids };
    },
    delete: async (resource, { id }) => {
      await remove(of(resource), id);
      return { data: named(of(resource), { [of(resource).id]: id }) };
    },
    deleteMany: async (resource, { ids }) => ({
      data: await Promise.all(ids.map((id) => remove(of(resource), id))),
    }),
  };
}
