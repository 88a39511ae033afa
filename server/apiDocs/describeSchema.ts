// Adds field descriptions to a JSON Schema: the sentence, then unit and format.
import { describe, type Described } from './fieldText.ts';

type Json = Record<string, unknown>;

/** Metadata of the contract that is not JSON Schema. */
const NOTES = ['meaning', 'to', 'extension', 'feature', 'ends', 'end', 'head'];

function withoutNotes(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !NOTES.includes(name)));
}

/** Each alternative once, as those of the contract may differ only in its own metadata; a single one stands alone. */
function withoutCopies({ anyOf, ...schema }: Json): Json {
  if (!Array.isArray(anyOf)) return schema;
  const texts = anyOf.map((one) => JSON.stringify(one));
  const distinct = anyOf.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
  return distinct.length === 1
    ? { ...schema, ...(distinct[0] as Json) }
    : { ...schema, anyOf: distinct };
}

/** Rows and bare lists are not separate objects to the reader. */
const ROWS = new Set(['content']);

/** The schema of an endpoint's input or output with each field described. */
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
  return withoutCopies(withoutNotes(Object.fromEntries(described)));
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
