// The cells of a workbook in XML: their addresses, their styles, and texts and numbers in them.
import type { ValueType } from './export.ts';
import { xlsxText } from './xlsxText.ts';

/** Number formats by style; a style's number is its place. */
const FORMATS: readonly (readonly [ValueType, string])[] = [
  ['plain', 'General'],
  ['money', '0.00'],
  ['time', 'yyyy-mm-dd hh:mm'],
  ['exactTime', 'yyyy-mm-dd hh:mm:ss'],
  ['day', 'yyyy-mm-dd'],
];
const STYLES = Object.fromEntries(FORMATS.map(([type], style) => [type, style]));
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

/** Nothing for an empty text. */
export function textCell(place: number, row: number, text: string): string {
  const element = xlsxText(text);
  return element && `<c r="${columnAt(place)}${row}" t="inlineStr"><is>${element}</is></c>`;
}

export const numberCell = (place: number, row: number, value: number, type: ValueType): string =>
  `<c r="${columnAt(place)}${row}" s="${STYLES[type]}"><v>${value}</v></c>`;
