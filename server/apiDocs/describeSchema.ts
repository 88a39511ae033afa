// Adds to a JSON Schema what each of its fields means: the field's sentence, then its unit and format.
import { describe, type Described } from './fieldText.ts';

type Json = Record<string, unknown>;

/** Names of the contract's own notes that are no part of JSON Schema. */
const NOTES = ['kind', 'to', 'beyond', 'feature', 'ends', 'end', 'head'];

function withoutNotes(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !NOTES.includes(name)));
}

/** Rows and bare lists are no object of their own to whoever reads the document. */
const ROWS = new Set(['content']);

/** The schema of a call's input or output with each field described. */
export function describeSchema(schema: Json, at: Described, parent?: string): Json {
  const inner = (value: unknown, within = parent) =>
    Array.isArray(value)
      ? value.map((one) => describeSchema(one as Json, at, within))
      : describeSchema(value as Json, at, within);
  const described = Object.entries(schema).map(([name, value]): [string, unknown] => {
    if (name === 'properties') return [name, describeProperties(value as Json, at, parent)];
    const holds = ['items', 'anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(name);
    const extra = name === 'additionalProperties' && typeof value === 'object';
    return [name, holds || extra ? inner(value) : value];
  });
  return withoutNotes(Object.fromEntries(described));
}

function describeProperties(properties: Json, at: Described, parent: string | undefined): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const field = value as Json;
      const description = describe(field, at, parent, name);
      const schema = describeSchema(field, at, ROWS.has(name) ? parent : name);
      return [name, description === undefined ? schema : { ...schema, description }];
    }),
  );
}
