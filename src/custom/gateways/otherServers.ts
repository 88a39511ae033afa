// Gateways of another server with the documented endpoints: its values are sent back as received.
import { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ENCODINGS } from '../../../domain/messages/gateways.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';

/** A server with only the documented endpoints returns the encoding under the entity's name for it. */
export const withEncoding = ({ encoding, ...row }: AnyRow): AnyRow => ({
  ...row,
  Encoding: row['Encoding'] ?? encoding,
});

/** The value sent for an empty secret: nothing where the server stores it write-only, else what it returned. */
export const untouched = (record: AnyRow, name: string): string =>
  record[`${name}Kept`] === undefined ? plain(record[name]) : '';

const ACCEPTANCE = { acceptance: true, acceptedField: true, acceptedValue: true } as const;

/**
 * The input for saving this account: the server's current choice stays available, even if ours does not know it. What
 * counts as accepted is a setting of servers that return it.
 */
export function saveOf(save: Endpoint, record: AnyRow): Endpoint {
  const chosen = plain(record['Encoding']);
  if (!(save.input instanceof z.ZodObject) || chosen === '') return save;
  const input = record['acceptance'] === undefined ? save.input.omit(ACCEPTANCE) : save.input;
  return {
    ...save,
    input: input.extend({ Encoding: z.enum([...new Set([...ENCODINGS, chosen])]) }),
  };
}
