// A text as a workbook can hold it: the characters of XML 1.0, no escapes of the format, no more than a cell takes.

/** Excel repairs a workbook with a longer text, and says that it is damaged. */
export const CELL_TEXT_MAX = 32_767;

/** Whatever XML 1.0 forbids, and the control characters that it allows. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;
/** `_x0041_` means "A" in a workbook; an escaped underscore keeps it as it was typed. */
const ESCAPE = /_(?=x[0-9A-Fa-f]{4}_)/gu;
/** Blanks that XML does not keep unless it is told to. */
const BLANKS = /^ | $| {2}|[\t\n]/u;
/** What most texts do not hold: they stand in a sheet as they are. */
const DOUBTFUL = /[&<>\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x| {2}|^ | $/u;

const xml = (text: string): string =>
  text
    .slice(0, CELL_TEXT_MAX)
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(ESCAPE, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The element of a text; nothing if nothing of the text is left. */
export function xlsxText(text: string): string {
  if (text.length <= CELL_TEXT_MAX && !DOUBTFUL.test(text)) return text && `<t>${text}</t>`;
  const written = xml(text);
  const space = BLANKS.test(written) ? ' xml:space="preserve"' : '';
  return written && `<t${space}>${written}</t>`;
}
