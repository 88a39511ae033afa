// The API's document, OpenAPI 3.1, made from the contract: nothing is written down twice.
import { z } from 'zod';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint, Needs } from '../../contract/endpoint.ts';
import { problems } from '../../contract/problems.ts';
import { restParameters } from './restDocument.ts';
import { isRestList } from './simpleRest.ts';

type Json = Record<string, unknown>;

const WHOLE: Record<string, Json> = {
  id: { type: 'integer', minimum: 1 },
  time: { type: 'integer', minimum: 0, description: 'Epoch milliseconds' },
  reference: { type: 'integer', minimum: 1 },
};

/** A schema as JSON Schema. Ids, references and times are whole numbers, whatever else the contract reads them from. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = z.globalRegistry.get(zodSchema)?.kind;
      const whole = typeof kind === 'string' ? WHOLE[kind] : undefined;
      if (!whole) return;
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key];
      Object.assign(jsonSchema, whole);
    },
  });
  return json;
}

/** Who may ask, in a sentence. */
export function needsText(needs: Needs): string {
  if (needs === 'anyone') return 'Anybody may ask, without signing in.';
  if (needs === 'signedIn') return 'Anybody signed in may ask.';
  if (needs === 'terminal') return 'A terminal asks with its own key.';
  if (needs === 'provider') return 'A provider asks with its requestor key.';
  return needs.length === 1
    ? `Takes the authority ${needs[0]}.`
    : `Takes any one of ${needs.join(', ')}.`;
}

function securityOf(needs: Needs): Json[] {
  if (needs === 'anyone') return [];
  if (needs === 'provider') return [{ requestorKey: [] }];
  return [needs === 'terminal' ? { terminalKey: [] } : { userToken: [] }];
}

const inAddress = ({ method }: Endpoint): boolean => method === 'GET' || method === 'DELETE';

/** The names of a path's parameters: `/info/:lockerId` has lockerId. */
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

const plainParameters = (
  endpoint: Endpoint,
  properties: Record<string, Json>,
  required: string[],
): Json[] =>
  Object.entries(properties)
    .filter(([name]) => inAddress(endpoint) || pathNames(endpoint.path).includes(name))
    .map(([name, schema]) => {
      const inPath = pathNames(endpoint.path).includes(name);
      return {
        name,
        in: inPath ? 'path' : 'query',
        required: inPath || required.includes(name),
        schema,
      };
    });

/** The body as it goes over the wire: a form's file stands beside its fields, a bare list stands alone. */
const wireBody = ({ takes }: Endpoint, schema: { properties: Json; required: string[] }): Json => {
  if (takes === 'list') return schema.properties['list'] as Json;
  return takes === 'multipart'
    ? {
        ...schema,
        properties: { file: { type: 'string', format: 'binary' }, ...schema.properties },
        required: ['file', ...schema.required],
      }
    : schema;
};

function bodyOf(
  endpoint: Endpoint,
  input: Json,
  properties: Record<string, Json>,
  required: string[],
): Json {
  const inPath = pathNames(endpoint.path);
  const left = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  if (inAddress(endpoint) || left.length === 0) return {};
  const schema = {
    ...input,
    properties: Object.fromEntries(left),
    required: required.filter((name) => !inPath.includes(name)),
  };
  const type = endpoint.takes === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    requestBody: { required: true, content: { [type]: { schema: wireBody(endpoint, schema) } } },
  };
}

/** A list of our own answers its rows alone. */
function answerOf(endpoint: Endpoint): Json {
  const answer = schemaOf(endpoint.output, 'output');
  if (!isRestList(endpoint)) return answer;
  return (answer['properties'] as Record<string, Json>)['content'] ?? answer;
}

function contentOf(endpoint: Endpoint): Json {
  if (endpoint.gives === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  return endpoint.gives === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: answerOf(endpoint) } };
}

function operation(name: string, endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, 'input');
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  const content = contentOf(endpoint);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    description: needsText(endpoint.needs),
    'x-needs': endpoint.needs,
    security: securityOf(endpoint.needs),
    parameters: isRestList(endpoint)
      ? restParameters(properties)
      : plainParameters(endpoint, properties, required),
    ...bodyOf(endpoint, input, properties, required),
    responses: {
      200: { description: 'The answer', content },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const problem = {
  type: 'object',
  required: ['statusCode', 'message', 'code'],
  properties: {
    statusCode: { type: 'integer' },
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(problems) },
    field: { type: 'string' },
    values: { type: 'object' },
    current: { type: 'object', description: 'STALE: the record as it is now' },
  },
};

/** The whole document. `url` is where the server is reached. */
export function openApi(url: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(allEndpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const header = (name: string, description: string) => ({
    type: 'apiKey',
    in: 'header',
    name,
    description,
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lockerdesk',
      version: '1',
      description: 'Every call of the back-office and of the terminals.',
    },
    servers: [{ url }],
    paths,
    components: {
      schemas: { Problem: problem },
      responses: {
        Problem: {
          description: 'A refusal',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: {
        userToken: header('X-User-Token', 'What signing in answered'),
        terminalKey: header('X-Terminal-Key', "The key of a locker's terminal"),
        requestorKey: header('X-Requestor-Key', 'The key of a provider'),
      },
    },
  };
}
