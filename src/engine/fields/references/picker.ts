// Where a reference finds what can be chosen: an endpoint, asked with the text that somebody types.
import type { Endpoint, Input, Output } from '../../../../contract/endpoint.ts';
import type { AnyRow } from '../fieldType.ts';

/** One that can be chosen. */
export interface Option {
  readonly id: string | number;
  readonly name: string;
}

export interface Picker {
  readonly endpoint: Endpoint;
  readonly ask: (text: string) => Record<string, unknown>;
  readonly read: (answer: unknown) => readonly Option[];
  /** The endpoint answers all there are, whatever is typed: that narrows them here. */
  readonly whole?: true;
  /** Names that are known without asking. */
  readonly known?: readonly Option[];
  /** Those names are still asked for. */
  readonly waiting?: boolean;
  /** The resource that is picked from, by its name: where there is nothing yet, its form is led to. */
  readonly resourceName?: string;
  /** The names that the record itself carries beside the ids, so that nothing has to be asked to show them. */
  readonly named?: (row: AnyRow) => string | readonly string[] | null | undefined;
}

/** Offers what the endpoint answers for the typed text; without text it should answer the first ones. */
export const picker = <E extends Endpoint>(
  endpoint: E,
  ask: (text: string) => Input<E> & Record<string, unknown>,
  read: (answer: Output<E>) => readonly Option[],
  named?: Picker['named'],
  resourceName?: string,
): Picker => ({
  endpoint,
  ask,
  read: read as Picker['read'],
  ...(named && { named }),
  ...(resourceName !== undefined && { resourceName }),
});
