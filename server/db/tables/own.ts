// The table of a resource of our own: its columns are what staff enter, a key and the stamps.
import type { Endpoint, ParsedInput } from '../../../contract/endpoint.ts';
import type { Id, Stamps } from './columns.ts';

/** The columns of a resource, from its contract; `Linked` are fields that are kept in tables of pairs. */
export type OwnTable<
  C extends { readonly create: Endpoint },
  Linked extends keyof ParsedInput<C['create']> = never,
> = Omit<ParsedInput<C['create']>, Linked> & Stamps & { id: Id };
