// Source of a picture's or file's content.
import type { Endpoint, Input } from '../../../../contract/endpoint.ts';
import type { AnyRow } from '../fieldType.ts';

export interface FileSource {
  readonly endpoint: Endpoint;
  readonly ask: (value: unknown, row: AnyRow) => Record<string, unknown>;
}

/** Content returned by an endpoint for a value; always fetched with the token. */
export const fileFrom = <E extends Endpoint>(
  endpoint: E,
  ask: (value: unknown, row: AnyRow) => Input<E> & Record<string, unknown>,
): FileSource => ({ endpoint, ask });
