// Changes the size of a layout's boxes, in place or by drag and drop. Each returns the new layout.
import {
  EMPTY_COLUMN,
  cellAt,
  isMarked,
  isStanding,
  withCell,
  withCells,
  type CellPlace,
  type DoorType,
  type Layout,
  type LayoutCell,
} from './layout.ts';
import { NO_WIRING, UNNUMBERED_TYPE, hasRoom, newBox } from './doors.ts';
import { wiringFor } from './ports.ts';

/** Changes a box's size; it keeps id, wiring and marks. Changing to or from the control unit removes or adds its number. */
export function changeType(layout: Layout, place: CellPlace, type: DoorType): Layout {
  const box = cellAt(layout, place);
  if (!isStanding(box) || box.boxTypeId === type.boxTypeId) return layout;
  const control = type.name === UNNUMBERED_TYPE;
  const turns = control !== (box.boxTypeName === UNNUMBERED_TYPE);
  const wiring = control ? NO_WIRING : wiringFor(layout, place);
  return withCell(layout, place, {
    ...box,
    boxTypeId: type.boxTypeId,
    boxTypeName: type.name,
    name: box.name === box.boxTypeName ? type.name : box.name,
    ...(turns && { ...wiring, skipNumber: control }),
  });
}

/**
 * Drag and drop (R4.55): a size dropped on a box changes it; on an empty cell it creates a box, at any distance
 * below the others. On a marked box it restores that box with the new size.
 */
export function dropType(layout: Layout, place: CellPlace, type: DoorType): Layout {
  const cell = cellAt(layout, place);
  if (isStanding(cell)) return changeType(layout, place, type);
  if (isMarked(cell)) {
    if (!hasRoom(layout, place)) return layout;
    return changeType(withCell(layout, place, { ...cell, deleteFlag: false }), place, type);
  }
  const { cells } = layout.columns[place.column] ?? EMPTY_COLUMN;
  const more = Math.max(0, place.row + 1 - cells.length);
  if (!hasRoom(layout, place, more)) return layout;
  const holes = Array<LayoutCell>(more).fill(null);
  const box = newBox(type, wiringFor(layout, place));
  return withCells(layout, place.column, [...cells, ...holes].with(place.row, box));
}
