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

const FORMS: Readonly<Record<FormClass, Readonly<Record<string, BadForm['of']>>>> = {
  shape: {
    'unknown field': (_, good) => ({ fields: { ...good, nobodyKnowsThis: '1' } }),
    'field sent twice': (endpoint, good) =>
      takesBody(endpoint)
        ? { body: `{"${first(good)}":1,"${first(good)}":{}}` }
        : { query: `${first(good)}=1&${first(good)}=2` },
    nothing: either('', ''),
    null: either('null', 'null'),
    'list of lists': either('[[],[[]]]', 'a[]=1&a[b][c]=2'),
  },
  encoding: {
    broken: either('{"a":}', 'a=%zz'),
    'cut off': either('{"a":"b', '%=1&a=%4'),
    'another spelling': either("{'a':1,}", 'a=%c0%af&b=%u0041'),
    'no UTF-8': either(bytes(0x7b, 0xff, 0xfe, 0x7d), '%ff%fe=1'),
    'byte order mark, prototype name': either(
      bytes(0xef, 0xbb, 0xbf, 0x7d),
      '__proto__=1&constructor=1',
    ),
  },
  size: {
    'over the limit': either(`{"a":"${'x'.repeat(BODY_MAX_BYTES)}"}`, `${'x'.repeat(20_000)}=1`),
    'wrong length, many fields': (endpoint) =>
      takesBody(endpoint)
        ? { headers: { 'Content-Length': '999999999999' } }
        : { query: Array.from({ length: 2_000 }, (_, at) => `k${at}=1`).join('&') },
  },
  contentType: {
    'plain text': typed('text/plain', '{}', '&&&==&='),
    'form of a page': typed('application/x-www-form-urlencoded', 'a=1&b=2', '?a=1?b=2'),
  },
  multipart: {
    'multipart without its border': typed(
      'multipart/form-data',
      '--x--',
      'filter={"__proto__":{"a":1}}',
    ),
    'multipart cut off': (endpoint, good) => typed(FORM, openForm(good), 'filter={"a":')(endpoint),
    'two files and a part without a name': typed(FORM, TWO_FILES, 'range=[0,1e9]&sort=["a"]'),
  },
  address: {
    'another method': () => ({ method: 'PATCH' }),
    'id that is none': ({ path }) => ({
      path: path.includes(':') ? path.replaceAll(/:\w+/g, "1'or'1") : `${path}/1'or'1`,
    }),
    'broken path': ({ path }) => ({
      path: path.includes(':') ? path.replaceAll(/:\w+/g, '%ed%a0%80') : `${path}%zz`,
    }),
  },
  headers: {
    'token that is none': () => ({
      headers: Object.fromEntries(
        ['X-User-Token', 'X-Terminal-Key', 'X-Requestor-Key'].map((name) => [
          name,
          `' OR 1=1 -- ${'\u00ff'.repeat(8_000)}`,
        ]),
      ),
    }),
    'odd headers': () => ({
      headers: {
        'If-Match': '"-1e400", W/"x", *',
        Range: 'bytes=99999999999999999999-1,-0,a-b',
        'X-Forwarded-For': "' OR 1=1, ::::, 999.1.1.1",
        'Accept-Language': '*;q=nan',
        'User-Agent': "x'); DROP TABLE sessions; --",
      },
    }),
  },
};

export const BAD_FORMS: readonly BadForm[] = Object.entries(FORMS).flatMap(([kind, forms]) =>
  Object.entries(forms).map(([name, of]) => ({ name, kind: kind as FormClass, of })),
);
