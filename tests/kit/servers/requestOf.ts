// Converts an endpoint and its input into the request a client would send.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { isRestList } from '../../../server/http/simpleRest.ts';

/** The sender. */
export interface Sender {
  token?: string | undefined;
  terminalKey?: string | undefined;
  requestorKey?: string | undefined;
  /** The lastUpdatedTime that a save is based on. */
  asRead?: number | undefined;
}

const HOST = 'http://lockerdesk.test';

/** The path with its parameters filled in, and the remaining input. */
function fillPath(path: string, input: Record<string, unknown>): [string, Record<string, unknown>] {
  const left = { ...input };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete left[name];
    return encodeURIComponent(String(input[name]));
  });
  return [filled, left];
}

/** The sender's headers. */
export const headersOf = ({
  token,
  terminalKey,
  requestorKey,
  asRead,
}: Sender): Record<string, string> => ({
  ...(token === undefined ? {} : { 'X-User-Token': token }),
  ...(terminalKey === undefined ? {} : { 'X-Terminal-Key': terminalKey }),
  ...(requestorKey === undefined ? {} : { 'X-Requestor-Key': requestorKey }),
  ...(asRead === undefined ? {} : { 'If-Match': `"${asRead}"` }),
});

/** The query parameters of our own lists: `sort`, `range` and `filter`, each as JSON. */
function restQuery({ page, size = 10, sort, ...filter }: Record<string, unknown>) {
  const by = typeof sort === 'string' ? sort : '';
  const first = Number(page ?? 0) * Number(size);
  const [field, order] = by.split(',');
  return {
    ...(sort === undefined ? {} : { sort: JSON.stringify([field, order?.toUpperCase()]) }),
    ...(page === undefined ? {} : { range: JSON.stringify([first, first + Number(size) - 1]) }),
    ...(Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {}),
  };
}

/** Form data of the values; files are passed through. */
function formOf(given: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of given)
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** The request: path parameters in the path, the rest as query or JSON body. */
export function requestOf(
  endpoint: Endpoint,
  input: unknown,
  sender: Sender = {},
  server: string = HOST,
): Request {
  const [path, left] = fillPath(endpoint.path, (input ?? {}) as Record<string, unknown>);
  const headers = headersOf(sender);
  const given = Object.entries(left).filter(([, value]) => value !== undefined);
  if (endpoint.takes === 'multipart')
    return new Request(`${server}${path}`, { method: 'POST', headers, body: formOf(given) });
  if (endpoint.method === 'POST' || endpoint.method === 'PUT') {
    const asked = Object.fromEntries(given);
    const told = endpoint.takes === 'list' && 'list' in asked ? asked['list'] : asked;
    const body = given.length > 0 ? JSON.stringify(told) : undefined;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    return new Request(`${server}${path}`, {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }
  const asked = Object.fromEntries(given);
  const told = isRestList(endpoint) ? restQuery(asked) : asked;
  const query = new URLSearchParams(
    Object.entries(told).map(([name, value]) => [name, String(value)]),
  ).toString();
  const { method } = endpoint;
  return new Request(`${server}${path}${query ? `?${query}` : ''}`, { method, headers });
}
