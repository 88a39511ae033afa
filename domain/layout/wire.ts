// Converts the door layout to and from the API's boxList.
import { boxTypeName } from '../boxes/boxTypes.ts';
import {
  EMPTY_LAYOUT,
  cellAt,
  isInGrid,
  isMarked,
  withCells,
  type Layout,
  type LayoutBox,
  type LayoutCell,
  type PlacedLayoutBox,
} from './layout.ts';
import { placed } from './columns.ts';
import { renumber, withSeriesOfNames } from './numbers.ts';

/** A box of a boxList, with its required and optional fields. */
export type ListedBox = Pick<PlacedLayoutBox, 'boxTypeId' | 'positionX' | 'positionY'> &
  Partial<{ [Field in keyof PlacedLayoutBox]: PlacedLayoutBox[Field] | null }>;

/** A listed box with defaults filled in. */
function completed(box: ListedBox): PlacedLayoutBox {
  return {
    ...box,
    boxId: box.boxId ?? null,
    name: box.name ?? '',
    boxTypeName: box.boxTypeName ?? boxTypeName(box.boxTypeId) ?? '',
    status: box.status ?? 'AVAILABLE',
    doorStatus: box.doorStatus ?? null,
    openStatusFlag: box.openStatusFlag ?? false,
    deviceId: box.deviceId ?? null,
    boardNumber: box.boardNumber ?? null,
    portNumber: box.portNumber ?? null,
    bottomFlag: box.bottomFlag ?? false,
    skipNumber: box.skipNumber ?? false,
    lockType: box.lockType ?? null,
    expiryTime: box.expiryTime ?? null,
    deleteFlag: box.deleteFlag ?? false,
  };
}

function unplaced({ positionX: _x, positionY: _y, ...box }: PlacedLayoutBox): LayoutBox {
  return { ...box, series: false };
}

/** Puts a box at its position, adding empty cells; sets it aside if that is taken or outside the grid. */
function put(layout: Layout, box: PlacedLayoutBox): Layout {
  if (box.deleteFlag) return { ...layout, removed: [...layout.removed, box] };
  const place = { column: box.positionX, row: box.positionY };
  if (!isInGrid(box) || cellAt(layout, place)) {
    return { ...layout, astray: [...layout.astray, box] };
  }
  const cells = layout.columns[place.column]?.cells ?? [];
  const holes = Array<LayoutCell>(Math.max(0, place.row + 1 - cells.length)).fill(null);
  return withCells(layout, place.column, [...cells, ...holes].with(place.row, unplaced(box)));
}

/**
 * The layout of a locker's boxes with their stored names. Errors are kept for errorsIn() to report:
 * empty columns and cells, duplicate positions. Boxes already marked deleted are kept separately.
 */
export function fromBoxes(boxes: readonly ListedBox[]): Layout {
  const known = boxes.filter((box) => !box.deleteFlag || box.boxId != null);
  return withSeriesOfNames(known.map(completed).reduce(put, EMPTY_LAYOUT));
}

/** The boxes of a column with their rows: marked ones take none and share that of the next one. */
export function placedColumn(cells: readonly LayoutCell[], positionX: number): PlacedLayoutBox[] {
  let positionY = 0;
  return cells.flatMap((cell) => {
    const box = cell && placed(cell, positionX, positionY);
    if (!isMarked(cell)) positionY += 1;
    return box ?? [];
  });
}

/** The boxList of a layout: by column and from the top, then boxes without a column. */
export function toBoxes(layout: Layout): PlacedLayoutBox[] {
  return [
    ...layout.columns.flatMap(({ cells }, positionX) => placedColumn(cells, positionX)),
    ...layout.removed,
    ...layout.astray,
  ];
}

/** The boxes, each without a name with the one that the layout editor gives it (R4.59); other names stay. */
export function withNames<B extends ListedBox>(boxes: readonly B[]): readonly B[] {
  const isNameless = ({ name, deleteFlag }: B) => !name && deleteFlag !== true;
  if (!boxes.some(isNameless)) return boxes;
  const named = renumber(fromBoxes(boxes));
  return boxes.map((box) => {
    const place = { column: box.positionX, row: box.positionY };
    return isNameless(box) ? { ...box, name: cellAt(named, place)?.name ?? '' } : box;
  });
}
