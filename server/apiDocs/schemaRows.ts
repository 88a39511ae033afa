// Flattens a schema to rows: each field with path, short type and description.

type Json = Record<string, unknown>;

/** A field of a schema. */
export interface FieldRow {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
}

const variants = (schema: Json): Json[] => (schema['anyOf'] ?? schema['oneOf'] ?? []) as Json[];

const values = (list: unknown): string =>
  (list as unknown[]).map((one) => `\`${String(one)}\``).join(', ');

function bare(schema: Json): string {
  if (Array.isArray(schema['enum'])) return values(schema['enum']);
  if ('const' in schema) return values([schema['const']]);
  const parts = variants(schema);
  if (parts.length > 0) return [...new Set(parts.map(typeOf))].join(' or ');
  if (schema['type'] === 'array') return `list of ${typeOf((schema['items'] ?? {}) as Json)}`;
  if (Array.isArray(schema['type'])) return schema['type'].join(' or ');
  return typeof schema['type'] === 'string' ? schema['type'] : 'any';
}

type Bounds = Partial<Record<'minLength' | 'maxLength' | 'minItems' | 'maxItems', number>>;

/** The limits of a value that a reader must know. */
function limits(schema: Json): string {
  const { minLength = 0, maxLength, minItems = 0, maxItems } = schema as Bounds;
  const said = [
    maxLength === undefined ? '' : `${minLength} to ${maxLength} characters`,
    maxItems === undefined ? '' : `${minItems} to ${maxItems} items`,
    schema['default'] === undefined ? '' : `default ${JSON.stringify(schema['default'])}`,
  ];
  return said.filter(Boolean).join(', ');
}

/** The type of a schema in a few words. */
export function typeOf(schema: Json): string {
  const more = limits(schema);
  return more === '' ? bare(schema) : `${bare(schema)}, ${more}`;
}

/** The fields of a schema and its nested objects, as `parent.field`. */
export function rowsOf(schema: Json, path = ''): FieldRow[] {
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const required = (schema['required'] ?? []) as string[];
  const rows = own.flatMap(([name, field]) => [
    {
      name: `${path}${name}`,
      type: typeOf(field),
      required: required.includes(name),
      description: (field['description'] as string | undefined) ?? '',
    },
    ...rowsOf(field, `${path}${name}.`),
  ]);
  const nested = [...variants(schema), ...(schema['items'] ? [schema['items'] as Json] : [])];
  const seen = new Set<string>();
  return [...rows, ...nested.flatMap((one) => rowsOf(one, path))].filter(
    ({ name }) => !seen.has(name) && seen.add(name),
  );
}
