// Keeps spreadsheets from executing the texts of a CSV file: an apostrophe before what could be a formula.

/** Characters that start a formula in spreadsheets, including full-width ones, after optional whitespace. */
const FORMULA = /^(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/;

/**
 * A sign that starts no formula: a telephone number or a signed number ("+44 7911 123456", "-1"), or words after a
 * number ("-1 floor, car park"). Without an operator, a bracket, a cell or another program there is nothing to execute.
 */
const HARMLESS = String.raw`[+\-]\d[\d ]*(?: \p{L}[\p{L}\p{M} .]*)?`;
const WHOLE_HARMLESS = new RegExp(`^${HARMLESS}(?:, \\p{L}[\\p{L}\\p{M} .]*)*$`, 'u');

/** Text escaped so that no spreadsheet treats it as a formula. */
export const plain = (text: string): string =>
  FORMULA.test(text) && !WHOLE_HARMLESS.test(text) ? `'${text}` : text;

/** Characters after which a spreadsheet with another field separator, ignoring our quotes, starts a new field. */
const INNER_FORMULA = new RegExp(
  String.raw`((?:^\s*"|[,;\t\n])[\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])(?!${HARMLESS}(?:[,;\t\n]|$))`,
  'gu',
);

/** Fast path: without one of these characters no new field can start within a text. */
const PARTS = /[",;\t\n]/;

/** The same for a CSV file: a formula may start after any locale's field separator. */
export const plainInText = (text: string): string =>
  PARTS.test(text) ? plain(text).replaceAll(INNER_FORMULA, "$1'") : plain(text);
