// A resource: its key and its list, get, create, update and delete endpoints.
import type { Endpoint, Listing, UploadEndpoint } from './endpoint.ts';

/** The endpoints of a resource. Only `list` is required; missing ones are not offered in the UI. */
export interface Collection {
  /** Name of the key field, e.g. `lockerId`. */
  readonly id: string;
  readonly list: Listing;
  readonly one?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  /** Wire dialect of its endpoints; the documented one by default. */
  readonly dialect?: 'simple-rest';
  /** Feature the server must announce; for resources that the specification does not document. */
  readonly feature?: string;
  /** The list as a file, with the same filters and sort. */
  readonly exportCsv?: Endpoint;
  readonly exportXlsx?: Endpoint;
  /** Endpoints that upload and read files of its picture and document fields. */
  readonly uploadFile?: UploadEndpoint;
  readonly readFile?: Endpoint;
}

/** Declares a resource and returns it with its exact type. */
export const collection = <const C extends { [K in keyof Collection]: unknown } & { id: string }>(
  collection: C,
): C => collection;

/** The endpoints of a group by name, without a collection's key field. */
export function endpointsOf(group: object): [string, Endpoint][] {
  return Object.entries(group).filter(
    (entry): entry is [string, Endpoint] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'needs' in entry[1],
  );
}
