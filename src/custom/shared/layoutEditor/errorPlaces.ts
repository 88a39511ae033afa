// The position of each error in the grid.
import { isMarked, type Layout } from '../../../../domain/layout/layout.ts';
import type { LayoutError } from '../../../../domain/layout/repairs.ts';

/** A column's errors by row; row -1 is the whole column. */
export type ColumnErrors = ReadonlyMap<number, LayoutError['key']>;

const NONE: ColumnErrors = new Map();

function placesOf(layout: Layout, fault: LayoutError): [column: number, row: number][] {
  switch (fault.key) {
    case 'emptyColumn':
      return Array.from({ length: fault.count }, (_, at) => [fault.column + at, -1]);
    case 'gapInColumn':
      return Array.from({ length: fault.count }, (_, at) => [fault.column, fault.row + at]);
    case 'boxInUse':
      return layout.columns.flatMap(({ cells }, column) =>
        cells.flatMap((cell, row): [number, number][] =>
          isMarked(cell) && cell === fault.box ? [[column, row]] : [],
        ),
      );
    case 'placeTaken':
    case 'outsideGrid':
      return [];
    default:
      return [[fault.column, fault.row]];
  }
}

/** The first place that shows an error; undefined for one outside the layout. */
export function placeOf(layout: Layout, fault: LayoutError) {
  const [first] = placesOf(layout, fault);
  return first && { column: first[0], row: Math.max(0, first[1]) };
}

/** The errors of each column as a string, so that unchanged columns do not re-render: `3:portTaken 7:nameTaken`. */
export function errorsByColumn(layout: Layout, faults: readonly LayoutError[]): string[] {
  const texts: string[] = [];
  for (const fault of faults) {
    for (const [column, row] of placesOf(layout, fault))
      texts[column] = `${texts[column] ?? ''}${row}:${fault.key} `;
  }
  return texts;
}

/** Parses a column's string; the first error of a cell is the one shown. */
export function readFaults(text: string): ColumnErrors {
  if (text === '') return NONE;
  const read = new Map<number, LayoutError['key']>();
  for (const part of text.trim().split(' ')) {
    const [row, key] = part.split(':');
    if (!read.has(Number(row))) read.set(Number(row), key as LayoutError['key']);
  }
  return read;
}
