// The differences between a layout and the stored one, shown to staff before they save.
import type { RecordId } from '../recordId.ts';
import {
  isEmptyColumn,
  isMarked,
  isStanding,
  type CellPlace,
  type Layout,
  type LayoutBox,
  type PlacedLayoutBox,
  type Wiring,
} from './layout.ts';
import { standingCells, type PlacedCell } from './clashes.ts';
import { placedColumn } from './wire.ts';

/** A changed value of a stored box, with its cell in the new layout. */
export interface LayoutChange<Value> extends CellPlace {
  box: LayoutBox;
  from: Value;
  to: Value;
}

/** Changes by kind; a box may have several. */
export interface LayoutChanges {
  added: PlacedCell[];
  /** Columns with new boxes only, which are also listed as added. */
  newColumns: { column: number; count: number }[];
  deleted: PlacedLayoutBox[];
  renumbered: LayoutChange<string>[];
  /** By the type's name. */
  resized: LayoutChange<string>[];
  /** To another column, or another position among the stored boxes of its column. Columns by index. */
  moved: LayoutChange<number>[];
  rewired: LayoutChange<Wiring>[];
  accessible: LayoutChange<boolean>[];
  skipNumber: LayoutChange<boolean>[];
}

/** A stored box's cell, with its rank among those boxes of its column that stay in it. */
interface Stay extends PlacedCell {
  rank: number;
}

function wiringOf({ deviceId, boardNumber, portNumber }: LayoutBox): Wiring {
  return { deviceId, boardNumber, portNumber };
}

function sameWiring(one: Wiring, other: Wiring): boolean {
  return (
    one.deviceId === other.deviceId &&
    one.boardNumber === other.boardNumber &&
    one.portNumber === other.portNumber
  );
}

/** Cells by their box's id, and the column each is in. */
function cellsById(layout: Layout): Map<RecordId, PlacedCell> {
  return new Map(
    standingCells(layout).flatMap((cell) =>
      cell.box.boxId === null ? [] : [[cell.box.boxId, cell]],
    ),
  );
}

/** The cells of one layout whose box is in the same column of the other, ranked from the top. */
function stays(
  cells: Map<RecordId, PlacedCell>,
  others: Map<RecordId, PlacedCell>,
): Map<RecordId, Stay> {
  const ranks = new Map<number, number>();
  const ranked = new Map<RecordId, Stay>();
  for (const [boxId, cell] of cells) {
    if (others.get(boxId)?.column !== cell.column) continue;
    const rank = ranks.get(cell.column) ?? 0;
    ranks.set(cell.column, rank + 1);
    ranked.set(boxId, { ...cell, rank });
  }
  return ranked;
}

function newColumns({ columns }: Layout): LayoutChanges['newColumns'] {
  return columns.flatMap((one, column) => {
    const boxes = one.cells.filter(isStanding);
    const isNew = !isEmptyColumn(one) && boxes.every((box) => box.boxId === null);
    return isNew && one.cells.length === boxes.length ? [{ column, count: boxes.length }] : [];
  });
}

function markedBoxes({ columns, removed }: Layout): PlacedLayoutBox[] {
  const standing = columns.flatMap(({ cells }, column) =>
    cells.some(isMarked) ? placedColumn(cells, column).filter((box) => box.deleteFlag) : [],
  );
  return [...standing, ...removed];
}

/** The differences between two layouts; boxes are matched by id. */
export function changes(stored: Layout, layout: Layout): LayoutChanges {
  const before = cellsById(stored);
  const after = cellsById(layout);
  const stayedBefore = stays(before, after);
  const stayedAfter = stays(after, before);
  const kept = [...after].flatMap(([boxId, cell]) => {
    const was = before.get(boxId);
    return was ? [{ boxId, cell, was }] : [];
  });
  // Most boxes do not change: skip equal values before allocating anything.
  const changed = <Value>(
    read: (box: LayoutBox) => Value,
    same: (one: Value, other: Value) => boolean = Object.is,
  ): LayoutChange<Value>[] =>
    kept
      .filter(({ cell, was }) => cell.box !== was.box && !same(read(was.box), read(cell.box)))
      .map(({ cell, was }) => ({ ...cell, from: read(was.box), to: read(cell.box) }));
  return {
    added: standingCells(layout).filter(({ box }) => box.boxId === null || !before.has(box.boxId)),
    newColumns: newColumns(layout),
    deleted: markedBoxes(layout),
    renumbered: changed((box) => box.name),
    resized: changed((box) => box.boxTypeName),
    moved: kept
      .filter(
        ({ boxId }) =>
          stayedBefore.get(boxId)?.rank !== stayedAfter.get(boxId)?.rank || !stayedAfter.has(boxId),
      )
      .map(({ cell, was }) => ({ ...cell, from: was.column, to: cell.column })),
    rewired: changed(wiringOf, sameWiring),
    accessible: changed((box) => box.bottomFlag),
    skipNumber: changed((box) => box.skipNumber),
  };
}

/** Whether saving would change anything. */
export function hasChanges(stored: Layout, layout: Layout): boolean {
  if (stored === layout) return false;
  const count = Math.max(stored.columns.length, layout.columns.length);
  // Unchanged columns are the same objects: only the others are compared.
  const columns = Array.from({ length: count }, (_, column) => column).filter(
    (column) => stored.columns[column] !== layout.columns[column],
  );
  const boxes = (one: Layout) => [
    ...columns.flatMap((column) => placedColumn(one.columns[column]?.cells ?? [], column)),
    ...one.removed,
    ...one.astray,
  ];
  return JSON.stringify(boxes(stored)) !== JSON.stringify(boxes(layout));
}
