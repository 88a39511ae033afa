// Suggestions of a text filter.
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';

export interface Suggestion {
  readonly endpoint: Endpoint;
  readonly ask: (text: string) => Record<string, unknown>;
  readonly read: (answer: unknown) => readonly string[];
}

/** Suggests what the endpoint returns for the text; without its permission the filter is plain text. */
export const suggest = <E extends Endpoint>(
  endpoint: E,
  ask: (text: string) => Input<E> & Record<string, unknown>,
  read: (answer: Output<E>) => readonly string[],
): Suggestion => ({ endpoint, ask, read: read as Suggestion['read'] });
