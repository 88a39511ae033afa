// A text as a workbook can hold it: the characters of XML 1.0, no escapes of the format, no more than a cell takes.

/** Excel repairs a workbook with a longer text, and says that it is damaged. */
export const CELL_TEXT_MAX = 32_767;

// The patterns are read by JavaScript and by PostgreSQL alike.
/** Whatever XML 1.0 forbids, and the control characters that it allows. */
export const FORBIDDEN = '[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\uFFFE\uFFFF]';
/** `_x0041_` means "A" in a workbook; an escaped underscore keeps it as it was typed. */
export const ESCAPE = '_(?=x[0-9A-Fa-f]{4}_)';
/** Blanks that XML does not keep unless it is told to. */
export const BLANKS = '^ | $|  |[\\t\\n]';

const [forbidden, escape] = [new RegExp(`${FORBIDDEN}|\\p{Cs}`, 'gu'), new RegExp(ESCAPE, 'gu')];

export const xlsxText = (text: string): string =>
  text
    .slice(0, CELL_TEXT_MAX)
    .replaceAll(forbidden, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(escape, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const hasBlanks = new RegExp(BLANKS, 'u');

/** What stands before a text, behind the name of its element. */
export const KEPT = ' xml:space="preserve">';
export const PLAIN = '>';

/** The rest of an element with this text, in XML already, up to its end. */
export const withBlanks = (text: string): string => (hasBlanks.test(text) ? KEPT : PLAIN) + text;
