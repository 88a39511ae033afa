// The only fetch of the browser side: asks an endpoint of the contract and gives its answer.
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import { addressOf } from './address.ts';
import { CallError, isAborted, type Failure } from './callError.ts';
import { sending } from './connection.ts';
import { saveFile } from './saveFile.ts';

export interface CallOptions {
  /** Gives the call up; it then rejects with an AbortError. */
  signal?: AbortSignal | undefined;
  /** The `lastUpdatedTime` of the record as it was read: a save of an older one is then refused as STALE. */
  asRead?: number | undefined;
}

/** What the rest of the house lends to every call. */
interface Surroundings {
  token(): string | undefined;
  /** The server no longer knows the session. */
  sessionEnded(): void;
  /** The words that staff read for a failure. */
  words(failure: Failure): string;
}

const surroundings: Surroundings = {
  token: () => undefined,
  sessionEnded: () => undefined,
  words: (failure) => failure.serverMessage ?? `HTTP ${failure.status}`,
};

/** Lends the session and the words to all later calls. */
export function lendToCalls(parts: Partial<Surroundings>): void {
  Object.assign(surroundings, parts);
}

/** "All authenticated calls send the session token in a user-token header (X-User-Token), JSON content." */
function headersOf(body: string | undefined, asRead: number | undefined): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const token = surroundings.token();
  if (token !== undefined) headers.set('X-User-Token', token);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (asRead !== undefined) headers.set('If-Match', `"${asRead}"`);
  return headers;
}

async function send(endpoint: Endpoint, input: object, options: CallOptions): Promise<Response> {
  const { signal, asRead } = options;
  const { url, body } = addressOf(endpoint, { ...input });
  const ended = sending();
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: headersOf(body, asRead),
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    ended('answered');
    return response;
  } catch (cause) {
    ended(isAborted(cause) ? 'aborted' : 'lost');
    if (isAborted(cause)) throw new DOMException('The call was given up.', 'AbortError');
    throw failed({ status: 0, time: Date.now() }, cause);
  }
}

function failed(failure: Failure, cause?: unknown): CallError {
  return new CallError(failure, surroundings.words(failure), cause);
}

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** "Some screens read the message at the top level, others under a data part." */
function failureOf(status: number, body: unknown): Failure {
  const top = isBody(body) ? body : {};
  const data = isBody(top['data']) ? top['data'] : {};
  return {
    status,
    code: textIn(top['code']),
    field: textIn(top['field']),
    values: isBody(top['values']) ? (top['values'] as Record<string, string | number>) : undefined,
    serverMessage: textIn(top['message']) ?? textIn(data['message']),
    current: isBody(top['current']) ? top['current'] : undefined,
    time: Date.now(),
  };
}

/** "HTTP 401 (or body statusCode 401)": what the answer says of itself; a body may carry its own status. */
function statusOf(response: Response, body: unknown): number {
  const own = isBody(body) ? body['statusCode'] : undefined;
  if (!response.ok || typeof own !== 'number' || own === 0 || (own >= 200 && own < 300)) {
    return response.status;
  }
  return own;
}

function refuse(endpoint: Endpoint, status: number, body: unknown): never {
  if (status === 401 && endpoint.needs !== 'anyone') surroundings.sessionEnded();
  throw failed(failureOf(status, body));
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    if (!response.ok) return {};
    throw failed({ status: 502, time: Date.now() });
  }
}

/**
 * Asks an endpoint.
 * @param input path parameters, query and body in one object
 * @throws CallError when the server refuses, breaks or cannot be reached; AbortError when given up
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  const response = await send(endpoint, input as object, options);
  const body = await jsonOf(response);
  const status = statusOf(response, body);
  if (status < 200 || status > 299) refuse(endpoint, status, body);
  return body as Output<E>;
}

async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions,
): Promise<Response> {
  const response = await send(endpoint, input as object, options);
  if (!response.ok) refuse(endpoint, response.status, await jsonOf(response));
  return response;
}

/** Fetches a picture or another file with the token; throws as `call` does. */
export const fetchBlob = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Blob> => (await fetchFile(endpoint, input, options)).blob();

/** Fetches a download with the token and saves it under the name the server gave it. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<void> {
  const response = await fetchFile(endpoint, input, options);
  saveFile(await response.blob(), response.headers.get('Content-Disposition'), endpoint.path);
}
