// A noun of the documented calls: paging from zero, sort as `field,asc|desc`, each deed a call of its own.
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { call } from './call.ts';
import { named, type ListParams, type NounProvider, type Row } from './nounProvider.ts';

/** A noun's endpoint; asking for what the noun does not offer is a fault of the screen. */
function offered(noun: Collection, name: 'one' | 'create' | 'update' | 'remove'): Endpoint {
  const endpoint = noun[name];
  if (endpoint === undefined) throw new Error(`This noun has no "${name}".`);
  return endpoint;
}

/** Pages count from zero (R7.3); sort is `field,asc|desc`, left to the server where the noun does not sort by it. */
function listInput(noun: Collection, { pagination, sort, filter }: ListParams) {
  const sorts = sort !== undefined && noun.list.sorts.includes(sort.field);
  return {
    ...(filter as Row | undefined),
    page: (pagination?.page ?? 1) - 1,
    size: pagination?.perPage ?? 10,
    ...(sorts ? { sort: `${sort.field},${sort.order.toLowerCase()}` } : {}),
  };
}

/** Asks a noun through its own endpoints. */
export function documented(noun: Collection): NounProvider {
  const save = async (name: 'create' | 'update', data: Row, asRead?: number) => {
    const saved = (await call(offered(noun, name), data, { asRead })) as Row;
    return named(noun, { ...data, ...saved });
  };
  const one: NounProvider['one'] = async (id, signal) =>
    named(noun, await call(offered(noun, 'one'), { [noun.id]: id }, { signal }));
  return {
    one,
    many: (ids, signal) => Promise.all(ids.map((id) => one(id, signal))),
    list: async (params) => {
      const input = listInput(noun, params) as never;
      const page = await call(noun.list, input, { signal: params.signal });
      return {
        data: page.content.map((row) => named(noun, row)),
        total: page.totalElements,
        ...(page.totalIsLeast && { meta: { totalIsLeast: true } }),
      };
    },
    create: (data) => save('create', data),
    update: (id, data, asRead) => save('update', { ...data, [noun.id]: id }, asRead),
    remove: async (id) => {
      await call(offered(noun, 'remove'), { [noun.id]: id });
      return id;
    },
  };
}
