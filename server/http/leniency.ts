// Drops request fields that have no effect: empty filters, and read-only fields of a resubmitted record.
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { recordOf } from './staleSave.ts';

type Fields = Readonly<Record<string, unknown>>;

const shapeOf = (schema: z.ZodType): Fields => (schema instanceof z.ZodObject ? schema.shape : {});

/** An empty optional query parameter counts as absent. */
export function withoutEmpty({ method, input }: Endpoint, params: object): object {
  if (method !== 'GET') return params;
  const shape = shapeOf(input);
  return Object.fromEntries(
    Object.entries(params).filter(
      ([name, value]) => value !== '' || !(shape[name] instanceof z.ZodOptional),
    ),
  );
}

/** Whether the endpoint updates an existing record: documented endpoints end in `/update`, our own use PUT. */
const isUpdate = ({ method, path, replaces = false }: Endpoint): boolean =>
  replaces || method === 'PUT' || (method === 'POST' && path.endsWith('/update'));

/**
 * A record may be sent back as it was read: its id, which must match the path, and its read-only fields are dropped.
 * Fields the record does not have are rejected as everywhere.
 */
export function withoutTold(endpoint: Endpoint, body: object, path: Fields): object {
  if (!isUpdate(endpoint)) return body;
  const taken = shapeOf(endpoint.input);
  const told = shapeOf(recordOf(endpoint));
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) =>
      Object.hasOwn(path, name)
        ? String(value) !== path[name]
        : Object.hasOwn(taken, name) || !Object.hasOwn(told, name),
    ),
  );
}
