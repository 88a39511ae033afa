// The cells of a workbook in XML: their addresses, their styles, and texts and numbers in them.
import type { ValueType } from './export.ts';
import { withBlanks, xlsxText } from './xlsxText.ts';

/** Number formats by style; a style's number is its place. */
const FORMATS: readonly (readonly [ValueType, string])[] = [
  ['plain', 'General'],
  ['money', '0.00'],
  ['time', 'yyyy-mm-dd hh:mm'],
  ['exactTime', 'yyyy-mm-dd hh:mm:ss'],
  ['day', 'yyyy-mm-dd'],
];
/** Formats before this number are Excel's own. */
const OWN_FORMATS = 164;

export const NUMBER_FORMATS = FORMATS.slice(1)
  .map(([, format], place) => `<numFmt numFmtId="${OWN_FORMATS + place}" formatCode="${format}"/>`)
  .join('');

export const CELL_STYLES = FORMATS.map(([type], place) => {
  const format = type === 'plain' ? 0 : OWN_FORMATS + place - 1;
  return `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
}).join('');

/** `A` for the first column. */
const columnAt = (place: number): string =>
  (place >= 26 ? columnAt(Math.floor(place / 26) - 1) : '') +
  String.fromCodePoint(65 + (place % 26));

/** What comes before the number of the row, between it and the value, and after the value. */
export type CellParts = readonly [before: string, between: string, after: string];

export const textParts = (place: number): CellParts => [
  `<c r="${columnAt(place)}`,
  '" t="inlineStr"><is><t',
  '</t></is></c>',
];

export function numberParts(place: number, type: ValueType | 'text'): CellParts {
  const style = FORMATS.findIndex(([each]) => each === type);
  return [`<c r="${columnAt(place)}`, `" s="${style}"><v>`, '</v></c>'];
}

export const cellOf = ([before, between, after]: CellParts, row: number, value: string): string =>
  before + row + between + value + after;

/** Nothing for an empty text. */
export function textCell(place: number, row: number, text: string): string {
  const written = xlsxText(text);
  return written && cellOf(textParts(place), row, withBlanks(written));
}
