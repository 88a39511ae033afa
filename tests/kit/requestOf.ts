// An endpoint and its input as the request that a client would send.
import type { Endpoint } from '../../contract/endpoint.ts';

/** Who sends it. */
export interface Sender {
  token?: string | undefined;
  terminalKey?: string | undefined;
}

const HOST = 'http://lockerdesk.test';

/** The path with its parameters in, and what is left of the input. */
function fillPath(path: string, input: Record<string, unknown>): [string, Record<string, unknown>] {
  const left = { ...input };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete left[name];
    return encodeURIComponent(String(input[name]));
  });
  return [filled, left];
}

/** The headers of whoever sends it. */
export const headersOf = ({ token, terminalKey }: Sender): Record<string, string> => ({
  ...(token === undefined ? {} : { 'X-User-Token': token }),
  ...(terminalKey === undefined ? {} : { 'X-Terminal-Key': terminalKey }),
});

/** The request: path parameters in the path, the rest as query of a GET or JSON body of a POST. */
export function requestOf(
  endpoint: Endpoint,
  input: unknown,
  sender: Sender = {},
  server: string = HOST,
): Request {
  const [path, left] = fillPath(endpoint.path, (input ?? {}) as Record<string, unknown>);
  const headers = headersOf(sender);
  const given = Object.entries(left).filter(([, value]) => value !== undefined);
  if (endpoint.method === 'POST') {
    const body = given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : undefined;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    return new Request(`${server}${path}`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return new Request(`${server}${path}${query ? `?${query}` : ''}`, { headers });
}
