// The description of a field: its sentence, unit, format, filter match and required feature.
import { filterText } from './filters.ts';
import { fieldDescriptions, keyOf } from './fieldDescriptions.ts';
import { ownFieldText } from './ownFieldText.ts';
import type { Meaning } from '../../contract/scalars.ts';

/** Unit and format of each field type, appended to the field's sentence; empty if the schema suffices. */
const SCALARS = {
  id: 'A record number: a positive integer.',
  time: 'Unix time in milliseconds.',
  date: 'A day as `YYYY-MM-DD`.',
  money: "An amount in the network's currency, with at most two decimals.",
  secret: 'Written and never returned.',
  phone:
    'A telephone number: digits, optionally with spaces, hyphens, parentheses and a leading plus.',
  email: 'An e-mail address.',
  link: 'An http or https URL.',
  longText: 'May contain line breaks.',
  percent: 'A percentage from 0 to 100, with at most two decimals.',
  reference: 'A record number: a positive integer.',
  references: 'Record numbers, each at most once.',
  front: 'One string per column, two characters per box.',
  picture: 'The id of an uploaded picture.',
  document: 'The id of an uploaded document.',
  number: 'A whole number; a string of its digits is accepted as well.',
} as const satisfies Record<Meaning | 'number', string>;

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
  if (typeof schema['meaning'] === 'string') return schema['meaning'];
  const inner = [...parts(schema), ...(schema['items'] ? [schema['items'] as Json] : [])];
  return inner.map(fieldTypeOf).find((meaning) => meaning !== undefined);
}

const scalarText = (schema: Json): string => {
  const meaning = fieldTypeOf(schema);
  return meaning !== undefined && meaning in SCALARS
    ? SCALARS[meaning as keyof typeof SCALARS]
    : '';
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
  const known = key === undefined ? endsText(schema) : fieldDescriptions.get(key);
  const own = ownFieldText(call, name, schema, key) ?? known;
  if (!own) return undefined;
  return [
    own,
    scalarText(schema),
    io === 'input' ? filterText(call, name, schema) : '',
    featureText(schema['feature']),
  ]
    .filter(Boolean)
    .join(' ');
}
