// The description of a field: its sentence, its unit and format, how a filter finds, and the feature that it takes.
import { filterText } from './filters.ts';
import { fieldWords, keyOf } from './fieldWords.ts';
import { SCALARS } from './scalars.ts';

type Json = Record<string, unknown>;

/** The call whose schema it is, and whether it is what is sent or what comes back. */
export interface Described {
  readonly call: string;
  readonly io: 'input' | 'output';
}

/** A feature that a server announces in /api/capabilities, as a sentence; empty for what every server has. */
export const featureText = (feature: unknown): string =>
  typeof feature === 'string'
    ? `Available where the server announces the feature \`${feature}\`.`
    : '';

const parts = (schema: Json): Json[] =>
  ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((name) => (schema[name] ?? []) as Json[]);

/** The meaning of a value, or of the items of a list of such values. */
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

/** The sentence of a field with its unit, its format and the feature that it takes; undefined where none is written. */
export function describe(
  schema: Json,
  { call, io }: Described,
  parent: string | undefined,
  name: string,
) {
  const key = keyOf({ call, parent, name });
  const own = key === undefined ? endsText(schema) : fieldWords.get(key);
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
