// A resource of our own that is only read: nobody makes its records, they follow from others.
import { z } from 'zod';
import type { Authority } from '../domain/people/authorities.ts';
import { asking } from './endpoint.ts';
import { id } from './scalars.ts';

/** What is said of it; everything else follows from that. */
export interface OwnList<R extends z.ZodRawShape, F extends z.ZodRawShape> {
  readonly view: readonly [Authority, ...Authority[]];
  /** What its rows tell, besides their number. */
  readonly row: R;
  readonly filters: F;
  /** The fields that it is ordered by, besides its number. */
  readonly sorts: readonly (keyof R & string)[];
}

/** Declares it. It speaks the dialect of ownCollection, is announced by its name, and can be had as a file. */
export function ownList<R extends z.ZodRawShape, F extends z.ZodRawShape>(
  name: string,
  { view, row, filters, sorts }: OwnList<R, F>,
) {
  const root = `/api/v1/${name}`;
  const dialect = 'simple-rest' as const;
  const verbs = asking(...view);
  const listing = verbs.listing(root, filters, z.object({ id, ...row }), ['id', ...sorts] as never);
  const exported = (file: string) =>
    verbs.file(`${root}/export/${file}`, { ...filters, sort: listing.input.shape.sort });
  return {
    id: 'id',
    dialect,
    feature: name,
    list: { ...listing, dialect },
    exportCsv: exported('csv'),
    exportXlsx: exported('xlsx'),
  } as const;
}
