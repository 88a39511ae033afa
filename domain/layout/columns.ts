// Operations on whole columns of a layout: delete, copy, close gaps. Each returns the new layout.
import { LAYOUT_MAX_COLUMNS } from './bounds.ts';
import {
  EMPTY_COLUMN,
  isEmptyColumn,
  isMarked,
  isStanding,
  withCells,
  withColumn,
  type CellPlace,
  type Layout,
  type LayoutBox,
  type LayoutCell,
  type LayoutColumn,
  type PlacedLayoutBox,
} from './layout.ts';
import { newBox } from './doors.ts';
import { nextBoard } from './ports.ts';

/** A box with its position, as the API has it. */
export function placed(box: LayoutBox, positionX: number, positionY: number): PlacedLayoutBox {
  const { series: _, ...stored } = box;
  return { ...stored, positionX, positionY };
}

/** Removes a range of columns; their marked boxes are kept separately, and columns to the right move left. */
function withoutColumns(layout: Layout, from: number, end: number): Layout {
  const marked = layout.columns
    .slice(from, end)
    .flatMap(({ cells }, at) =>
      cells.filter(isMarked).map((box, row) => placed(box, from + at, row)),
    );
  return {
    ...layout,
    columns: layout.columns.toSpliced(from, end - from),
    removed: [...layout.removed, ...marked],
  };
}

/** A series that begins within the column ends with it. */
function emptied(cell: LayoutCell): LayoutBox[] {
  return cell && cell.boxId !== null ? [{ ...cell, series: false, deleteFlag: true }] : [];
}

/**
 * Deletes a column: each box as deleteDoor does, existing ones marked and new ones removed. Deleting an empty column
 * moves the columns to the right of it left.
 */
export function deleteColumn(layout: Layout, column: number): Layout {
  const found = layout.columns[column];
  if (!found) return layout;
  if (isEmptyColumn(found)) return withoutColumns(layout, column, column + 1);
  return withCells(layout, column, found.cells.flatMap(emptied));
}

/** The end of the range of empty columns that begins here. */
export function emptyRunEnd(layout: Layout, column: number): number {
  const next = layout.columns.findIndex((one, at) => at >= column && !isEmptyColumn(one));
  return next < 0 ? layout.columns.length : next;
}

/** Closes a range of empty columns from this one on: columns to the right move left. */
export function closeColumns(layout: Layout, column: number): Layout {
  const end = emptyRunEnd(layout, column);
  return column < 0 || end <= column ? layout : withoutColumns(layout, column, end);
}

/** Closes a range of empty cells from this one on: cells below move up. */
export function closeGap(layout: Layout, { column, row }: CellPlace): Layout {
  const { cells } = layout.columns[column] ?? EMPTY_COLUMN;
  if (cells[row] !== null) return layout;
  const below = cells.findIndex((cell, at) => at > row && cell !== null);
  return withCells(layout, column, cells.toSpliced(row, (below < 0 ? cells.length : below) - row));
}

/** New boxes like those of the column, without gaps; with the next unused boards and the same ports. */
function copyOf(layout: Layout, column: LayoutColumn): LayoutColumn {
  const boxes = column.cells.filter(isStanding);
  const boards = [...new Set(boxes.map((box) => box.boardNumber))].filter((one) => one !== null);
  const first = nextBoard(layout);
  const cells = boxes.map((box) => {
    const { deviceId, portNumber, skipNumber, bottomFlag, series, boardNumber } = box;
    const board = boardNumber === null ? null : first + boards.indexOf(boardNumber);
    const copy = newBox(
      { boxTypeId: box.boxTypeId, name: box.boxTypeName },
      { deviceId, boardNumber: board, portNumber },
    );
    return { ...copy, skipNumber, bottomFlag, series };
  });
  return { series: column.series, cells };
}

/** The default position of a copied column: right after the last one with boxes. */
function afterLast(layout: Layout): number {
  return layout.columns.findLastIndex((column) => !isEmptyColumn(column)) + 1;
}

/**
 * Copies a column to another position, or to the end. An empty column there receives the boxes below its marked ones;
 * otherwise the columns from there on move right.
 */
export function copyColumn(layout: Layout, column: number, to = afterLast(layout)): Layout {
  const source = layout.columns[column];
  const inGrid = Number.isInteger(to) && to >= 0 && to < LAYOUT_MAX_COLUMNS;
  if (!source || isEmptyColumn(source) || !inGrid) return layout;
  const copy = copyOf(layout, source);
  const target = layout.columns[to];
  if (isEmptyColumn(target)) {
    const marked = target?.cells.filter(isMarked) ?? [];
    return withColumn(layout, to, { ...target, ...copy, cells: [...marked, ...copy.cells] });
  }
  const full = afterLast(layout) >= LAYOUT_MAX_COLUMNS;
  return full ? layout : { ...layout, columns: layout.columns.toSpliced(to, 0, copy) };
}

/** Moves a column to another one's position, shifting those in between. Only within the existing columns. */
export function moveColumn(layout: Layout, column: number, to: number): Layout {
  const moved = layout.columns[column];
  if (!moved || to === column || !layout.columns[to]) return layout;
  return { ...layout, columns: layout.columns.toSpliced(column, 1).toSpliced(to, 0, moved) };
}
