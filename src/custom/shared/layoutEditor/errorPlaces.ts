// Where in the grid each fault is drawn.
import { isMarked, type Layout } from '../../../../domain/layout/layout.ts';
import type { LayoutError } from '../../../../domain/layout/repairs.ts';

/** What is wrong with a cell, by its row; the row -1 is the whole column. */
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

/** The first place where a fault is to be seen; undefined for one beside the layout. */
export function placeOf(layout: Layout, fault: LayoutError) {
  const [first] = placesOf(layout, fault);
  return first && { column: first[0], row: Math.max(0, first[1]) };
}

/** The faults of each column in one text, so that a column without news is not drawn again: `3:portTaken 7:nameTaken`. */
export function errorsByColumn(layout: Layout, faults: readonly LayoutError[]): string[] {
  const texts: string[] = [];
  for (const fault of faults) {
    for (const [column, row] of placesOf(layout, fault))
      texts[column] = `${texts[column] ?? ''}${row}:${fault.key} `;
  }
  return texts;
}

/** Reads the text of a column back; the first fault of a cell is the one that is shown. */
export function readErrors(text: string): ColumnErrors {
  if (text === '') return NONE;
  const read = new Map<number, LayoutError['key']>();
  for (const part of text.trim().split(' ')) {
    const [row, key] = part.split(':');
    if (!read.has(Number(row))) read.set(Number(row), key as LayoutError['key']);
  }
  return read;
}
