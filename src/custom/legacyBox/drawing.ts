// Step 2 of the legacy designer: converts between the drawn layout and the cabinets of the API.
import type { LegacyLocker } from '../../../contract/lockers/legacyLockers.ts';
import {
  EMPTY_LAYOUT,
  isStanding,
  type Layout,
  type PlacedLayoutBox,
} from '../../../domain/layout/layout.ts';
import { hasChanges } from '../../../domain/layout/changes.ts';
import { errorsIn } from '../../../domain/layout/errorsIn.ts';
import { beginHistory, type LayoutHistory } from '../../../domain/layout/history.ts';
import { toBoxes } from '../../../domain/layout/wire.ts';
import { fromCabinets, toCabinets } from '../../../domain/layout/legacyCabinets.ts';

/** The layout of a stored locker; an empty one for a new locker. */
export const storedLayout = (locker: LegacyLocker | undefined): Layout =>
  locker ? fromCabinets(locker.cabinets) : EMPTY_LAYOUT;

export const beginDrawing = (locker: LegacyLocker | undefined): LayoutHistory =>
  beginHistory(storedLayout(locker));

/** R5.4. */
export const isHeld = (locker: LegacyLocker | undefined): boolean =>
  locker?.cabinets.some(({ mouths }) => mouths.some(({ status }) => status !== 'ENABLE')) ?? false;

export const isDrawn = (locker: LegacyLocker | undefined, layout: Layout): boolean =>
  hasChanges(storedLayout(locker), layout);

/** Why a drawing cannot be saved yet. */
export function drawingError(layout: Layout): 'errors' | 'empty' | undefined {
  if (errorsIn(layout).length > 0) return 'errors';
  return layout.columns.some(({ cells }) => cells.some(isStanding)) ? undefined : 'empty';
}

/** Boxes another user added meanwhile are removed when this drawing overwrites theirs: they are marked as removed. */
function withTheirs(layout: Layout, current: LegacyLocker): Layout {
  const known = new Set(toBoxes(layout).map(({ boxId }) => boxId));
  const theirs = toBoxes(storedLayout(current))
    .filter(({ boxId }) => !known.has(boxId))
    .map((box): PlacedLayoutBox => ({ ...box, deleteFlag: true }));
  return { ...layout, removed: [...layout.removed, ...theirs] };
}

/** The cabinets of a drawing applied to the stored ones. */
export const cabinetsOf = (layout: Layout, locker: LegacyLocker | undefined) =>
  locker ? toCabinets(withTheirs(layout, locker), locker.cabinets) : toCabinets(layout);
