// A text as a cell of a CSV file: without control characters, no formula, in quotes where it must be.
import { plainInText } from './formulaGuard.ts';

// The patterns are read by JavaScript and by PostgreSQL alike.
/** Control characters that no cell holds. */
export const CONTROL = '[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F]';
/** What is in a cell in quotes. */
export const QUOTED = '[",\\n]';

const [controls, isQuoted] = [new RegExp(CONTROL, 'gu'), new RegExp(QUOTED, 'u')];
const ANY_CONTROL = /\p{Cc}/u;

export const inQuotes = (text: string): string =>
  isQuoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Some spreadsheets treat a lone carriage return as the end of a row. */
export const csvText = (text: string): string =>
  inQuotes(
    plainInText(
      ANY_CONTROL.test(text) ? text.replaceAll(controls, '').replaceAll(/\r\n?/g, '\n') : text,
    ),
  );
