// "The client asks for nothing undocumented unless the server announces it": what of an input another server would not know.
import type { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';

/** The feature that a server announces where it takes this input; undefined for a documented one. */
export function featureOf(endpoint: Endpoint, name: string): string | undefined {
  const { shape } = endpoint.input as z.ZodType & { shape?: Record<string, z.ZodType> };
  const feature = shape?.[name]?.meta()?.['feature'];
  return typeof feature === 'string' ? feature : undefined;
}

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
