// What is set on single boxes of a layout: wiring, skipped numbers, the accessible mark. Each gives the layout after.
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

/** Sets device, board and port, of which any may be left as it is; numbers are whole and not below 0. */
export function setWiring(layout: Layout, place: CellPlace, wiring: Partial<Wiring>): Layout {
  const box = cellAt(layout, place);
  const { deviceId, boardNumber, portNumber } = { ...box, ...wiring };
  const sound = [deviceId, boardNumber, portNumber].every(isNumberOrNone);
  const same =
    box?.deviceId === deviceId &&
    box?.boardNumber === boardNumber &&
    box?.portNumber === portNumber;
  return sound && !same
    ? change(layout, place, () => ({ deviceId, boardNumber, portNumber }))
    : layout;
}

/** Takes a box out of the numbering, or back in. */
export function toggleSkipNumber(layout: Layout, place: CellPlace): Layout {
  return change(layout, place, ({ skipNumber }) => ({ skipNumber: !skipNumber }));
}

/** Turns the accessible ("bottom") mark over. */
export function toggleAccessible(layout: Layout, place: CellPlace): Layout {
  return change(layout, place, ({ bottomFlag }) => ({ bottomFlag: !bottomFlag }));
}
