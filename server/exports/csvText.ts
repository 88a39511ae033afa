// A text as a cell of a CSV file: without control characters, no formula, in quotes where it must be.
import { plainInText } from './formulaGuard.ts';

/** Control characters that no cell holds. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
const ANY_CONTROL = /\p{Cc}/u;
const QUOTED = /[",\n]/u;
/** Most texts: they stand in a file as they are. */
const HARMLESS = /^[\p{L}\p{Nd}][^",;\p{Cc}]*$/u;

export const inQuotes = (text: string): string =>
  QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Some spreadsheets treat a lone carriage return as the end of a row. */
export const csvText = (text: string): string =>
  HARMLESS.test(text)
    ? text
    : inQuotes(
        plainInText(
          ANY_CONTROL.test(text) ? text.replaceAll(CONTROLS, '').replaceAll(/\r\n?/g, '\n') : text,
        ),
      );
