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
  letterAfterZ: 'LAYOUT_AFTER_Z',
  boxInUse: 'LAYOUT_BOX_IN_USE',
  placeTaken: 'LAYOUT_PLACE_TAKEN',
  outsideGrid: 'LAYOUT_OUTSIDE',
} as const satisfies Record<LayoutError['key'], ProblemCode>;

/** The position for users: column letter and row from 1, or the box's name. */
function placeOf(error: LayoutError, layout: Layout): string {
  if ('box' in error) return error.box.name || String(error.box.boxId ?? '');
  const column = columnLetter(error.column);
  if (!('row' in error)) return column;
  const name = layout.columns[error.column]?.cells[error.row]?.name;
  return name || `${column}, ${error.row + 1}`;
}

/** Throws the first violation of an invalid layout. */
export function refuseLayoutErrors(layout: Layout): void {
  const [error] = errorsIn(layout);
  if (!error) return;
  const values = { place: placeOf(error, layout) };
  throw new Problem(CODES[error.key], { field: 'boxList', values });
}
