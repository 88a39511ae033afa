// Restores boxes of a layout: unmarks one, or places one without a cell. Each returns the new layout.
import type { RecordId } from '../recordId.ts';
import { LAYOUT_MAX_COLUMNS } from './bounds.ts';
import { isMarked, withCell, type Layout, type PlacedLayoutBox } from './layout.ts';
import { hasRoom, insert } from './doors.ts';

/** Puts a box at the end of its column, or of the nearest column with space; undefined if there is none. */
function append(layout: Layout, placed: PlacedLayoutBox): Layout | undefined {
  const { positionX, positionY: _, ...box } = placed;
  const columns = Array.from({ length: Math.min(LAYOUT_MAX_COLUMNS, layout.columns.length + 1) });
  const places = columns
    .map((_, column) => ({ column, row: layout.columns[column]?.cells.length ?? 0 }))
    .toSorted(
      (one, other) => Math.abs(one.column - positionX) - Math.abs(other.column - positionX),
    );
  const place = places.find((one) => hasRoom(layout, one));
  return place && insert(layout, place, { ...box, series: false, deleteFlag: false });
}

/** Unmarks a box in place or, if its column was removed, at the end of its former column. */
export function restoreDoor(layout: Layout, boxId: RecordId): Layout {
  for (const [column, { cells }] of layout.columns.entries()) {
    const row = cells.findIndex((cell) => isMarked(cell) && cell.boxId === boxId);
    const box = cells[row];
    if (box && hasRoom(layout, { column, row })) {
      return withCell(layout, { column, row }, { ...box, deleteFlag: false });
    }
  }
  const gone = layout.removed.find((box) => box.boxId === boxId);
  if (!gone) return layout;
  const removed = layout.removed.filter((box) => box !== gone);
  return append({ ...layout, removed }, gone) ?? layout;
}

/** Puts a box whose stored position was taken or outside the grid at the end of its column. */
export function placeAstray(layout: Layout, at: number): Layout {
  const box = layout.astray[at];
  if (!box) return layout;
  return append({ ...layout, astray: layout.astray.toSpliced(at, 1) }, box) ?? layout;
}
