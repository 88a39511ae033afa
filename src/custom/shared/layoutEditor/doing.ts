// What gestures and keys do to a layout: which commands, and which place is chosen after.
import {
  cellAt,
  isMarked,
  isStanding,
  type CellPlace,
  type DoorType,
  type Layout,
} from '../../../../domain/layout/layout.ts';
import type { LayoutCommand } from '../../../../domain/layout/commands.ts';

/** A command, and the place that is chosen once it is done. */
export interface Action {
  command: LayoutCommand;
  then: CellPlace;
}

const below = ({ column, row }: CellPlace): CellPlace => ({ column, row: row + 1 });

/** Whether the place is the end of its column, where the next box goes. */
export const isEnd = (layout: Layout, { column, row }: CellPlace): boolean =>
  row >= (layout.columns[column]?.cells.length ?? 0);

/** A size is put on a place: a box changes, an empty cell is filled, a column goes on. At the end one stays at the end. */
export function put(layout: Layout, at: CellPlace, type: DoorType): Action {
  const { boxTypeId, name } = type;
  const end = isEnd(layout, at);
  return {
    command: { do: 'dropType', at, type: { boxTypeId, name } },
    then: end ? below(at) : at,
  };
}

/** A box is added below this one, or on the place itself where none is. */
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

/** Deletes what is there; a marked box comes back. */
export function deleteOrRestore(layout: Layout, at: CellPlace): Action {
  const cell = cellAt(layout, at);
  return isMarked(cell) && cell.boxId !== null
    ? { command: { do: 'restoreDoor', boxId: cell.boxId }, then: at }
    : { command: { do: 'deleteDoor', at }, then: at };
}

/** Moves a box by a key: up and down within its column, or to the one beside it. */
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

/** Where something is let go: on a cell, or between it and its neighbour. */
export interface Spot {
  at: CellPlace;
  how: 'on' | 'before' | 'after';
}

/** What is done when something is let go on a spot; nothing where a box is put back. */
export function drop(layout: Layout, dragged: Dragged, { at, how }: Spot): Action | undefined {
  const row = how === 'after' ? at.row + 1 : at.row;
  const place = { column: at.column, row };
  if ('size' in dragged) {
    if (how === 'on') return { ...put(layout, at, dragged.size), then: at };
    const { boxTypeId, name } = dragged.size;
    return { command: { do: 'addDoor', at: place, type: { boxTypeId, name } }, then: place };
  }
  const { from } = dragged;
  // In its own column a box is first taken out, and what stood below it moves up.
  const up = from.column === place.column && from.row < row && how !== 'on' ? 1 : 0;
  const to = { column: place.column, row: row - up };
  if (to.column === from.column && to.row === from.row) return undefined;
  return { command: { do: 'moveDoor', from, to }, then: to };
}
