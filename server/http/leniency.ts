// What may be sent and asks nothing: an empty filter, and of a record that is sent back what only the server writes.
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { recordOf } from './staleSave.ts';

type Fields = Readonly<Record<string, unknown>>;

const shapeOf = (schema: z.ZodType): Fields => (schema instanceof z.ZodObject ? schema.shape : {});

/** Empty means no filter: of what is asked by an address, whatever may be left out and is empty was left out. */
export function withoutEmpty({ method, input }: Endpoint, asked: object): object {
  if (method !== 'GET') return asked;
  const shape = shapeOf(input);
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([name, value]) => value !== '' || !(shape[name] instanceof z.ZodOptional),
    ),
  );
}

/** Whether it saves a record that is there: the documented calls say `update`, our own resources put. */
const isUpdate = ({ method, path, replaces = false }: Endpoint): boolean =>
  replaces || method === 'PUT' || (method === 'POST' && path.endsWith('/update'));

/**
 * A record may be sent back as it was read: its number, which must be the path's, and what only the server writes are
 * no part of what is asked. What the record does not have is refused as everywhere.
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
