// Converts layout rule violations to problems that name the position.
import { columnLetter } from '../../domain/layout/cabinet.ts';
import type { Layout } from '../../domain/layout/layout.ts';
import { errorsIn } from '../../domain/layout/errorsIn.ts';
import type { LayoutError } from '../../domain/layout/repairs.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { Problem } from '../system/problem.ts';

const CODES = {
  emptyColumn: 'LAYOUT_EMPTY_COLUMN',
  gapInColumn: 'LAYOUT_GAP',
  portTaken: 'LAYOUT_PORT_TAKEN',
  nameTaken: 'LAYOUT_NAME_TAKEN',
  boxTwice: 'LAYOUT_BOX_TWICE',
  unknownType: 'LAYOUT_UNKNOWN_TYPE',
  letterBeyondZ: 'LAYOUT_BEYOND_Z',
  boxInUse: 'LAYOUT_BOX_IN_USE',
  placeTaken: 'LAYOUT_PLACE_TAKEN',
  outsideGrid: 'LAYOUT_OUTSIDE',
} as const satisfies Record<LayoutError['key'], ProblemCode>;

/** The position for users: column letter and row from 1, or the box's name. */
function placeOf(fault: LayoutError, layout: Layout): string {
  if ('box' in fault) return fault.box.name || String(fault.box.boxId ?? '');
  const column = columnLetter(fault.column);
  if (!('row' in fault)) return column;
  const name = layout.columns[fault.column]?.cells[fault.row]?.name;
  return name || `${column}, ${fault.row + 1}`;
}

/** Throws the first violation of an invalid layout. */
export function refuseLayoutErrors(layout: Layout): void {
  const [fault] = errorsIn(layout);
  if (!fault) return;
  const values = { place: placeOf(fault, layout) };
  throw new Problem(CODES[fault.key], { field: 'boxList', values });
}
