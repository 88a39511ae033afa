// The malformed requests of the fuzzer that are wrong as a whole: body, address, method, headers.
import { BODY_MAX_BYTES } from '../../../server/http/input.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { BORDER, openForm, takesBody, type Fields, type Parts } from './calls.ts';

export type FormClass =
  | 'shape'
  | 'encoding'
  | 'contentType'
  | 'multipart'
  | 'size'
  | 'address'
  | 'headers';

export interface BadForm {
  readonly name: string;
  readonly kind: FormClass;
  readonly of: (endpoint: Endpoint, good: Fields) => Parts;
}

/** Wrong in the body where the call has one, and otherwise in its query. */
const either =
  (body: BodyInit, query: string) =>
  (endpoint: Endpoint): Parts =>
    takesBody(endpoint) ? { body } : { query };
const typed =
  (type: string, body: BodyInit, query: string) =>
  (endpoint: Endpoint): Parts =>
    takesBody(endpoint) ? { type, body } : { query, headers: { 'Content-Type': type } };

const first = (good: Fields): string => Object.keys(good)[0] ?? 'page';
const FORM = `multipart/form-data; boundary=${BORDER}`;
const TWO_FILES = `--${BORDER}\r\nContent-Disposition: form-data\r\n\r\n1\r\n${openForm({})}${openForm({})}--${BORDER}--`;
const bytes = (...values: number[]) => new Uint8Array(values);

export const BAD_FORMS: readonly BadForm[] = [
  {
    name: 'unknown field',
    kind: 'shape',
    of: (_, good) => ({ fields: { ...good, nobodyKnowsThis: '1' } }),
  },
  {
    name: 'field sent twice',
    kind: 'shape',
    of: (endpoint, good) =>
      takesBody(endpoint)
        ? { body: `{"${first(good)}":1,"${first(good)}":{}}` }
        : { query: `${first(good)}=1&${first(good)}=2` },
  },
  { name: 'nothing', kind: 'shape', of: either('', '') },
  { name: 'null', kind: 'shape', of: either('null', 'null') },
  { name: 'list of lists', kind: 'shape', of: either('[[],[[]]]', 'a[]=1&a[b][c]=2') },
  { name: 'broken', kind: 'encoding', of: either('{"a":}', 'a=%zz') },
  { name: 'cut off', kind: 'encoding', of: either('{"a":"b', '%=1&a=%4') },
  { name: 'another spelling', kind: 'encoding', of: either("{'a':1,}", 'a=%c0%af&b=%u0041') },
  { name: 'no UTF-8', kind: 'encoding', of: either(bytes(0x7b, 0xff, 0xfe, 0x7d), '%ff%fe=1') },
  {
    name: 'byte order mark, prototype name',
    kind: 'encoding',
    of: either(bytes(0xef, 0xbb, 0xbf, 0x7d), '__proto__=1&constructor=1'),
  },
  {
    name: 'over the limit',
    kind: 'size',
    of: either(`{"a":"${'x'.repeat(BODY_MAX_BYTES)}"}`, `${'x'.repeat(20_000)}=1`),
  },
  {
    name: 'wrong length, many fields',
    kind: 'size',
    of: (endpoint) =>
      takesBody(endpoint)
        ? { headers: { 'Content-Length': '999999999999' } }
        : { query: Array.from({ length: 2_000 }, (_, at) => `k${at}=1`).join('&') },
  },
  { name: 'plain text', kind: 'contentType', of: typed('text/plain', '{}', '&&&==&=') },
  {
    name: 'form of a page',
    kind: 'contentType',
    of: typed('application/x-www-form-urlencoded', 'a=1&b=2', '?a=1?b=2'),
  },
  {
    name: 'multipart without its border',
    kind: 'multipart',
    of: typed('multipart/form-data', '--x--', 'filter={"__proto__":{"a":1}}'),
  },
  {
    name: 'multipart cut off',
    kind: 'multipart',
    of: (endpoint, good) => typed(FORM, openForm(good), 'filter={"a":')(endpoint),
  },
  {
    name: 'two files and a part without a name',
    kind: 'multipart',
    of: typed(FORM, TWO_FILES, 'range=[0,1e9]&sort=["a"]'),
  },
  { name: 'another method', kind: 'address', of: () => ({ method: 'PATCH' }) },
  {
    name: 'id that is none',
    kind: 'address',
    of: ({ path }) => ({
      path: path.includes(':') ? path.replaceAll(/:\w+/g, "1'or'1") : `${path}/1'or'1`,
    }),
  },
  {
    name: 'broken path',
    kind: 'address',
    of: ({ path }) => ({
      path: path.includes(':') ? path.replaceAll(/:\w+/g, '%ed%a0%80') : `${path}%zz`,
    }),
  },
  {
    name: 'token that is none',
    kind: 'headers',
    of: () => ({
      headers: Object.fromEntries(
        ['X-User-Token', 'X-Terminal-Key', 'X-Requestor-Key'].map((name) => [
          name,
          `' OR 1=1 -- ${'\u00ff'.repeat(8_000)}`,
        ]),
      ),
    }),
  },
  {
    name: 'odd headers',
    kind: 'headers',
    of: () => ({
      headers: {
        'If-Match': '"-1e400", W/"x", *',
        Range: 'bytes=99999999999999999999-1,-0,a-b',
        'X-Forwarded-For': "' OR 1=1, ::::, 999.1.1.1",
        'Accept-Language': '*;q=nan',
        'User-Agent': "x'); DROP TABLE sessions; --",
      },
    }),
  },
];
