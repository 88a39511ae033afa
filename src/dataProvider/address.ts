// Builds the URL of a call: the server's base URL, the path with its parameters, the query.
import type { Endpoint } from '../../contract/endpoint.ts';

type Values = Record<string, unknown>;

/**
 * The API's base URL without a trailing slash; empty means the page's origin. A `<meta name="api-url">` of the served page
 * takes precedence over the build's VITE_API_URL.
 */
export function serverAddress(): string {
  const configured = document.querySelector<HTMLMetaElement>('meta[name="api-url"]')?.content;
  return (configured || import.meta.env['VITE_API_URL'] || '').replace(/\/+$/, '');
}

const spell = (value: unknown): string =>
  value instanceof Date ? String(value.getTime()) : String(value);

/** Query string; empty values mean no filter and are omitted, lists repeat their name. */
export function queryOf(values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, spell(one));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Splits an endpoint's input into a URL and a body.
 * @returns `body` is undefined for GET and DELETE, whose input other than path parameters is in the query
 */
export function addressOf(endpoint: Endpoint, input: Values): { url: string; body?: string } {
  const rest = { ...input };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(spell(value));
  });
  const base = serverAddress() + path;
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return { url: base + queryOf(rest) };
  return { url: base, body: JSON.stringify(endpoint.takes === 'list' ? rest['list'] : rest) };
}
