// The values that the fuzzer puts in the place of a good one, as JSON texts.

/** What kind of malformed input it is; `npm test` sends each kind, `npm run test:full` all of them everywhere. */
export type InputClass =
  | 'missing'
  | 'type'
  | 'number'
  | 'characters'
  | 'length'
  | 'nesting'
  | 'prototype'
  | 'injection'
  | 'date';

export interface BadValue {
  readonly name: string;
  readonly kind: InputClass;
  /** JSON text, which may be no valid JSON value of JavaScript (`1e400`); undefined leaves the field out. */
  readonly json: string | undefined;
}

const DEEP = 500;

const as =
  (kind: InputClass) =>
  (named: Readonly<Record<string, string | undefined>>): BadValue[] =>
    Object.entries(named).map(([name, json]) => ({ name, kind, json }));
/** Texts, written out as JSON. */
const texts = (kind: InputClass, named: Readonly<Record<string, string>>): BadValue[] =>
  Object.entries(named).map(([name, text]) => ({ name, kind, json: JSON.stringify(text) }));

export const BAD_VALUES: readonly BadValue[] = [
  ...as('missing')({ missing: undefined, null: 'null', 'empty text': '""', blank: '"  "' }),
  ...as('type')({
    true: 'true',
    'the text true': '"true"',
    'empty list': '[]',
    'empty object': '{}',
    'list of null': '[null]',
    'list of the same twice': '[1,1]',
    object: '{"a":{"b":1}}',
  }),
  ...as('number')({
    zero: '0',
    minusOne: '-1',
    minusZero: '-0',
    half: '0.5',
    'largest integer': '2147483647',
    '2^31': '2147483648',
    '2^53': '9007199254740992',
    '2^63': '9223372036854775808',
    '1e308': '1e308',
    '-1e308': '-1e308',
    '1e400': '1e400',
    'smallest fraction': '5e-324',
  }),
  ...texts('number', {
    'NaN as text': 'NaN',
    'Infinity as text': 'Infinity',
    '2^31 as text': '2147483648',
    'fifteen digits': '999999999999999',
    'exponent as text': '1e3',
    'hexadecimal as text': '0x10',
    'Arabic digits': '١٢',
    'signed text': '+1',
  }),
  ...as('characters')({
    NUL: '"\\u0000"',
    'NUL inside': '"a\\u0000b"',
    'lone high surrogate': '"\\ud800"',
    'lone low surrogate': '"a\\udc00"',
    'no character': '"\\uffff"',
    'direction override': '"\\u202e\\u2066abc"',
    'combining marks': '"Z\\u0351\\u036b\\u0343\\u036a\\u0302\\u036b\\u033d"',
    'family emoji': '"👨‍👩‍👧‍👦"',
  }),
  ...texts('length', {
    'five thousand': 'x'.repeat(5_000),
    'hundred thousand': 'x'.repeat(100_000),
  }),
  ...as('nesting')({
    'deep list': '['.repeat(DEEP) + ']'.repeat(DEEP),
    'deep object': '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
    'long list': `[${'1,'.repeat(10_000)}1]`,
  }),
  ...as('prototype')({
    '__proto__ in it': '{"__proto__":{"admin":true}}',
    __proto__: '"__proto__"',
    constructor: '"constructor"',
    toString: '"toString"',
  }),
  ...texts('injection', {
    'SQL condition': "' OR 1=1 --",
    'SQL statement': `x'); DROP TABLE "staff"; --`,
    'SQL pattern': "%_\\'",
    template: '{{7*7}} ${7*7} %{name} |||| <%= 7 %>',
    'header injection': 'a\r\nX-Injected: 1\r\n\r\n<b>',
    formula: '=HYPERLINK("http://a.test","b")',
    script: '<img src=x onerror=alert(1)><script>',
    'path upwards': '../../../../etc/passwd',
  }),
  ...as('date')({
    'after the last day': '8640000000000001',
    'last day': '8640000000000000',
    'last day as text': '"8640000000000000"',
    'thirtieth of February': '"2026-02-30"',
    'year 0': '"0000-01-01"',
    'year 9999': '"9999-12-31"',
    'no moment': '"2026-13-01T25:61:61Z"',
  }),
];
