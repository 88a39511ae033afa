// Options of a reference: an endpoint called with the typed text.
import type { Endpoint, Input, Output } from '../../../../contract/endpoint.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { AnyRow } from '../fieldType.ts';

/** A selectable record. */
export interface Option {
  readonly id: RecordId;
  readonly name: string;
}

export interface Picker {
  readonly endpoint: Endpoint;
  readonly ask: (text: string) => Record<string, unknown>;
  readonly read: (answer: unknown) => readonly Option[];
  /** Takes its place on a server that announces nothing. */
  readonly documented?: Picker;
  /** The endpoint returns all records regardless of the text: filtered here. */
  readonly whole?: true;
  /** Names known without a request. */
  readonly known?: readonly Option[];
  /** Those names are still loading. */
  readonly waiting?: boolean;
  /** The keyboard of a phone. */
  readonly keyboard?: 'tel';
  /** Name of the target resource: if it is empty, the picker links to its form. */
  readonly resourceName?: string;
  /** The names that the record contains beside the ids, so that no request is needed to show them. */
  readonly named?: (row: AnyRow) => string | readonly string[] | null | undefined;
}

/** Options are what the endpoint returns for the typed text; an empty text should return the first ones. */
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
  named,
  resourceName,
});
