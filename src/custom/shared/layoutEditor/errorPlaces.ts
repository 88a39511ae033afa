// The position of each error in the grid.
import { isMarked, type Layout } from '../../../../domain/layout/layout.ts';
import type { LayoutError } from '../../../../domain/layout/repairs.ts';

/** A column's errors by row; row -1 is the whole column. */
export type ColumnErrors = ReadonlyMap<number, LayoutError['key']>;

const NONE: ColumnErrors = new Map();

function placesOf(layout: Layout, error: LayoutError): [column: number, row: number][] {
  switch (error.key) {
    case 'emptyColumn':
      return Array.from({ length: error.count }, (_, at) => [error.column + at, -1]);
    case 'gapInColumn':
      return Array.from({ length: error.count }, (_, at) => [error.column, error.row + at]);
    case 'boxInUse':
      return layout.columns.flatMap(({ cells }, column) =>
        cells.flatMap((cell, row): [number, number][] =>
          isMarked(cell) && cell === error.box ? [[column, row]] : [],
        ),
      );
    case 'placeTaken':
    case 'outsideGrid':
      return [];
    default:
      return [[error.column, error.row]];
  }
}

/** The first place that shows an error; undefined for one outside the layout. */
export function placeOf(layout: Layout, error: LayoutError) {
  const [first] = placesOf(layout, error);
  return first && { column: first[0], row: Math.max(0, first[1]) };
}

/** The errors of each column as a string, so that unchanged columns do not re-render: `3:portTaken 7:nameTaken`. */
export function errorsByColumn(layout: Layout, errors: readonly LayoutError[]): string[] {
  const texts: string[] = [];
  for (const error of errors) {
    for (const [column, row] of placesOf(layout, error))
      texts[column] = `${texts[column] ?? ''}${row}:${error.key} `;
  }
  return texts;
}

/** Parses a column's string; the first error of a cell is the one shown. */
export function readErrors(text: string): ColumnErrors {
  if (text === '') return NONE;
  const read = new Map<number, LayoutError['key']>();
  for (const part of text.trim().split(' ')) {
    const [row, key] = part.split(':');
    if (!read.has(Number(row))) read.set(Number(row), key as LayoutError['key']);
  }
  return read;
}
