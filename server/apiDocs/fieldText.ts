// The description of a field: its sentence, unit, format, filter match and required feature.
import { filterText } from './filters.ts';
import { fieldDescriptions, keyOf } from './fieldDescriptions.ts';
import { SCALARS } from './scalars.ts';

type Json = Record<string, unknown>;

/** The endpoint of the schema, and whether it is input or output. */
export interface Described {
  readonly call: string;
  readonly io: 'input' | 'output';
}

/** The sentence for a feature from /api/capabilities; empty for what every server supports. */
export const featureText = (feature: unknown): string =>
  typeof feature === 'string'
    ? `Available where the server announces the feature \`${feature}\`.`
    : '';

const parts = (schema: Json): Json[] =>
  ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((name) => (schema[name] ?? []) as Json[]);

/** The field type of a value, or of the items of a list of values. */
function fieldTypeOf(schema: Json): string | undefined {
  if (typeof schema['kind'] === 'string') return schema['kind'];
  const inner = [...parts(schema), ...(schema['items'] ? [schema['items'] as Json] : [])];
  return inner.map(fieldTypeOf).find((kind) => kind !== undefined);
}

const scalarText = (schema: Json): string => {
  const kind = fieldTypeOf(schema);
  return kind !== undefined && kind in SCALARS ? SCALARS[kind as keyof typeof SCALARS] : '';
};

function endsText({ ends, end }: Json): string {
  if (typeof ends !== 'string') return '';
  return `Only records whose \`${ends}\` is on or ${end === 'from' ? 'after' : 'before'} this day.`;
}

/** The sentence of a field with unit, format and feature; undefined if there is none. */
export function describe(
  schema: Json,
  { call, io }: Described,
  parent: string | undefined,
  name: string,
) {
  const key = keyOf({ call, parent, name });
  const own = key === undefined ? endsText(schema) : fieldDescriptions.get(key);
  if (!own) return undefined;
  return [
    own,
    scalarText(schema),
    io === 'input' ? filterText(call, name) : '',
    featureText(schema['feature']),
  ]
    .filter(Boolean)
    .join(' ');
}
