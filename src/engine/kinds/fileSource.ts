// Where the bytes of a picture or a file come from, and where new ones go.
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import type { AnyRow } from './kind.ts';

export interface FileSource {
  readonly endpoint: Endpoint;
  readonly ask: (value: unknown, row: AnyRow) => Record<string, unknown>;
  /** What the file is called, where the value itself is no name. */
  readonly named?: (row: AnyRow) => string | null | undefined;
  /** Sends a file and gives the value that stands for it; without it nothing can be chosen. */
  readonly send?: (file: File, signal: AbortSignal) => Promise<string | number>;
  /** What may be chosen, e.g. `image/png,image/jpeg`. */
  readonly accept?: string;
}

/** Bytes that an endpoint gives for a value; they are fetched with the token and never by a bare address. */
export const fileFrom = <E extends Endpoint>(
  endpoint: E,
  ask: (value: unknown, row: AnyRow) => Input<E> & Record<string, unknown>,
  more: Pick<FileSource, 'named' | 'send' | 'accept'> = {},
): FileSource => ({ endpoint, ask, ...more });
