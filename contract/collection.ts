// A resource: its key and the endpoints that list, read, make, change and remove it.
import type { Endpoint, Listing, UploadEndpoint } from './endpoint.ts';

/** What may be asked about one resource. Only `list` is owed; what is absent is not offered anywhere. */
export interface Collection {
  /** The field that names a record, e.g. `lockerId`. */
  readonly id: string;
  readonly list: Listing;
  readonly one?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  /** How its endpoints speak on the wire; as documented when left out. */
  readonly dialect?: 'simple-rest';
  /** Only where the server announces it by this name: a resource that the specification does not document. */
  readonly feature?: string;
  /** The list as a file, with its filters and its sort. */
  readonly exportCsv?: Endpoint;
  readonly exportXlsx?: Endpoint;
  /** Where files of its picture and document fields are sent to, and where they are read. */
  readonly uploadFile?: UploadEndpoint;
  readonly readFile?: Endpoint;
}

/** Declares a resource; gives it back with its exact type. */
export const collection = <const C extends { [K in keyof Collection]: unknown } & { id: string }>(
  collection: C,
): C => collection;

/** The endpoints of a group, by name (a collection's key field is left out). */
export function endpointsOf(group: object): [string, Endpoint][] {
  return Object.entries(group).filter(
    (entry): entry is [string, Endpoint] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'needs' in entry[1],
  );
}
