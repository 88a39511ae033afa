// Answers a resource of our own that is only read: its list from its contract, and its exports.
import type { Collection } from '../../contract/collection.ts';
import { routesOf, type Route } from '../http/handlers.ts';
import type { RequestContext } from '../http/context.ts';
import { pageBody } from './listing.ts';
import { tableExports } from './tableExport.ts';
import { readPage, type Fields, type Kept } from './tableQueries.ts';

type ListResource = Required<Pick<Collection, 'feature' | 'exportCsv' | 'exportXlsx'>> & Collection;

/** How such a resource is read. */
export interface ListRoutes {
  /** What its rows are read from, for whoever asks now. */
  readonly kept: (context: RequestContext) => Kept;
  /** How its rows come until somebody sorts them, as on the wire: `lockerName,asc`. */
  readonly sort: string;
  /** What is looked at before anything is read; it may refuse. */
  readonly before?: (asked: Fields, context: RequestContext) => Promise<void>;
}

/** The answers of a resource whose records follow from others. */
export function listRoutes(collection: ListResource, { kept, sort, before }: ListRoutes): Route[] {
  const sorted = async (input: unknown, context: RequestContext) => {
    const asked = { sort, ...(input as Fields) };
    await before?.(asked, context);
    return asked;
  };
  const exports = (context: RequestContext) =>
    tableExports(collection, kept(context), collection.feature);
  return routesOf(collection, {
    list: async (input: unknown, context: RequestContext) => {
      const asked = (await sorted(input, context)) as unknown as Parameters<typeof readPage>[3];
      const { rows, total } = await readPage(
        context.database.db,
        collection,
        kept(context),
        asked,
        context,
      );
      return pageBody(rows, total, asked.size);
    },
    exportCsv: async (input: unknown, context: RequestContext) =>
      exports(context).exportCsv(await sorted(input, context), context),
    exportXlsx: async (input: unknown, context: RequestContext) =>
      exports(context).exportXlsx(await sorted(input, context), context),
  });
}
