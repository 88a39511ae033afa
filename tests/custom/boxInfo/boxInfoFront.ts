// A small locker front for the tests of choosing: three columns, the second with the terminal in its middle.
import { columnsOf } from '../../../domain/layout/cabinet.ts';
import type { BOX_HEIGHTS } from '../../../domain/limits.ts';
import type { Choosing } from '../../../src/custom/shared/DoorGrid/choosing.ts';
import { keyOf, type GridBox } from '../../../src/custom/shared/DoorGrid/gridBox.ts';
import { createSelection } from '../../../src/custom/shared/DoorGrid/useSelected.ts';

type Size = keyof typeof BOX_HEIGHTS;

const FRONT: Size[][] = [
  ['M', 'M', 'M', 'M'],
  ['S', 'S', 'CONTROL', 'XS'],
  ['L', 'L', 'M'],
];

/** The boxes, ids counted from 1 down each column: A01–A04, B01–B04 (7 is the terminal), C01–C03. */
export const frontBoxes: GridBox[] = FRONT.flatMap((column, positionX) =>
  column.map((boxTypeName, positionY) => ({
    boxId: FRONT.slice(0, positionX).flat().length + positionY + 1,
    name: `${'ABC'.charAt(positionX)}0${positionY + 1}`,
    positionX,
    positionY,
    boxTypeName,
    status: 'AVAILABLE' as const,
    bottomFlag: false,
  })),
);

export const frontColumns = columnsOf(frontBoxes);

/** The box of this name. */
export function boxNamed(name: string): GridBox {
  const found = frontBoxes.find((box) => box.name === name);
  if (!found) throw new Error(`There is no box ${name}.`);
  return found;
}

/** Choosing on that front with nothing chosen; `aside` names boxes that a filter has put aside. */
export function openChoosing(aside: readonly string[] = []): Choosing<GridBox> {
  const dim = (box: GridBox) => aside.includes(box.name);
  return {
    drawn: { columns: frontColumns, dim },
    selection: createSelection(),
    anchor: null,
    adds: false,
    before: null,
  };
}

/** The names of what is chosen, in the order of the front. */
export function chosenNames({ selection }: Choosing<GridBox>): string[] {
  return frontBoxes.filter((box) => selection.ids().has(keyOf(box))).map((box) => box.name);
}
