// Gateways of another server that speaks the documented calls: what it tells otherwise is read, and sent back, as it told it.
import { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ENCODINGS } from '../../../domain/messages/gateways.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';

/** A server of the documented calls alone tells the encoding under the entity's name for it. */
export const withEncoding = (told: AnyRow): AnyRow => ({
  ...told,
  Encoding: told['Encoding'] ?? told['encoding'],
});

/** What a secret is told as where none is entered: nothing where the server keeps it so, else what it told itself. */
export const untouched = (record: AnyRow, name: string): string =>
  record[`${name}Kept`] === undefined ? plain(record[name]) : '';

/** The save of this account: what its server has chosen stays a choice, also where ours does not know it. */
export function saveOf(save: Endpoint, record: AnyRow): Endpoint {
  const chosen = plain(record['Encoding']);
  const { input } = save;
  if (!(input instanceof z.ZodObject) || chosen === '') return save;
  return {
    ...save,
    input: input.extend({ Encoding: z.enum([...new Set([...ENCODINGS, chosen])]) }),
  };
}
