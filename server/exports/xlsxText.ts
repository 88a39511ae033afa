// A text as a workbook can hold it: the characters of XML 1.0, no escapes of the format, no more than a cell takes.

/** Excel repairs a workbook with a longer text, and says that it is damaged. */
export const CELL_TEXT_MAX = 32_767;

/** Whatever XML 1.0 forbids, lone surrogates among it, and the control characters that it allows. */
const FORBIDDEN = /[^\t\n\r\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** `_x0041_` means "A" in a workbook; an escaped underscore keeps it as it was typed. */
const ESCAPE = /_(?=x[\dA-Fa-f]{4}_)/g;

export const xlsxText = (text: string): string =>
  text
    .slice(0, CELL_TEXT_MAX)
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(ESCAPE, '_x005F_');
