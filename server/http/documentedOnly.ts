// DOCUMENTED_ONLY=1: serves only the endpoints and fields the specification names.
import { z } from 'zod';
import { isDocumented } from '../../contract/isDocumented.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { isExtension } from '../../contract/scalars.ts';
import type { Route } from './routesOf.ts';

/** Whether a field is an extension: announced by a feature, or beyond the specification. */
export function isOurs(field: z.ZodType): boolean {
  const { feature } = z.globalRegistry.get(field) ?? {};
  return typeof feature === 'string' || isExtension(field);
}

const fieldsOf = ({ shape }: z.ZodObject) => Object.entries(shape) as [string, z.ZodType][];

/** The output schema without extension fields, at any depth. */
function sentBy(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) {
    const documented = fieldsOf(schema).filter(([, field]) => !isOurs(field));
    return z.object(Object.fromEntries(documented.map(([name, field]) => [name, sentBy(field)])));
  }
  if (schema instanceof z.ZodArray) return z.array(sentBy(schema.element as z.ZodType));
  if (schema instanceof z.ZodOptional) return sentBy(schema.unwrap() as z.ZodType).optional();
  if (schema instanceof z.ZodNullable) return sentBy(schema.unwrap() as z.ZodType).nullable();
  return schema;
}

/** The input schema without extension fields, which are rejected as unknown; their defaults still apply. */
function takenBy(input: z.ZodType): z.ZodType {
  if (!(input instanceof z.ZodObject)) return input;
  const taken = fieldsOf(input).flatMap(([name, field]): [string, z.ZodType][] => {
    if (!isOurs(field)) return [[name, field]];
    const { data } = field.safeParse(undefined);
    return data === undefined ? [] : [[name, z.never().default(data as never)]];
  });
  return z.strictObject(Object.fromEntries(taken));
}

const documentedPart = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  input: takenBy(endpoint.input),
  output: sentBy(endpoint.output),
  ...(endpoint.record && { record: sentBy(endpoint.record) }),
});

/** Terminals and providers' computers always use this product's own endpoints. */
const isForScreens = ({ needs }: Endpoint): boolean => needs !== 'terminal' && needs !== 'provider';

/** The routes, with their schemas reduced, of a server limited to the specification. */
export const documentedOnly = (answers: readonly Route[]): Route[] =>
  answers
    .filter(({ endpoint }) => isDocumented(endpoint))
    .map((answered) =>
      isForScreens(answered.endpoint)
        ? { ...answered, endpoint: documentedPart(answered.endpoint) }
        : answered,
    );
