// The dataProvider's interface to one resource, independent of its dialect.
import type { GetListParams, Identifier } from 'react-admin';

export type Row = Record<string, unknown>;
export type ListParams = Partial<GetListParams> & { signal?: AbortSignal };

/** A page of rows. `totalIsLeast`: there are more than `total`; a long list is not counted completely. */
export interface RowPage {
  data: never[];
  total: number;
  meta?: { totalIsLeast: true };
}

/** The screens know a record's type: `never` is compatible with all of them. */
export interface CollectionProvider {
  list(params: ListParams): Promise<RowPage>;
  one(id: Identifier, signal?: AbortSignal): Promise<never>;
  many(ids: readonly Identifier[], signal?: AbortSignal): Promise<never[]>;
  create(data: Row): Promise<never>;
  /** @param asRead the lastUpdatedTime of the version that was edited */
  update(id: Identifier, data: Row, asRead?: number): Promise<never>;
  remove(id: Identifier): Promise<Identifier>;
}
