// The table type of an own resource: the columns staff enter, a key and the timestamps.
import type { Endpoint, ParsedInput } from '../../../contract/endpoint.ts';
import type { Id, Stamps } from './columns.ts';

/** The columns of a resource, from its contract; `Linked` fields are stored in join tables. */
export type OwnTable<
  C extends { readonly create: Endpoint },
  Linked extends keyof ParsedInput<C['create']> = never,
> = Omit<ParsedInput<C['create']>, Linked> & Stamps & { id: Id };
