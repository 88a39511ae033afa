// The client asks for nothing undocumented unless the server announces it: what of an input another server would not know.
import type { z } from 'zod';
import type { Endpoint, Listing } from '../../contract/endpoint.ts';

/** What the contract notes of a field. */
function markOf(schema: z.ZodType, name: string): Readonly<Record<string, unknown>> | undefined {
  const { shape } = schema as z.ZodType & { shape?: Record<string, z.ZodType> };
  return shape?.[name]?.meta();
}

function featureIn(schema: z.ZodType, name: string): string | undefined {
  const feature = markOf(schema, name)?.['feature'];
  return typeof feature === 'string' ? feature : undefined;
}

/** The feature that a server announces where it takes this input; undefined for a documented one. */
export const featureOf = (endpoint: Endpoint, name: string): string | undefined =>
  featureIn(endpoint.input, name);

/** The feature that a server announces where its rows have this field; undefined for a documented one. */
export const featureOfField = ({ row }: Listing, name: string): string | undefined =>
  featureIn(row, name);

/** Whether the specification does not name this field of a row: a server of the documented calls alone does not tell it. */
export const isBeyond = ({ row }: Listing, name: string): boolean =>
  markOf(row, name)?.['beyond'] === true;

/** The input without what is not announced. */
export const onlyAnnounced = (
  endpoint: Endpoint,
  input: Record<string, unknown>,
  features: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(([name]) => {
      const feature = featureOf(endpoint, name);
      return feature === undefined || features.includes(feature);
    }),
  );
