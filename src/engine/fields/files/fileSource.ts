// Where the bytes of a picture or a file come from.
import type { Endpoint, Input } from '../../../../contract/endpoint.ts';
import type { AnyRow } from '../fieldType.ts';

export interface FileSource {
  readonly endpoint: Endpoint;
  readonly ask: (value: unknown, row: AnyRow) => Record<string, unknown>;
}

/** Bytes that an endpoint gives for a value; they are fetched with the token and never by a bare address. */
export const fileFrom = <E extends Endpoint>(
  endpoint: E,
  ask: (value: unknown, row: AnyRow) => Input<E> & Record<string, unknown>,
): FileSource => ({ endpoint, ask });
