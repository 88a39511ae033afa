// What gestures and keys do to a layout: the commands, and the selection afterwards.
import {
  cellAt,
  isMarked,
  isStanding,
  type CellPlace,
  type DoorType,
  type Layout,
} from '../../../../domain/layout/layout.ts';
import type { LayoutCommand } from '../../../../domain/layout/apply.ts';

/** A command, and the selected place afterwards. */
export interface Action {
  command: LayoutCommand;
  then: CellPlace;
}

const below = ({ column, row }: CellPlace): CellPlace => ({ column, row: row + 1 });

/** Whether the place is the end of its column, where the next box is added. */
export const isEnd = (layout: Layout, { column, row }: CellPlace): boolean =>
  row >= (layout.columns[column]?.cells.length ?? 0);

/**
 * Puts a size on a place: changes a box, fills an empty cell or extends a column. At the end, the selection stays
 * there.
 */
export function put(layout: Layout, at: CellPlace, type: DoorType): Action {
  const { boxTypeId, name } = type;
  const end = isEnd(layout, at);
  return { command: { do: 'dropType', at, type: { boxTypeId, name } }, then: end ? below(at) : at };
}

/** Adds a box below this one, or on the place itself where there is none. */
export function addBelow(layout: Layout, at: CellPlace, type: DoorType): Action {
  const { boxTypeId, name } = type;
  const place = cellAt(layout, at) ? below(at) : at;
  return { command: { do: 'addDoor', at: place, type: { boxTypeId, name } }, then: place };
}

/** R4.53: a door can be copied downward. */
export const copyBelow = (at: CellPlace): Action => ({
  command: { do: 'copyDown', at },
  then: below(at),
});

/** Deletes the box; a box marked deleted is restored. */
export function deleteOrRestore(layout: Layout, at: CellPlace): Action {
  const cell = cellAt(layout, at);
  return isMarked(cell) && cell.boxId !== null
    ? { command: { do: 'restoreDoor', boxId: cell.boxId }, then: at }
    : { command: { do: 'deleteDoor', at }, then: at };
}

/** Moves a box by keyboard: up and down in its column, or to the adjacent one. */
export function moveBy(layout: Layout, from: CellPlace, key: string): Action | undefined {
  if (!isStanding(cellAt(layout, from))) return undefined;
  const steps: Record<string, CellPlace> = {
    ArrowUp: { column: from.column, row: from.row - 1 },
    ArrowDown: { column: from.column, row: from.row + 1 },
    ArrowLeft: { column: from.column - 1, row: from.row },
    ArrowRight: { column: from.column + 1, row: from.row },
  };
  const to = steps[key];
  if (!to || to.row < 0 || to.column < 0) return undefined;
  const end = layout.columns[to.column]?.cells.length ?? 0;
  const then = { column: to.column, row: Math.min(to.row, end) };
  return { command: { do: 'moveDoor', from, to }, then };
}

/** What is dragged: a size of the palette, or a box. */
export type Dragged = { size: DoorType } | { from: CellPlace };

/** A drop target: a cell, or the gap between a cell and its neighbour. */
export interface Spot {
  at: CellPlace;
  how: 'on' | 'before' | 'after';
}

/** The command for a drop; nothing where a box is put back. */
export function drop(layout: Layout, dragged: Dragged, { at, how }: Spot): Action | undefined {
  const row = how === 'after' ? at.row + 1 : at.row;
  const place = { column: at.column, row };
  if ('size' in dragged) {
    if (how === 'on') return { ...put(layout, at, dragged.size), then: at };
    const { boxTypeId, name } = dragged.size;
    return { command: { do: 'addDoor', at: place, type: { boxTypeId, name } }, then: place };
  }
  const { from } = dragged;
  // In its own column a box is removed first, and the boxes below it move up.
  const up = from.column === place.column && from.row < row && how !== 'on' ? 1 : 0;
  const to = { column: place.column, row: row - up };
  if (to.column === from.column && to.row === from.row) return undefined;
  return { command: { do: 'moveDoor', from, to }, then: to };
}
