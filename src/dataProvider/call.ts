// The browser's only fetch: calls an endpoint of the contract and returns its output.
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
  /** Cancels the call, which then rejects with an AbortError. */
  signal?: AbortSignal | undefined;
  /** The record's `lastUpdatedTime` as read: saving an older version is refused as STALE. */
  asRead?: number | undefined;
  /** A session that this browser has already ended: the call uses its token and survives leaving the page. */
  givenUp?: string | undefined;
  /** The response is a stream: where it cannot be opened, a proxy may refuse it, and the server still answers calls. */
  streamed?: boolean;
}

/** What the app provides to every call. */
interface Surroundings {
  token(): string | undefined;
  /** The session has expired or was ended. */
  sessionEnded(): void;
  /** The error text for staff. */
  messages(failure: Failure): string;
  /** The language of files. */
  language(): string | undefined;
  /** Features announced beyond the documented calls. */
  features(): readonly string[];
  /** What came with a response. */
  onHeaders(headers: Headers): void;
}

const surroundings: Surroundings = {
  token: () => undefined,
  sessionEnded: () => undefined,
  messages: (failure) => failure.serverMessage ?? `HTTP ${failure.status}`,
  language: () => undefined,
  features: () => [],
  onHeaders: () => undefined,
};

/** Provides the session and the error texts to all later calls. */
export function configureCalls(parts: Partial<Surroundings>): void {
  Object.assign(surroundings, parts);
}

/** Headers of a call (R7.1, R7.2). */
function headersOf(body: Sent['body'], { asRead, givenUp }: CallOptions): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const language = surroundings.language();
  if (language !== undefined) headers.set('Accept-Language', language);
  const token = givenUp ?? surroundings.token();
  if (token !== undefined) headers.set('X-User-Token', token);
  // The browser sets a form's Content-Type itself, with its boundary.
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (asRead !== undefined && surroundings.features().includes('stale-saves')) {
    headers.set('If-Match', `"${asRead}"`);
  }
  return headers;
}

/** A request as sent. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body?: string | FormData | undefined;
  /** Called without a session: a refusal does not end one. */
  readonly open?: boolean;
}

async function send(sent: Sent, options: CallOptions): Promise<Response> {
  const { url, method, body } = sent;
  const { signal, givenUp, streamed } = options;
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
    surroundings.onHeaders(response.headers);
    return response;
  } catch (cause) {
    ended(streamed || isAborted(cause) ? 'aborted' : 'lost');
    if (isAborted(cause)) throw new DOMException('The call was given up.', 'AbortError');
    throw failed({ status: 0, time: Date.now() }, cause);
  }
}

function failed(failure: Failure, cause?: unknown): CallError {
  return new CallError(failure, surroundings.messages(failure), cause);
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
 * Sends a request and parses the JSON response.
 * @throws CallError when the server refuses, fails or is unreachable; AbortError when cancelled
 */
export async function exchange(sent: Sent, options: CallOptions = {}) {
  const response = await send(sent, options);
  const body = await jsonOf(response);
  const status = statusOf(response, body);
  if (status < 200 || status > 299)
    refuse(options.givenUp === undefined ? sent : { ...sent, open: true }, status, body);
  return { status, body, headers: response.headers };
}

/** An endpoint with its input as a request, without input that this server does not announce. */
function sentOf(endpoint: Endpoint, input: object): Sent {
  const params = onlyAnnounced(endpoint, { ...input }, surroundings.features());
  const { method, needs } = endpoint;
  const address = isRestList(endpoint)
    ? restAddress(endpoint, params)
    : addressOf(endpoint, params);
  return { method, open: needs === 'anyone', ...address };
}

/**
 * Calls an endpoint.
 * @param input path parameters, query and body in one object
 * @throws CallError when the server refuses, fails or is unreachable; AbortError when cancelled
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Output<E>> {
  const { body, headers } = await exchange(sentOf(endpoint, input as object), options);
  return (isRestList(endpoint) ? pageOfRows(body, headers, input as object) : body) as Output<E>;
}

/**
 * Calls an endpoint whose declaration is fetched at the first call, so that the sign-in page is drawn without it.
 * @throws as `call`; without the declaration, as without a response
 */
export async function callOnceLoaded<E extends Endpoint>(
  load: () => Promise<E>,
  input: Input<E>,
): Promise<Output<E>> {
  const endpoint = await load().catch((cause: unknown) => {
    throw failed({ status: 0, time: Date.now() }, cause);
  });
  return call(endpoint, input);
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

/** Opens a streamed response; throws as `call` does. */
export async function fetchEvents<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await fetchFile(endpoint, input, { ...options, streamed: true });
  return body ?? new Blob([]).stream();
}

/** The whole response body. Throws if the connection was lost: incomplete files are not saved. */
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

/** Retry delay of queued downloads: the server holds no request longer than common proxy timeouts. */
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
 * Fetches a download with the token and saves it under the server's file name once complete; listed in `downloads()`
 * meanwhile. Throws as `call` does, and with BROKEN_OFF if the response was incomplete.
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
