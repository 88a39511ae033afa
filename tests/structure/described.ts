// The API document taken apart: every operation, field and parameter of it with its description.
import { openApi } from '../../server/apiDocs/openApi.ts';

type Json = Record<string, unknown>;

/** Something of the document that has a name and ought to have a description. */
export interface Named {
  /** `group.name` of the call. */
  readonly call: string;
  /** Whether it is sent or comes back, and the fields it is in. */
  readonly path: readonly string[];
  readonly name: string;
  readonly description: string | undefined;
}

export interface Operation {
  readonly call: string;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  readonly tags: readonly (string | undefined)[];
}

const document = openApi('http://lockerdesk.test');

const operations = Object.values(document['paths'] as Json).flatMap(
  (path) => Object.values(path as Json) as Json[],
);

const objects = (value: unknown): Json[] => {
  if (Array.isArray(value)) return value.flatMap(objects);
  return typeof value === 'object' && value !== null ? [value as Json] : [];
};

const PARTS = ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'prefixItems'];

const textOf = (json: Json | undefined, name: string) => json?.[name] as string | undefined;

/** The fields of a schema, however deep they are. */
function fieldsIn(schema: Json, call: string, path: readonly string[]): Named[] {
  const own = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  return [
    ...own.flatMap(([name, field]) => [
      { call, path, name, description: textOf(field, 'description') },
      ...fieldsIn(field, call, [...path, name]),
    ]),
    ...PARTS.flatMap((part) => objects(schema[part]).flatMap((one) => fieldsIn(one, call, path))),
  ];
}

const schemasOf = (content: unknown): Json[] =>
  objects(content).flatMap((types) =>
    Object.values(types).map((type) => (type as Json)['schema'] as Json),
  );

function fieldsOf(operation: Json): Named[] {
  const call = String(operation['operationId']);
  const parameters = (operation['parameters'] as Json[]).flatMap((one): Named[] => [
    {
      call,
      path: ['parameters'],
      name: String(one['name']),
      description: textOf(one, 'description'),
    },
    ...schemasOf(one['content']).flatMap((schema) => fieldsIn(schema, call, ['parameters'])),
  ]);
  const body = schemasOf((operation['requestBody'] as Json | undefined)?.['content']);
  const responses = operation['responses'] as Record<string, Json>;
  const answer = schemasOf(responses['200']?.['content']);
  return [
    ...parameters,
    ...body.flatMap((schema) => fieldsIn(schema, call, ['request'])),
    ...answer.flatMap((schema) => fieldsIn(schema, call, ['response'])),
  ];
}

/** Every operation. */
export const describedOperations: readonly Operation[] = operations.map((one) => ({
  call: String(one['operationId']),
  summary: textOf(one, 'summary'),
  description: textOf(one, 'description'),
  tags: one['tags'] as (string | undefined)[],
}));

/** Every field and parameter of every operation. */
export const describedFields: readonly Named[] = operations.flatMap(fieldsOf);

const { schemas } = document['components'] as { schemas: Record<string, Json> };

/** The fields of a problem. */
export const problemFields: readonly Named[] = fieldsIn(schemas['Problem'] ?? {}, 'Problem', []);

/** Every value that an enumeration of the document has. */
export const enumValues: readonly string[] = [
  ...JSON.stringify(document).matchAll(/"(?:enum":\[([^\]]*)\]|const":("[^"]*"))/g),
].flatMap(([, list, one]) => JSON.parse(`[${list ?? one ?? ''}]`) as string[]);

const words = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => !['', 'a', 'an', 'the', 'of', 'is', 'this'].includes(word));

/** Whether a text says no more than a name does. */
export const onlyRepeats = (name: string, text: string): boolean => {
  const own = words(name);
  return words(text).every((word) => own.includes(word));
};
