// Drops request fields that have no effect: empty filters and texts, and read-only fields of a resubmitted record.
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { recordOf } from './staleSave.ts';

type Fields = Readonly<Record<string, unknown>>;

const shapeOf = (schema: z.ZodType | undefined): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** The schema of a list's rows. */
const rowOf = (schema: z.ZodType | undefined): z.ZodType | undefined =>
  schema instanceof z.ZodArray ? (schema.element as z.ZodType) : undefined;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/** Whether the field holds a text; an empty number or truth value is an error. */
function isText(field: z.ZodType): boolean {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable)
    return isText(field.unwrap() as z.ZodType);
  return field instanceof z.ZodPipe ? isText(field.in as z.ZodType) : field.def.type === 'string';
}

/** An empty text where there can be none: null if the field may be null, else absent. */
const emptied = (field: z.ZodType): { value: unknown }[] =>
  field.safeParse(null).success ? [{ value: null }] : [];

/**
 * An empty optional text in a body counts as absent if its field accepts no empty text, as forms send one for
 * everything that was left blank; at any depth.
 */
export function withoutEmptyTexts(schema: z.ZodType | undefined, value: unknown): unknown {
  // Never deeper than the schema: a body may be nested without end.
  const row = rowOf(schema);
  if (row && Array.isArray(value)) return value.map((one) => withoutEmptyTexts(row, one));
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const optional = field instanceof z.ZodOptional ? field : undefined;
      if (held === '' && optional && isText(optional) && !optional.safeParse('').success)
        return emptied(optional).map((other) => [name, other.value]);
      return [[name, withoutEmptyTexts((optional?.unwrap() as z.ZodType) ?? field, held)]];
    }),
  );
}

/** Whether the endpoint updates an existing record: documented endpoints end in `/update`, our own use PUT. */
const isUpdate = ({ method, path, replaces = false }: Endpoint): boolean =>
  replaces || method === 'PUT' || (method === 'POST' && path.endsWith('/update'));

/**
 * A record may be sent back as it was read: its id, which must match the path, and its read-only fields are dropped.
 * Fields the record does not have are rejected as everywhere.
 */
export function withoutReadOnly(endpoint: Endpoint, body: object, path: Fields): object {
  if (!isUpdate(endpoint)) return body;
  if (endpoint.takes === 'list') return { list: writableRows(endpoint, Object(body).list) };
  const taken = shapeOf(endpoint.input);
  const known = shapeOf(recordOf(endpoint));
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) =>
      Object.hasOwn(path, name)
        ? String(value) !== path[name]
        : Object.hasOwn(taken, name) || !Object.hasOwn(known, name),
    ),
  );
}

/** The rows of a list that is sent back as it was read, without what only the server writes. */
function writableRows({ input, output }: Endpoint, rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const taken = shapeOf(rowOf(shapeOf(input)['list']));
  const known = shapeOf(rowOf(output));
  return rows.map((row: unknown) =>
    isRecord(row)
      ? Object.fromEntries(
          Object.entries(row).filter(
            ([name]) => Object.hasOwn(taken, name) || !Object.hasOwn(known, name),
          ),
        )
      : row,
  );
}
