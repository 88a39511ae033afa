// What was changed in a layout against the stored one, for staff to see before they save.
import {
  isEmptyColumn,
  isStanding,
  type CellPlace,
  type Layout,
  type LayoutBox,
  type PlacedLayoutBox,
  type Wiring,
} from './layout.ts';
import { standingCells, type PlacedCell } from './layoutClashes.ts';
import { toBoxes } from './layoutWire.ts';

/** A stored box that is otherwise now, with its cell in the changed layout. */
export interface LayoutChange<Value> extends CellPlace {
  box: LayoutBox;
  from: Value;
  to: Value;
}

/** What changed, a list each; a box may be in several. */
export interface LayoutChanges {
  added: PlacedCell[];
  /** Columns of new boxes alone: their boxes are among the added ones too. */
  newColumns: { column: number; count: number }[];
  deleted: PlacedLayoutBox[];
  renumbered: LayoutChange<string>[];
  /** By the type's name. */
  resized: LayoutChange<string>[];
  /** To another column, or to another place among the stored boxes of its column. Columns by their place. */
  moved: LayoutChange<number>[];
  rewired: LayoutChange<Wiring>[];
  accessible: LayoutChange<boolean>[];
  skipNumber: LayoutChange<boolean>[];
}

/** A stored box's cell, with its place among those boxes of its column that stay in it. */
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
function cellsById(layout: Layout): Map<number, PlacedCell> {
  return new Map(
    standingCells(layout).flatMap((cell) =>
      cell.box.boxId === null ? [] : [[cell.box.boxId, cell]],
    ),
  );
}

/** The cells of one layout whose box is in the same column of the other, ranked from the top down. */
function stays(cells: Map<number, PlacedCell>, others: Map<number, PlacedCell>): Map<number, Stay> {
  const ranks = new Map<number, number>();
  const ranked = new Map<number, Stay>();
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

/** What was changed in the layout against the stored one; boxes are known again by their id. */
export function changes(stored: Layout, layout: Layout): LayoutChanges {
  const before = cellsById(stored);
  const after = cellsById(layout);
  const stayedBefore = stays(before, after);
  const stayedAfter = stays(after, before);
  const kept = [...after].flatMap(([boxId, cell]) => {
    const was = before.get(boxId);
    return was ? [{ boxId, cell, was }] : [];
  });
  const changed = <Value>(
    read: (box: LayoutBox) => Value,
    same: (one: Value, other: Value) => boolean = Object.is,
  ): LayoutChange<Value>[] =>
    kept
      .map(({ cell, was }) => ({ ...cell, from: read(was.box), to: read(cell.box) }))
      .filter(({ from, to }) => !same(from, to));
  return {
    added: standingCells(layout).filter(({ box }) => box.boxId === null || !before.has(box.boxId)),
    newColumns: newColumns(layout),
    deleted: toBoxes(layout).filter((box) => box.deleteFlag),
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
  return JSON.stringify(toBoxes(stored)) !== JSON.stringify(toBoxes(layout));
}
