// A read-only undocumented resource: its records are derived from others.
import { z } from 'zod';
import type { Authority } from '../domain/people/authorities.ts';
import { asking } from './endpoint.ts';
import { ownListing } from './ownListing.ts';
import { id } from './scalars.ts';

/** Its declaration; everything else is derived from it. */
export interface OwnList<R extends z.ZodRawShape, F extends z.ZodRawShape> {
  readonly view: readonly [Authority, ...Authority[]];
  /** Fields of its rows, besides the id. */
  readonly row: R;
  readonly filters: F;
  /** Sortable fields, besides the id. */
  readonly sorts: readonly (keyof R & string)[];
}

/** Declares it. It uses the dialect of ownCollection, is announced by its name, and can be exported. */
export function ownList<R extends z.ZodRawShape, F extends z.ZodRawShape>(
  name: string,
  { view, row, filters, sorts }: OwnList<R, F>,
) {
  const by = ['id', ...sorts] as never;
  return ownListing(name, asking(...view), filters, z.object({ id, ...row }), by);
}
