// The table of a noun of our own: its columns are what staff enter, a key and the stamps.
import type { Endpoint, Asked } from '../../../contract/endpoint.ts';
import type { Id, Stamps } from './columns.ts';

/** The columns of a noun, from its contract; `Linked` are fields that are kept in tables of pairs. */
export type OwnTable<
  C extends { readonly create: Endpoint },
  Linked extends keyof Asked<C['create']> = never,
> = Omit<Asked<C['create']>, Linked> & Stamps & { id: Id };
