// Generates the OpenAPI 3.1 document from the contract.
import { z } from 'zod';
import { allEndpoints } from '../../contract/all.ts';
import type { Endpoint, Needs } from '../../contract/endpoint.ts';
import { type ProblemCode, problems } from '../../contract/problems.ts';
import { conventions } from './conventions.ts';
import { describeSchema } from './describeSchema.ts';
import { featureText } from './fieldText.ts';
import { fieldDescriptions } from './fieldDescriptions.ts';
import { operationOf } from './operationDescriptions.ts';
import { explainProblem } from './explainProblem.ts';
import { subjectOf, subjects } from './subjects.ts';
import { restParameters } from './restDocument.ts';
import { isRestList } from '../http/simpleRest.ts';

type Json = Record<string, unknown>;

const WHOLE: Record<string, Json> = {
  id: { type: 'integer', minimum: 1, meaning: 'id' },
  time: { type: 'integer', minimum: 0, meaning: 'time' },
  reference: { type: 'integer', minimum: 1, meaning: 'reference' },
};

/** A schema as JSON Schema. Ids, references and times are integers, whatever input the contract coerces. */
function schemaOf(schema: z.ZodType, call: string, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const meaning = z.globalRegistry.get(zodSchema)?.meaning;
      const whole = typeof meaning === 'string' ? WHOLE[meaning] : undefined;
      if (!whole) return;
      const { feature } = z.globalRegistry.get(zodSchema) ?? {};
      for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key];
      Object.assign(jsonSchema, whole, feature === undefined ? {} : { feature });
    },
  });
  return describeSchema(json, { call, io });
}

/** Who may call, in a sentence. */
export function needsText(needs: Needs): string {
  if (needs === 'anyone') return 'No sign-in required.';
  if (needs === 'signedIn') return 'For every signed-in account.';
  if (needs === 'terminal') return "Requires a terminal's key.";
  if (needs === 'provider') return "Requires a provider's requestor key.";
  return needs.length === 1
    ? `Requires the permission ${needs[0]}.`
    : `Requires one of the permissions ${needs.join(', ')}.`;
}

function securityOf(needs: Needs): Json[] {
  if (needs === 'anyone') return [];
  if (needs === 'provider') return [{ requestorKey: [] }];
  return [needs === 'terminal' ? { terminalKey: [] } : { userToken: [] }];
}

const inAddress = ({ method }: Endpoint): boolean => method === 'GET' || method === 'DELETE';

/** The parameter names of a path: lockerId for `/info/:lockerId`. */
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
      const { description, ...bare } = schema;
      return {
        name,
        in: inPath ? 'path' : 'query',
        required: inPath || required.includes(name),
        description,
        schema: bare,
      };
    });

const FILE = { type: 'string', format: 'binary' } as const;

/** The request body: a multipart form with its file, or a bare list. */
const wireBody = ({ takes }: Endpoint, schema: { properties: Json; required: string[] }): Json => {
  if (takes === 'list') return schema.properties['list'] as Json;
  return takes === 'multipart'
    ? {
        ...schema,
        properties: {
          file: { ...FILE, description: fieldDescriptions.get('file') },
          ...schema.properties,
        },
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

/** Lists of own resources return bare rows. */
function answerOf(call: string, endpoint: Endpoint): Json {
  const answer = schemaOf(endpoint.output, call, 'output');
  if (!isRestList(endpoint)) return answer;
  return (answer['properties'] as Record<string, Json>)['content'] ?? answer;
}

function contentOf(call: string, endpoint: Endpoint): Json {
  if (endpoint.gives === 'events') return { 'text/event-stream': { schema: { type: 'string' } } };
  return endpoint.gives === 'file'
    ? { 'application/octet-stream': { schema: FILE } }
    : { 'application/json': { schema: answerOf(call, endpoint) } };
}

/** What an endpoint does, who may call it, and which feature it needs. */
function describedOperation(call: string, endpoint: Endpoint): Json {
  const [summary, description] = operationOf(call) ?? [];
  const sentences = [description, needsText(endpoint.needs), featureText(endpoint.feature)];
  return { ...(summary && { summary }), description: sentences.filter(Boolean).join(' ') };
}

const GIVEN = {
  json: 'The result.',
  file: 'The file.',
  events: 'A stream of events that lasts until either side ends it.',
} as const satisfies Record<Endpoint['gives'], string>;

const REFUSAL = { $ref: '#/components/responses/Problem' } as const;

function operation(call: string, endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, call, 'input');
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  return {
    operationId: call,
    tags: [subjectOf(call)],
    ...describedOperation(call, endpoint),
    'x-needs': endpoint.needs,
    security: securityOf(endpoint.needs),
    parameters: isRestList(endpoint)
      ? restParameters(properties)
      : plainParameters(endpoint, properties, required),
    ...bodyOf(endpoint, input, properties, required),
    responses: {
      200: { description: GIVEN[endpoint.gives], content: contentOf(call, endpoint) },
      '4XX': REFUSAL,
      default: REFUSAL,
    },
  };
}

/** Each problem code with its status, meaning and remedy, as a Markdown list. */
const codes = Object.entries(problems).map(([code, [status]]) => {
  const [meaning, action] = explainProblem(code as ProblemCode);
  return `- \`${code}\` (${status}): ${meaning} ${action}`;
});

const problem = {
  type: 'object',
  required: ['statusCode', 'message', 'code'],
  properties: {
    statusCode: { type: 'integer', description: 'The HTTP status of the response.' },
    message: { type: 'string', description: 'The problem in English, for people.' },
    code: {
      type: 'string',
      enum: Object.keys(problems),
      description: ['What is wrong, for programs.', '', ...codes].join('\n'),
    },
    field: { type: 'string', description: 'The input that is wrong, where one is.' },
    values: { type: 'object', description: 'What the message mentions, by name.' },
    reference: {
      type: 'string',
      description: "With `BROKEN`: the id of the request in the server's log.",
    },
    current: { type: 'object', description: 'With `STALE`: the record as it is now.' },
  },
};

const places = subjects.flatMap(({ groups }) => groups);
const placeOf = (call: string) => places.indexOf(call.slice(0, call.indexOf('.')));

/** All endpoints in the order of the chapters. */
const inChapters = () =>
  Object.entries(allEndpoints).toSorted(([one], [other]) => placeOf(one) - placeOf(other));

/** The whole document. `url` is the server's URL. */
export function openApi(url: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of inChapters()) {
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
      license: { name: 'MIT', identifier: 'MIT' },
      description: [
        'Every call of the back-office, of the terminals and of providers.',
        ...conventions.flatMap(({ title, paragraphs }) => [`## ${title}`, ...paragraphs]),
      ].join('\n\n'),
    },
    servers: [{ url }],
    tags: subjects.map(({ title, text }) => ({ name: title, description: text })),
    paths,
    components: {
      schemas: { Problem: problem },
      responses: {
        Problem: {
          description: 'A refusal: its code says what is wrong.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: {
        userToken: header('X-User-Token', 'The token returned by signing in.'),
        terminalKey: header('X-Terminal-Key', "The key of a locker's terminal."),
        requestorKey: header('X-Requestor-Key', 'The requestor key of a provider.'),
      },
    },
  };
}
