// Layouts and commands for the tests of the door layout.
import fc from 'fast-check';
import { BOX_TYPES } from '../../../domain/boxes/boxTypes.ts';
import {
  EMPTY_LAYOUT,
  type DoorType,
  type Layout,
  type LayoutCell,
} from '../../../domain/layout/layout.ts';
import { apply, type LayoutCommand } from '../../../domain/layout/apply.ts';
import { fromBoxes, type ListedBox } from '../../../domain/layout/wire.ts';
import { columnLetter } from '../../../domain/layout/cabinet.ts';

/** A size by its name. */
export const type = (name: string): DoorType => BOX_TYPES.find((one) => one.name === name)!;

/** A cell. */
export const at = (column: number, row: number) => ({ column, row });

/** The layout after commands, one after the other. */
export const after = (layout: Layout, ...commands: LayoutCommand[]): Layout =>
  commands.reduce(apply, layout);

/** Sizes by column, as stored boxes would be: numbered in their column, wired to a board a column. */
export function storedBoxes(...columns: string[][]): ListedBox[] {
  let boxId = 0;
  return columns.flatMap((names, positionX) => {
    let number = 0;
    return names.map((name, positionY) => {
      const control = name === 'CONTROL';
      if (!control) number += 1;
      boxId += 1;
      return {
        boxId,
        name: control ? name : `${columnLetter(positionX)}${String(number).padStart(2, '0')}`,
        boxTypeId: type(name).boxTypeId,
        boxTypeName: name,
        positionX,
        positionY,
        skipNumber: control,
        boardNumber: control ? null : positionX + 1,
        portNumber: control ? null : positionY + 1,
      };
    });
  });
}

/** The layout of stored boxes. */
export const stored = (...columns: string[][]): Layout => fromBoxes(storedBoxes(...columns));

/** A layout of new boxes. */
export const drawn = (...columns: string[][]): Layout =>
  after(
    EMPTY_LAYOUT,
    ...columns.flatMap((names, column) =>
      names.map((name): LayoutCommand => ({ do: 'addDoor', at: { column }, type: type(name) })),
    ),
  );

const word = (cell: LayoutCell): string =>
  cell ? `${cell.deleteFlag ? '-' : ''}${cell.name}${cell.boxId === null ? '+' : ''}` : '';

/** The names by column: `-` before a marked box, `+` behind a new one, nothing for an empty cell. */
export const names = ({ columns }: Layout): string[][] =>
  columns.map(({ cells }) => cells.map(word));

const place = fc.record({
  column: fc.integer({ min: -1, max: 27 }).map((one) => (one < 20 ? one % 6 : one)),
  row: fc.integer({ min: -1, max: 120 }).map((one) => (one < 100 ? one % 9 : one)),
});
const size = fc.constantFrom<DoorType>(...BOX_TYPES);
const column = place.map((one) => one.column);
const number = fc.constantFrom(null, -1, 0, 1, 2, 3, 0.5, Number.NaN);

/** Any command, also on places where nothing is and places that cannot be. */
export const anyCommand: fc.Arbitrary<LayoutCommand> = fc.oneof(
  fc.record({ do: fc.constant('addDoor' as const), at: place, type: size }),
  fc.record({
    do: fc.constantFrom('copyDown' as const, 'deleteDoor' as const, 'closeGap' as const),
    at: place,
  }),
  fc.record({
    do: fc.constantFrom(
      'toggleSeries' as const,
      'toggleSkipNumber' as const,
      'toggleAccessible' as const,
    ),
    at: place,
  }),
  fc.record({
    do: fc.constantFrom('changeType' as const, 'dropType' as const),
    at: place,
    type: size,
  }),
  fc.record({ do: fc.constant('moveDoor' as const), from: place, to: place }),
  fc.record({
    do: fc.constant('setWiring' as const),
    at: place,
    wiring: fc.record({ boardNumber: number, portNumber: number }, { requiredKeys: [] }),
  }),
  fc.record({ do: fc.constantFrom('deleteColumn' as const, 'closeColumns' as const), column }),
  fc.record({
    do: fc.constant('copyColumn' as const),
    column,
    to: fc.option(column, { nil: undefined }),
  }),
  fc.record({ do: fc.constant('moveColumn' as const), column, to: column }),
  fc.record({ do: fc.constant('restoreDoor' as const), boxId: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('settle' as const), index: fc.integer({ min: 0, max: 2 }) }),
  fc.constant({ do: 'renumber' as const }),
);

/** Any commands in a row. */
export const manyCommands = fc.array(anyCommand, { maxLength: 40 });

const sizes = fc.array(
  fc.array(
    size.map(({ name }) => name),
    { minLength: 1, maxLength: 7 },
  ),
  { maxLength: 5 },
);

/** A stored layout without faults, or an empty one. */
export const anyStored = sizes.map((columns) => stored(...columns));

/** Any layout that commands can lead to. */
export const anyLayout = fc
  .tuple(anyStored, manyCommands)
  .map(([layout, commands]) => after(layout, ...commands));
