// Keeps spreadsheets from executing the texts of a CSV file: an apostrophe before what could be a formula.

const SIGNS = '=+@\uFF1D\uFF0B\uFF0D\uFF20-';
const SPACES = '\\t\\n\\v\\f\\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF';
/** Letters and the marks on them: what is beyond ASCII, but signs, punctuation and full-width forms. */
const LETTERS =
  'A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u167F\u1681-\u1FFF\u2C00-\u2DFF\u3005-\uD7FF\uF900-\uFDFF\u{20000}-\u{323AF}';
const INNER_LETTERS = `${LETTERS} .`;

/** Characters that start a formula in spreadsheets, including full-width ones, after optional whitespace. */
const FORMULA = `^([${SPACES}]*[${SIGNS}]|[\\t\\r\\n])`;

/**
 * A sign that starts no formula: a telephone number or a signed number ("+44 7911 123456", "-1"), or words after a
 * number ("-1 floor, car park"). Without an operator, a bracket, a cell or another program there is nothing to execute.
 */
const HARMLESS = `[+-][0-9][0-9 ]*(?: [${LETTERS}][${INNER_LETTERS}]*)?`;
const WHOLE_HARMLESS = `^${HARMLESS}(?:, [${LETTERS}][${INNER_LETTERS}]*)*$`;

/** Characters after which a spreadsheet with another field separator, ignoring our quotes, starts a new field. */
const INNER_FORMULA = `((?:^[${SPACES}]*"|[,;\\t\\n])[${SPACES}"]*)(?=[${SIGNS}])(?!${HARMLESS}(?:[,;\\t\\n]|$))`;

const [isFormula, isHarmless, innerFormulas] = [
  new RegExp(FORMULA, 'u'),
  new RegExp(WHOLE_HARMLESS, 'u'),
  new RegExp(INNER_FORMULA, 'gu'),
];

/** Text escaped so that no spreadsheet treats it as a formula. */
export const plain = (text: string): string =>
  isFormula.test(text) && !isHarmless.test(text) ? `'${text}` : text;

/** Fast path: without one of these characters no new field can start within a text. */
const PARTS = /[",;\t\n]/;

/** The same for a CSV file: a formula may start after any locale's field separator. */
export const plainInText = (text: string): string =>
  PARTS.test(text) ? plain(text).replaceAll(innerFormulas, "$1'") : plain(text);
