// A call with a good input, and the request that it becomes when a part of it is spoiled.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { isRestList } from '../../../server/http/simpleRest.ts';
import { pathNames } from '../../../server/apiDocs/openApi.ts';

const HOST = 'http://lockerdesk.test';

/** Every field of an input as JSON text. */
export type Fields = Readonly<Record<string, string>>;

/** What a request is made of, as far as a variant says it; the rest follows from the call. */
export interface Parts {
  readonly fields?: Fields;
  readonly path?: string;
  readonly query?: string;
  readonly method?: string;
  readonly body?: BodyInit;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const takesBody = ({ method }: Endpoint): boolean => method === 'POST' || method === 'PUT';

/** The bytes of one surrogate, which no valid UTF-8 has. */
const SURROGATE = '%ED%A0%80';

/** Percent-encodes any text, lone surrogates too. */
const encode = (text: string): string =>
  text
    .split(/(\p{Surrogate})/u)
    .map((part) => (/\p{Surrogate}/u.test(part) ? SURROGATE : encodeURIComponent(part)))
    .join('');

/** What a field's JSON says, where it stands in an address or a form. */
function textOf(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : json;
  } catch {
    return json;
  }
}

const objectOf = (fields: Fields): string =>
  `{${Object.entries(fields)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;

const queryOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, json]) => `${encode(name)}=${encode(textOf(json))}`)
    .join('&');

/** The dialect of our own lists: filters are one JSON object, a page is a range. */
function restQueryOf({ page, size, sort, ...filter }: Fields): string {
  const range =
    page === undefined && size === undefined ? undefined : `[${page ?? 0},${size ?? 9}]`;
  const parts = { range, sort: sort && `[${sort},"ASC"]`, filter: objectOf(filter) };
  return Object.entries(parts)
    .flatMap(([name, json]) => (json === undefined ? [] : [`${name}=${encode(json)}`]))
    .join('&');
}

export const BORDER = 'border-of-the-form';
const FILE_PART = `Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG`;

/** A form of these fields with a file, up to its last border. */
export const openForm = (fields: Fields): string =>
  [
    ...Object.entries(fields).map(
      ([name, json]) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${textOf(json)}`,
    ),
    FILE_PART,
  ]
    .map((part) => `--${BORDER}\r\n${part}\r\n`)
    .join('');

function bodyOf({ takes }: Endpoint, fields: Fields): [BodyInit, type: string] {
  if (takes === 'multipart')
    return [`${openForm(fields)}--${BORDER}--\r\n`, `multipart/form-data; boundary=${BORDER}`];
  const json = takes === 'list' && fields['list'] !== undefined ? fields['list'] : objectOf(fields);
  return [json, 'application/json'];
}

/** Splits what stands in the path off from the rest. */
function splitPath({ path }: Endpoint, fields: Fields): [path: string, rest: Fields] {
  const names = new Set(pathNames(path));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encode(textOf(fields[name] ?? '')),
  );
  return [filled, Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)))];
}

/** The request of a call; what `parts` say is sent as it is. */
export function requestWith(
  endpoint: Endpoint,
  good: Fields,
  parts: Parts,
  sender: Readonly<Record<string, string>>,
): Request {
  const [path, rest] = splitPath(endpoint, parts.fields ?? good);
  const method = parts.method ?? endpoint.method;
  const asked = isRestList(endpoint) ? restQueryOf : queryOf;
  const query = parts.query ?? (takesBody(endpoint) ? '' : asked(rest));
  const address = `${HOST}${parts.path ?? path}${query && `?${query}`}`;
  const headers = { ...sender, ...parts.headers };
  if (!takesBody(endpoint)) return new Request(address, { method, headers });
  const [body, type] = bodyOf(endpoint, rest);
  return new Request(address, {
    method,
    headers: { 'Content-Type': parts.type ?? type, ...headers },
    body: parts.body ?? body,
  });
}
