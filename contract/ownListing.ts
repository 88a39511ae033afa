// The list of an undocumented resource below /api/v1/<name>, in the dialect of ra-data-simple-rest, with its exports.
import type { z } from 'zod';
import type { asking } from './endpoint.ts';

/** Servers with the resource announce it by its name. `sorts` lists the row fields that it can be sorted by. */
export function ownListing<F extends z.ZodRawShape, R extends z.ZodObject>(
  name: string,
  verbs: ReturnType<typeof asking>,
  filters: F,
  row: R,
  sorts: readonly (keyof z.output<R> & string)[],
) {
  const root = `/api/v1/${name}`;
  const announced = { dialect: 'simple-rest', feature: name } as const;
  const listing = verbs.listing(root, filters, row, sorts);
  const exported = (file: string) =>
    verbs.file(`${root}/export/${file}`, { ...filters, sort: listing.input.shape.sort });
  return {
    id: 'id',
    ...announced,
    list: { ...listing, ...announced },
    exportCsv: exported('csv'),
    exportXlsx: exported('xlsx'),
  } as const;
}
