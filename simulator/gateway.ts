// HTTP client of a terminal or provider: calls of the contract, authenticated with its key.
import type { Endpoint, Input } from '../contract/endpoint.ts';
import { TERMINAL_KEY_HEADER } from '../contract/terminals/terminals.ts';

/** Calls the server; throws `Refused` for an error response, and fetch's own error without a response. */
export type Gateway = <I extends Endpoint['input'], O extends Endpoint['output']>(
  endpoint: Endpoint<I, O>,
  input: Input<Endpoint<I, O>>,
  signal: AbortSignal,
) => Promise<O['_output']>;

/** The server returned an error response. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, path: string) {
    super(`${path} was refused with ${status}`);
    this.status = status;
  }
}

/** No response, or a server error: the outcome is unknown. */
export const isAway = (error: unknown): boolean =>
  !(error instanceof Refused) || error.status >= 500;

/** Request timeout, longer than the longest wait for tasks. Milliseconds. */
const PATIENCE_MS = 40_000;

/**
 * Runs work until the signal or the timeout ends it, and leaves no listener behind. It ends even if the work does not:
 * in Node 20, a body that is read while its request is aborted may stay pending for ever (nodejs/node#56917).
 */
async function patiently<T>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, PATIENCE_MS);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const ended = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
  });
  try {
    return await Promise.race([work(limit.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function question(input: unknown): string {
  const filled = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  return filled.length === 0
    ? ''
    : `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

/** The path with its parameters filled in, and the rest of the input. */
function addressed(path: string, input: object): [string, object] {
  const left: Record<string, unknown> = { ...input };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(left[name]));
    delete left[name];
    return value;
  });
  return [filled, left];
}

/**
 * The gateway of one locker at the server's URL, e.g. `http://127.0.0.1:3000`.
 * @param header the header of the key; default: a locker's
 */
export function openGateway(url: string, key: string, header = TERMINAL_KEY_HEADER): Gateway {
  return (endpoint, input, signal) =>
    patiently(signal, async (limit) => {
      const asks = endpoint.method === 'GET';
      const [path, left] = addressed(endpoint.path, input as object);
      const response = await fetch(url + path + (asks ? question(left) : ''), {
        method: endpoint.method,
        headers: {
          [header]: key,
          ...(asks ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(asks ? {} : { body: JSON.stringify(left) }),
        signal: limit,
      });
      const body: unknown = await response.json();
      if (!response.ok) throw new Refused(response.status, endpoint.path);
      return endpoint.output.parse(body);
    });
}

/** A file's bytes from the offset `from` on; throws as a gateway does. */
export type Download = (
  endpoint: Endpoint,
  input: Readonly<Record<string, string>>,
  from: number,
  signal: AbortSignal,
) => AsyncIterable<Uint8Array>;

/** Downloads of one locker at the server's URL, without a timeout as long as bytes arrive. */
export const openDownload = (url: string, key: string): Download =>
  async function* download(endpoint, input, from, signal) {
    const headers = {
      [TERMINAL_KEY_HEADER]: key,
      ...(from > 0 && { Range: `bytes=${from}-` }),
    };
    const response = await fetch(url + endpoint.path + question(input), { headers, signal });
    if (!response.ok || !response.body) throw new Refused(response.status, endpoint.path);
    yield* response.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;
  };
