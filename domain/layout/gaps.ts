// Empty columns and cells of a layout that are not allowed.
import {
  isEmptyColumn,
  isStanding,
  type CellPlace,
  type Layout,
  type LayoutColumn,
} from './layout.ts';
import { emptyRunEnd } from './columns.ts';
import type { LayoutError, LayoutRepair } from './repairs.ts';

/** No empty column between others (R5.32), or before the first, as columns are lettered from A. */
export function emptyColumns(layout: Layout): LayoutError[] {
  const { columns } = layout;
  const last = columns.findLastIndex((column) => !isEmptyColumn(column));
  return columns.flatMap((one, column): LayoutError[] => {
    const begins = column < last && isEmptyColumn(one);
    if (!begins || (column > 0 && isEmptyColumn(columns[column - 1]))) return [];
    const end = emptyRunEnd(layout, column);
    const like = column > 0 ? column - 1 : end;
    const repairs: LayoutRepair[] = [
      { key: 'closeColumns', command: { do: 'closeColumns', column } },
      { key: 'fillColumn', command: { do: 'copyColumn', column: like, to: column } },
    ];
    return [{ key: 'emptyColumn', column, count: end - column, repairs }];
  });
}

function gap({ cells }: LayoutColumn, at: CellPlace): LayoutError {
  const next = cells.findIndex((cell, row) => row > at.row && cell !== null);
  const like = cells.slice(0, at.row).findLast(isStanding) ?? cells.slice(at.row).find(isStanding);
  const type = like && { boxTypeId: like.boxTypeId, name: like.boxTypeName };
  const repairs: LayoutRepair[] = [{ key: 'closeGap', command: { do: 'closeGap', at } }];
  if (type) repairs.push({ key: 'fillGap', command: { do: 'addDoor', at, type } });
  return { key: 'gapInColumn', ...at, count: next - at.row, repairs };
}

/** No gap in a column (R5.33), counted from the top. */
export function gaps({ columns }: Layout): LayoutError[] {
  return columns.flatMap((one, column) =>
    one.cells.flatMap((cell, row) =>
      cell === null && (row === 0 || one.cells[row - 1] !== null)
        ? [gap(one, { column, row })]
        : [],
    ),
  );
}
