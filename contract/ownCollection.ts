// A noun of our own: what the specification does not document, below /api/v1/<name> in the dialect of ra-data-simple-rest.
import { z } from 'zod';
import type { Authority } from '../domain/authorities.ts';
import { asking } from './endpoint.ts';
import { id, time } from './scalars.ts';

type Authorities = readonly [Authority, ...Authority[]];

/** What is said of a noun of our own; everything else follows from it. */
export interface Own<D extends z.ZodRawShape, T extends z.ZodRawShape, F extends z.ZodRawShape> {
  readonly view: Authorities;
  readonly edit: Authorities;
  /** What staff enter. */
  readonly draft: D;
  /** What the server adds to it. */
  readonly told: T;
  readonly filters: F;
  /** The fields that its list is ordered by, besides key and times. */
  readonly sorts: readonly ((keyof D | keyof T) & string)[];
}

/** One number, or several: "filter={id:[…]}" is how many records are asked for at once. */
const ids = z.union([id, z.array(id).max(1_000)]).optional();

/**
 * Declares a noun of our own. Its records are named by `id`. On the wire its list is
 * `GET ?sort=["name","ASC"]&range=[0,9]&filter={…}` and answers a bare array with `Content-Range: <name> 0-9/40`;
 * in the code it is a list as every other.
 */
export function ownCollection<
  D extends z.ZodRawShape,
  T extends z.ZodRawShape,
  F extends z.ZodRawShape,
>(name: string, { view, edit, draft, told, filters, sorts }: Own<D, T, F>) {
  const root = `/api/v1/${name}`;
  const own = `${root}/:id`;
  const dialect = 'simple-rest' as const;
  const row = z.object({ id, ...draft, ...told, creationTime: time, lastUpdatedTime: time });
  const by = ['id', ...sorts, 'creationTime', 'lastUpdatedTime'];
  const listing = asking(...view).listing(root, { id: ids, ...filters }, row, by as never);
  const exported = (file: string) =>
    asking(...view).file(`${root}/export/${file}`, {
      id: ids,
      ...filters,
      sort: listing.input.shape.sort,
    });
  return {
    id: 'id',
    dialect,
    /** A server that answers the noun announces it by its name. */
    feature: name,
    list: { ...listing, dialect },
    one: { ...asking(...view).get(own, { id }, row), dialect },
    create: { ...asking(...edit).post(root, draft, row), dialect },
    update: { ...asking(...edit).put(own, { id, ...draft }, row), dialect },
    remove: { ...asking(...edit).delete(own, { id }, row), dialect },
    exportCsv: exported('csv'),
    exportXlsx: exported('xlsx'),
  } as const;
}
