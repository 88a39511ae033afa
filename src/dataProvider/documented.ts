// Resources of the documented calls: zero-based paging, sort as `field,asc|desc`, a call per action.
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { call } from './call.ts';
import { named, type ListParams, type CollectionProvider, type Row } from './collectionProvider.ts';

/** A resource's endpoint; using one that the resource lacks is a programming error. */
function offered(collection: Collection, name: 'one' | 'create' | 'update' | 'remove'): Endpoint {
  const endpoint = collection[name];
  if (endpoint === undefined) throw new Error(`This resource has no "${name}".`);
  return endpoint;
}

/** Pages are zero-based (R7.3); sort is `field,asc|desc`, omitted if the resource cannot sort by it. */
function listInput(collection: Collection, { pagination, sort, filter }: ListParams) {
  const sorts = sort !== undefined && collection.list.sorts.includes(sort.field);
  return {
    ...(filter as Row | undefined),
    page: (pagination?.page ?? 1) - 1,
    size: pagination?.perPage ?? 10,
    ...(sorts ? { sort: `${sort.field},${sort.order.toLowerCase()}` } : {}),
  };
}

/** Calls a resource through its own endpoints. */
export function documented(collection: Collection): CollectionProvider {
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
