// Fields and values of the entities that calls answer and take, as their schemas have them.
import { z } from 'zod';
import { endpointAt } from './documented.ts';

/** The schema itself, without being optional, null or one of a list. */
function bare(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return bare(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodArray ? bare(schema.element as z.ZodType) : schema;
}

/** What stands at a path of field names: in what a POST takes, else in what the call answers. */
function schemaAt(address: string, path: string): z.ZodType {
  const endpoint = endpointAt(address);
  if (!endpoint) throw new Error(`${address} is no call`);
  let schema = bare(address.startsWith('POST') ? endpoint.input : endpoint.output);
  for (const name of path.split('.').filter(Boolean))
    schema = bare((schema as z.ZodObject).shape[name] as z.ZodType);
  return schema;
}

/** The names of the fields of what stands there. */
export function fieldsAt(address: string, path: string): string[] {
  const schema = schemaAt(address, path);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The values that the field which stands there may have. */
export function optionsAt(address: string, path: string): string[] {
  const schema = schemaAt(address, path);
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
}
