// Values that must be unique among the boxes of a layout.
import { isStanding, type CellPlace, type Layout, type LayoutBox } from './layout.ts';
import { isNumbered } from './numbers.ts';
import { freePort } from './ports.ts';
import type { LayoutError, LayoutRepair } from './repairs.ts';

/** A box with its cell. */
export interface PlacedCell extends CellPlace {
  box: LayoutBox;
}

/** The boxes not marked for deletion, with their cells. */
export const standingCells = ({ columns }: Layout): PlacedCell[] =>
  columns.flatMap(({ cells }, column) =>
    cells.flatMap((box, row) => (isStanding(box) ? [{ box, column, row }] : [])),
  );

/** An error for each box with the same value as an earlier one; undefined values are ignored. */
function twice(
  cells: readonly PlacedCell[],
  key: 'portTaken' | 'nameTaken' | 'boxTwice',
  valueOf: (box: LayoutBox) => string | undefined,
  repairs: (cell: PlacedCell) => LayoutRepair[],
): LayoutError[] {
  const first = new Map<string, CellPlace>();
  return cells.flatMap((cell): LayoutError[] => {
    const { box, column, row } = cell;
    const value = valueOf(box);
    if (value === undefined) return [];
    const other = first.get(value);
    if (other) return [{ key, column, row, other, repairs: repairs(cell) }];
    first.set(value, { column, row });
    return [];
  });
}

const portOf = ({ deviceId, boardNumber, portNumber }: LayoutBox): string | undefined =>
  boardNumber === null || portNumber === null
    ? undefined
    : `${deviceId}/${boardNumber}/${portNumber}`;

/** Duplicates: locks by device, board and port; boxes by name and by id. */
export function repeated(layout: Layout): LayoutError[] {
  const cells = standingCells(layout);
  const nextPort = ({ box, column, row }: PlacedCell): LayoutRepair => ({
    key: 'nextPort',
    command: {
      do: 'setWiring',
      at: { column, row },
      wiring: { portNumber: freePort(layout, box) },
    },
  });
  const again: LayoutRepair = { key: 'renumber', command: { do: 'renumber' } };
  return [
    ...twice(cells, 'portTaken', portOf, (cell) => [nextPort(cell)]),
    ...twice(
      cells,
      'nameTaken',
      (box) => (isNumbered(box) && box.name ? box.name : undefined),
      () => [again],
    ),
    ...twice(
      cells,
      'boxTwice',
      (box) => box.boxId?.toString(),
      () => [],
    ),
  ];
}
