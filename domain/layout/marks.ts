// Properties of single boxes: wiring, skipped numbers, accessible mark. Each returns the new layout.
import {
  cellAt,
  isStanding,
  withCell,
  type CellPlace,
  type Layout,
  type LayoutBox,
  type Wiring,
} from './layout.ts';

function change(
  layout: Layout,
  place: CellPlace,
  changed: (box: LayoutBox) => Partial<LayoutBox>,
): Layout {
  const box = cellAt(layout, place);
  return isStanding(box) ? withCell(layout, place, { ...box, ...changed(box) }) : layout;
}

const isNumberOrNone = (value: number | null | undefined): boolean =>
  value == null || (Number.isSafeInteger(value) && value >= 0);

/** Sets device, board and port, each optional; board and port are non-negative integers. */
export function setWiring(layout: Layout, place: CellPlace, wiring: Partial<Wiring>): Layout {
  const box = cellAt(layout, place);
  const { deviceId, boardNumber, portNumber } = { ...box, ...wiring };
  const sound = [boardNumber, portNumber].every(isNumberOrNone);
  const same =
    box?.deviceId === deviceId &&
    box?.boardNumber === boardNumber &&
    box?.portNumber === portNumber;
  return sound && !same
    ? change(layout, place, () => ({ deviceId, boardNumber, portNumber }))
    : layout;
}

/** Excludes a box from numbering, or includes it again. */
export function toggleSkipNumber(layout: Layout, place: CellPlace): Layout {
  return change(layout, place, ({ skipNumber }) => ({ skipNumber: !skipNumber }));
}

/** Toggles the accessible ("bottom") mark. */
export function toggleAccessible(layout: Layout, place: CellPlace): Layout {
  return change(layout, place, ({ bottomFlag }) => ({ bottomFlag: !bottomFlag }));
}
