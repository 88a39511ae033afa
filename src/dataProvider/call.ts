// The only fetch of the browser side: asks an endpoint of the contract and gives its answer.
import type { Endpoint, Input, Output } from '../../contract/endpoint.ts';
import { addressOf } from './address.ts';
import { onlyAnnounced } from './announced.ts';
import { BROKEN_OFF, CallError, isAborted, type Failure } from './callError.ts';
import { sending } from './connection.ts';
import { beginDownload } from './downloads.ts';
import { failureOf, statusOf } from './readAnswer.ts';
import { isRestList, pageOfRows, restAddress } from './restAddress.ts';
import { saveFile } from './saveFile.ts';

export interface CallOptions {
  /** Gives the call up; it then rejects with an AbortError. */
  signal?: AbortSignal | undefined;
  /** The `lastUpdatedTime` of the record as it was read: a save of an older one is then refused as STALE. */
  asRead?: number | undefined;
  /** A session that this browser has given up already: asked in its name, also when the page is left meanwhile. */
  givenUp?: string | undefined;
}

/** What the rest of the product lends to every call. */
interface Surroundings {
  token(): string | undefined;
  /** The server no longer knows the session. */
  sessionEnded(): void;
  /** The words that staff read for a failure. */
  words(failure: Failure): string;
  /** What the server announces beyond the documented calls. */
  features(): readonly string[];
  /** What came with an answer. */
  heard(headers: Headers): void;
}

const surroundings: Surroundings = {
  token: () => undefined,
  sessionEnded: () => undefined,
  words: (failure) => failure.serverMessage ?? `HTTP ${failure.status}`,
  features: () => [],
  heard: () => undefined,
};

/** Lends the session and the words to all later calls. */
export function lendToCalls(parts: Partial<Surroundings>): void {
  Object.assign(surroundings, parts);
}

/** The headers of a call (R7.1, R7.2). */
function headersOf(body: Sent['body'], { asRead, givenUp }: CallOptions): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const token = givenUp ?? surroundings.token();
  if (token !== undefined) headers.set('X-User-Token', token);
  // A form names its own border in its type: the browser writes that.
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (asRead !== undefined && surroundings.features().includes('stale-saves')) {
    headers.set('If-Match', `"${asRead}"`);
  }
  return headers;
}

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body?: string | FormData | undefined;
  /** It is asked without a session: a refusal says nothing of one. */
  readonly open?: boolean;
}

async function send(sent: Sent, options: CallOptions): Promise<Response> {
  const { url, method, body } = sent;
  const { signal, givenUp } = options;
  const ended = sending();
  try {
    const response = await fetch(url, {
      method,
      headers: headersOf(body, options),
      ...(givenUp === undefined ? {} : { keepalive: true }),
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    });
    ended('answered');
    surroundings.heard(response.headers);
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

function refuse({ open }: Sent, status: number, body: unknown): never {
  if (status === 401 && !open) surroundings.sessionEnded();
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
 * Sends a request and reads the JSON that comes back.
 * @throws CallError when the server refuses, breaks or cannot be reached; AbortError when given up
 */
export async function exchange(sent: Sent, options: CallOptions = {}) {
  const response = await send(sent, options);
  const body = await jsonOf(response);
  const status = statusOf(response, body);
  if (status < 200 || status > 299)
    refuse(options.givenUp === undefined ? sent : { ...sent, open: true }, status, body);
  return { status, body, headers: response.headers };
}

/** An endpoint with its input as a request; what this server does not announce is not asked of it. */
function sentOf(endpoint: Endpoint, input: object): Sent {
  const asked = onlyAnnounced(endpoint, { ...input }, surroundings.features());
  const { method, needs } = endpoint;
  const address = isRestList(endpoint) ? restAddress(endpoint, asked) : addressOf(endpoint, asked);
  return { method, open: needs === 'anyone', ...address };
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
  const { body, headers } = await exchange(sentOf(endpoint, input as object), options);
  return (isRestList(endpoint) ? pageOfRows(body, headers, input as object) : body) as Output<E>;
}

async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions,
): Promise<Response> {
  const sent = sentOf(endpoint, input as object);
  const response = await send(sent, options);
  if (!response.ok) refuse(sent, response.status, await jsonOf(response));
  return response;
}

/** Fetches a picture or another file with the token; throws as `call` does. */
export const fetchBlob = async <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Blob> => (await fetchFile(endpoint, input, options)).blob();

/** Opens an answer that goes on, and gives it as it comes; throws as `call` does. */
export async function fetchEvents<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await fetchFile(endpoint, input, options);
  return body ?? new Blob([]).stream();
}

/** All bytes of an answer. Throws when the line broke before the end: what came is not saved. */
async function wholeOf(response: Response, received: (bytes: number) => void): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  const type = response.headers.get('Content-Type') ?? '';
  received(bytes);
  try {
    for (;;) {
      const piece = await reader?.read();
      if (!piece || piece.done) return new Blob(chunks, { type });
      chunks.push(piece.value);
      bytes += piece.value.byteLength;
      received(bytes);
    }
  } catch (cause) {
    if (isAborted(cause)) throw cause;
    throw failed({ status: response.status, code: BROKEN_OFF, time: Date.now() }, cause);
  }
}

/** The server has a queue, and holds no request longer than proxies do: whoever still waits asks again. */
const AGAIN_MS = 1_000;

async function fetchInTurn<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions & { readonly signal: AbortSignal },
): Promise<Response> {
  try {
    return await fetchFile(endpoint, input, options);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'EXPORTS_BUSY') throw error;
  }
  await new Promise((next) => setTimeout(next, AGAIN_MS));
  return fetchInTurn(endpoint, input, options);
}

/**
 * Fetches a download with the token and saves it under the name the server gave it, once it is there as a whole;
 * meanwhile it is among `downloads()`. Throws as `call` does, and with BROKEN_OFF where its end never came.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<void> {
  const { signal, received, ended } = beginDownload(options.signal);
  try {
    const response = await fetchInTurn(endpoint, input, { ...options, signal });
    const file = await wholeOf(response, received);
    saveFile(file, response.headers.get('Content-Disposition'), endpoint.path);
  } finally {
    ended();
  }
}
