// Parses request input strictly: path and query of GET and DELETE, path and JSON body of POST and PUT.
import type { Endpoint } from '../../contract/endpoint.ts';
import { hasUnfitCharacter } from '../../domain/hasUnfitCharacter.ts';
import { badInput, refusalOf } from './badInput.ts';
import { Problem } from '../system/problem.ts';
import { withoutEmpty, withoutEmptyTexts, withoutReadOnly } from './leniency.ts';
import { isRestList, restListInput } from './simpleRest.ts';

/** Largest request body in bytes. */
export const BODY_MAX_BYTES = 256 * 1024;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw badInput('query', 'malformed');
  }
}

function readQuery(url: string): Record<string, string> {
  const query = new URL(url).search.slice(1);
  const found = new Map<string, string>();
  for (const pair of query.split('&').filter(Boolean)) {
    const [key = '', ...rest] = pair.split('=');
    const name = decode(key);
    if (found.has(name)) throw badInput(name, 'repeated');
    found.set(name, decode(rest.join('=')));
  }
  return Object.fromEntries(found);
}

async function readBytes(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX_BYTES)
    throw new Problem('TOO_LARGE');
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    // Chunks must be read in sequence.
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > BODY_MAX_BYTES) {
      await reader.cancel();
      throw new Problem('TOO_LARGE');
    }
    chunks.push(value);
  }
  return decodeText(Buffer.concat(chunks));
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('BAD_JSON');
  }
}

const isJson = (contentType: string): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType.trim());

async function readBody(request: Request, { takes }: Endpoint): Promise<object> {
  const text = await readBytes(request);
  if (text === '') return {};
  if (!isJson(request.headers.get('content-type') ?? ''))
    throw new Problem('WRONG_CONTENT_TYPE', { values: { type: 'application/json' } });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Problem('BAD_JSON');
  }
  if (takes === 'list') return { list: body };
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badInput('request', 'wrongType');
  return body;
}

/** Characters that cannot be stored or written to files are rejected at any depth. */
function refuseCharacters(value: unknown, field: string): void {
  if (typeof value === 'string' && hasUnfitCharacter(value)) {
    throw badInput(field, 'characters');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseCharacters(key, field);
    refuseCharacters(inner, field === 'request' ? key : `${field}.${key}`);
  }
}

/** A query with each parameter under its own name, where the endpoint knows other spellings. */
function spelled({ spellings = {} }: Endpoint, query: Record<string, string>) {
  const names = Object.keys(query).map((name) => spellings[name] ?? name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw badInput(twice, 'repeated');
  return Object.fromEntries(Object.values(query).map((value, at) => [names[at] ?? '', value]));
}

/** Fields from the query or the body; an endpoint with a body takes none from the query. */
async function readParams(
  endpoint: Endpoint,
  request: Request,
  query: Record<string, string>,
  path: Record<string, string>,
): Promise<object> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return withoutEmpty(
      endpoint,
      isRestList(endpoint) ? restListInput(query) : spelled(endpoint, query),
    );
  }
  const stray = Object.keys(query)[0];
  const body = await readBody(request, endpoint);
  if (stray !== undefined) throw badInput(stray, 'unknown');
  return withoutEmptyTexts(endpoint.input, withoutReadOnly(endpoint, body, path)) as object;
}

/** An endpoint with a body takes no query parameters. Throws BAD_INPUT. */
export function refuseQuery(url: string): void {
  const stray = Object.keys(readQuery(url))[0];
  if (stray !== undefined) throw badInput(stray, 'unknown');
}

/** The parsed input of an endpoint. Throws BAD_INPUT, BAD_JSON, WRONG_CONTENT_TYPE or TOO_LARGE. */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  path: Record<string, string>,
): Promise<unknown> {
  const query = readQuery(request.url);
  return parseInput(endpoint, await readParams(endpoint, request, query, path), path);
}

/** Validates the input with the endpoint's schema. Throws BAD_INPUT. */
export function parseInput(
  endpoint: Endpoint,
  params: object,
  path: Record<string, string>,
): unknown {
  for (const name of Object.keys(path)) {
    if (Object.hasOwn(params, name)) throw badInput(name, 'repeated');
  }
  const input = { ...params, ...path };
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success) throw refusalOf(parsed.error, input);
  refuseCharacters(parsed.data, 'request');
  return parsed.data;
}
