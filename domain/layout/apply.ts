// The commands of the door layout editor, and their effect on a layout.
import type { RecordId } from '../recordId.ts';
import type { CellPlace, DoorType, Layout, LayoutColumn, Wiring } from './layout.ts';
import { closeColumns, closeGap, copyColumn, deleteColumn, moveColumn } from './columns.ts';
import { addDoor, copyDown, deleteDoor, moveDoor } from './doors.ts';
import { setWiring, toggleAccessible, toggleSkipNumber } from './marks.ts';
import { renumber, toggleSeries } from './numbers.ts';
import { restoreDoor, placeAstray } from './returns.ts';
import { changeType, dropType } from './sizes.ts';

/** All commands; the function of the same name describes each. */
export type LayoutCommand =
  | { do: 'addDoor'; at: { column: number; row?: number }; type: DoorType }
  | { do: 'copyDown' | 'deleteDoor' | 'closeGap'; at: CellPlace }
  | { do: 'toggleSeries' | 'toggleSkipNumber' | 'toggleAccessible'; at: CellPlace }
  | { do: 'changeType' | 'dropType'; at: CellPlace; type: DoorType }
  | { do: 'moveDoor'; from: CellPlace; to: CellPlace }
  | { do: 'setWiring'; at: CellPlace; wiring: Partial<Wiring> }
  | { do: 'deleteColumn' | 'closeColumns'; column: number }
  | { do: 'copyColumn'; column: number; to?: number }
  | { do: 'moveColumn'; column: number; to: number }
  | { do: 'restoreDoor'; boxId: RecordId }
  | { do: 'settle'; index: number }
  | { do: 'renumber' };

function changed(layout: Layout, command: LayoutCommand): Layout {
  switch (command.do) {
    case 'addDoor':
      return addDoor(layout, command.at, command.type);
    case 'copyDown':
      return copyDown(layout, command.at);
    case 'deleteDoor':
      return deleteDoor(layout, command.at);
    case 'closeGap':
      return closeGap(layout, command.at);
    case 'toggleSeries':
      return toggleSeries(layout, command.at);
    case 'toggleSkipNumber':
      return toggleSkipNumber(layout, command.at);
    case 'toggleAccessible':
      return toggleAccessible(layout, command.at);
    case 'changeType':
      return changeType(layout, command.at, command.type);
    case 'dropType':
      return dropType(layout, command.at, command.type);
    case 'moveDoor':
      return moveDoor(layout, command.from, command.to);
    case 'setWiring':
      return setWiring(layout, command.at, command.wiring);
    case 'deleteColumn':
      return deleteColumn(layout, command.column);
    case 'closeColumns':
      return closeColumns(layout, command.column);
    case 'copyColumn':
      return copyColumn(layout, command.column, command.to);
    case 'moveColumn':
      return moveColumn(layout, command.column, command.to);
    case 'restoreDoor':
      return restoreDoor(layout, command.boxId);
    case 'renumber':
      return layout;
    default:
      return placeAstray(layout, command.index);
  }
}

function trimColumn(column: LayoutColumn): LayoutColumn {
  const end = column.cells.findLastIndex((cell) => cell !== null) + 1;
  return end === column.cells.length ? column : { ...column, cells: column.cells.slice(0, end) };
}

/** Removes empty cells at the end of columns and empty columns at the end of the layout. */
function trim(layout: Layout): Layout {
  const columns = layout.columns.map(trimColumn);
  const end = columns.findLastIndex(({ cells }) => cells.length > 0) + 1;
  return { ...layout, columns: columns.slice(0, end) };
}

/**
 * The layout after a command, renumbered. A command without effect, or without space in the grid, returns the
 * same layout object; unchanged columns are the same objects.
 */
export function apply(layout: Layout, command: LayoutCommand): Layout {
  const next = changed(layout, command);
  if (next === layout) return command.do === 'renumber' ? renumber(layout) : layout;
  return renumber(trim(next));
}
