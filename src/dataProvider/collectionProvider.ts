// What the dataProvider asks of one resource, whichever dialect the resource speaks.
import type { GetListParams, Identifier } from 'react-admin';
import type { Collection } from '../../contract/collection.ts';

export type Row = Record<string, unknown>;
export type ListParams = Partial<GetListParams> & { signal?: AbortSignal };

/** A page of rows. `totalIsLeast`: there are more than `total`; a long list is not counted to its end. */
export interface RowPage {
  data: never[];
  total: number;
  meta?: { totalIsLeast: true };
}

/** A record's type is the screen's business: `never` fits every one of them. */
export interface CollectionProvider {
  list(params: ListParams): Promise<RowPage>;
  one(id: Identifier, signal?: AbortSignal): Promise<never>;
  many(ids: readonly Identifier[], signal?: AbortSignal): Promise<never[]>;
  create(data: Row): Promise<never>;
  /** @param asRead the lastUpdatedTime that the save was made from */
  update(id: Identifier, data: Row, asRead?: number): Promise<never>;
  remove(id: Identifier): Promise<Identifier>;
}

/** react-admin knows a record by `id`, the wire by the resource's own key. */
export const named = (collection: Collection, row: unknown): never =>
  ({ ...(row as Row), id: (row as Row)[collection.id] }) as never;
