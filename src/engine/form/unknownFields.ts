// The fields of a record that the contract does not have: another server's, which a save must not lose.
import type { z } from 'zod';
import type { Endpoint, Listing } from '../../../contract/endpoint.ts';
import { inner } from '../../../contract/scalars.ts';
import type { AnyRow } from '../fields/fieldType.ts';

/** Of an object, or of the rows of a list. */
function shapeOf(schema: z.ZodType): object {
  const { shape, element } = inner(schema) as z.ZodType & { shape?: object; element?: z.ZodType };
  return shape ?? (element ? shapeOf(element) : {});
}

/** Every name that an endpoint's input, output or rows have. */
const namesOf = (endpoint: Endpoint | Listing): string[] =>
  [
    endpoint.input,
    endpoint.output,
    endpoint.record,
    ...('row' in endpoint ? [endpoint.row] : []),
  ].flatMap((schema) => (schema ? Object.keys(shapeOf(schema)) : []));

/**
 * A save replaces the whole record: what a server returned beyond the contract is sent back as it was read.
 * @param endpoints those that read and save the record; `id` is react-admin's name of its key
 */
export function unknownFields(
  record: object,
  endpoints: readonly (Endpoint | Listing | undefined)[],
): AnyRow {
  const known = new Set([
    'id',
    ...endpoints.flatMap((endpoint) => (endpoint ? namesOf(endpoint) : [])),
  ]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !known.has(name)));
}
