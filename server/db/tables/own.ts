// The table type of an own resource: the columns staff enter, a key and the timestamps.
import type { Endpoint, ParsedInput } from '../../../contract/endpoint.ts';
import type { Id, Stamps } from './columns.ts';

/** The fields that name several records: they are stored in join tables. */
type Linked<R> = {
  [F in keyof R]: NonNullable<R[F]> extends readonly unknown[] ? F : never;
}[keyof R];

/** The columns of a resource, from its contract. */
export type OwnTable<C extends { readonly create: Endpoint }, R = ParsedInput<C['create']>> = Omit<
  R,
  Linked<R> & keyof R
> &
  Stamps & { id: Id };
