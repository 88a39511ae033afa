// Handlers of a read-only resource: its list from its contract, and its exports.
import type { Collection } from '../../contract/collection.ts';
import { routesOf, type Route } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { exportsOf } from '../exports/exported.ts';
import { exportedTable } from './tableExport.ts';
import { readPage, type Fields, type Kept } from './tableQueries.ts';

type ListResource = Required<Pick<Collection, 'feature' | 'exportCsv' | 'exportXlsx'>> & Collection;

/** How a read-only resource is queried. */
export interface Source {
  /** The source its rows are selected from, for the caller. */
  readonly kept: (context: RequestContext) => Kept;
  /** The default sort, as in a request: `lockerName,asc`. */
  readonly sort: string;
  /** Runs before anything is read; may throw. */
  readonly before?: (params: Fields, context: RequestContext) => Promise<void>;
}

/** The handlers of a resource derived from other records. */
export function routesOfList(collection: ListResource, { kept, sort, before }: Source): Route[] {
  const sorted = async (input: unknown, context: RequestContext) => {
    const params = { sort, ...(input as Fields) };
    await before?.(params, context);
    return params;
  };
  return routesOf(collection, {
    list: async (input: unknown, context: RequestContext) => {
      const params = (await sorted(input, context)) as unknown as Parameters<typeof readPage>[2];
      return readPage(collection, kept(context), params, context);
    },
    ...exportsOf(async (input: unknown, context) => {
      const params = await sorted(input, context);
      return exportedTable(collection, kept(context), params, context, {
        called: collection.feature,
      });
    }),
  });
}
