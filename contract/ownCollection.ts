// An undocumented resource below /api/v1/<name>, in the dialect of ra-data-simple-rest.
import { z } from 'zod';
import type { Authority } from '../domain/people/authorities.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../domain/limits.ts';
import type { Collection } from './collection.ts';
import { asking } from './endpoint.ts';
import { uploaded } from './files.ts';
import { ownListing } from './ownListing.ts';
import { FILE_MEANINGS, fileId, id, meaningOf, time } from './scalars.ts';

type Authorities = readonly [Authority, ...Authority[]];

/** Declaration of such a resource; everything else is derived from it. */
export interface Own<D extends z.ZodRawShape, T extends z.ZodRawShape, F extends z.ZodRawShape> {
  readonly view: Authorities;
  readonly edit: Authorities;
  /** Fields entered by staff. */
  readonly input: D;
  /** Read-only fields added by the server. */
  readonly readonlyFields?: T;
  /** List filters; all optional in a request. */
  readonly filters: F;
  /** Sortable fields besides the key and times. */
  readonly sorts: readonly ((keyof NoInfer<D> | keyof NoInfer<T>) & string)[];
}

/** One id or several: "filter={id:[…]}" reads many records at once. */
const ids = z.union([id, z.array(id).max(1_000)]).optional();

type AllOptional<F extends z.ZodRawShape> = {
  [K in keyof F]: F[K] extends z.ZodOptional ? F[K] : z.ZodOptional<F[K]>;
};

const allOptional = <F extends z.ZodRawShape>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters as unknown as Record<string, z.ZodType>).map(([name, schema]) => [
      name,
      schema instanceof z.ZodOptional ? schema : schema.optional(),
    ]),
  ) as unknown as AllOptional<F>;

/** Endpoints for its picture and document fields; they require the permissions to edit and view its records. */
function filesOf(
  {
    view,
    edit,
    input,
  }: Pick<Own<z.ZodRawShape, z.ZodRawShape, z.ZodRawShape>, 'view' | 'edit' | 'input'>,
  root: string,
): Pick<Collection, 'uploadFile' | 'readFile'> {
  const fields = Object.values(input) as z.ZodType[];
  const used = FILE_MEANINGS.filter((one) => fields.some((field) => meaningOf(field) === one));
  if (used.length === 0) return {};
  const fileInput = { purpose: z.enum(used) };
  return {
    uploadFile: asking(...edit).upload(`${root}/files`, fileInput, uploaded, UPLOAD_FILE_MAX_BYTES),
    readFile: asking(...view).file(`${root}/files/:fileId`, { fileId }),
  };
}

/**
 * Declares an undocumented resource with the key `id`. On the wire its list is `GET
 * ?sort=["name","ASC"]&range=[0,9]&filter={…}` and returns a bare array with `Content-Range: <name> 0-9/40`; in the
 * code it is a list like any other.
 */
export function ownCollection<
  D extends z.ZodRawShape,
  F extends z.ZodRawShape,
  T extends z.ZodRawShape = { creationTime: typeof time },
>(name: string, { view, edit, input, readonlyFields, filters, sorts }: Own<D, T, F>) {
  const root = `/api/v1/${name}`;
  const own = `${root}/:id`;
  const row = z.object({
    id,
    ...input,
    ...(readonlyFields ?? ({} as T)),
    creationTime: time,
    lastUpdatedTime: time,
  });
  const by = ['id', ...sorts, 'creationTime', 'lastUpdatedTime'] as never;
  const narrowing = { id: ids, ...allOptional(filters) };
  const listed = ownListing(name, asking(...view), narrowing, row, by);
  const { dialect, feature, exportCsv, exportXlsx, ...list } = listed;
  return {
    ...list,
    dialect,
    feature,
    one: { ...asking(...view).get(own, { id }, row), dialect, feature },
    create: { ...asking(...edit).post(root, input, row), dialect, feature },
    update: { ...asking(...edit).put(own, { id, ...input }, row), dialect, feature },
    remove: { ...asking(...edit).delete(own, { id }, row), dialect, feature },
    exportCsv,
    exportXlsx,
    ...filesOf({ view, edit, input }, root),
  } as const;
}
