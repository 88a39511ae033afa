// Removes from an input what the server does not announce, so that only known fields are sent.
import type { z } from 'zod';
import type { Endpoint, Listing } from '../../contract/endpoint.ts';

function fieldOf(schema: z.ZodType, name: string): z.ZodType | undefined {
  const { shape } = schema as z.ZodType & { shape?: Record<string, z.ZodType> };
  return shape?.[name];
}

function featureIn(schema: z.ZodType, name: string): string | undefined {
  const feature = fieldOf(schema, name)?.meta()?.['feature'];
  return typeof feature === 'string' ? feature : undefined;
}

/** The feature a server must announce to accept this input; undefined for a documented one. */
export const featureOf = (endpoint: Endpoint, name: string): string | undefined =>
  featureIn(endpoint.input, name);

/** The feature a server must announce to return this row field; undefined for a documented one. */
export const featureOfField = ({ row }: Listing, name: string): string | undefined =>
  featureIn(row, name);

/** Whether this row field is missing in the specification: servers with only the documented calls do not return it. */
export const isExtensionField = ({ row }: Listing, name: string): boolean =>
  fieldOf(row, name)?.meta()?.['extension'] === true;

/** The input without fields that are not announced. */
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
