// Errors of a layout: where they are, and possible repairs.
import { isInGrid, isMarked, type Layout } from './layout.ts';
import { repeated, standingCells } from './clashes.ts';
import { emptyColumns, gaps } from './gaps.ts';
import { isNumbered, readBoxName, startsSeries } from './numbers.ts';
import type { LayoutError, LayoutRepair } from './repairs.ts';
import { COLUMN_LETTERS } from '../limits.ts';

/** Types must be known, and the letters A to Z (R5.35) allow 26 series. */
function singles(layout: Layout): LayoutError[] {
  return standingCells(layout).flatMap(({ box, column, row }): LayoutError[] => {
    const at = { column, row };
    const letter = isNumbered(box) ? (readBoxName(box.name)?.letter ?? 0) : 0;
    const pastZ = letter >= COLUMN_LETTERS.length && startsSeries(layout, at);
    const goOn: LayoutRepair = { key: 'toggleSeries', command: { do: 'toggleSeries', at } };
    return [
      ...(box.boxTypeName ? [] : [{ key: 'unknownType' as const, ...at, repairs: [] }]),
      ...(pastZ ? [{ key: 'letterAfterZ' as const, ...at, repairs: [goOn] }] : []),
    ];
  });
}

/** A box in use is never removed: it must be free, flagged, or locked by staff. */
function usedBoxes({ columns, removed }: Layout): LayoutError[] {
  const marked = [...columns.flatMap(({ cells }) => cells.filter(isMarked)), ...removed];
  return marked
    .filter(({ status }) => ['OCCUPIED', 'EXPIRED', 'RESERVED'].includes(status))
    .map((box) => {
      const command = box.boxId === null ? [] : [{ do: 'restoreDoor' as const, boxId: box.boxId }];
      const repairs = command.map((one) => ({ key: one.do, command: one }));
      return { key: 'boxInUse', box, repairs };
    });
}

function astrayBoxes({ astray }: Layout): LayoutError[] {
  return astray.map((box, index) => {
    const command = { do: 'settle' as const, index };
    return {
      key: isInGrid(box) ? 'placeTaken' : 'outsideGrid',
      box,
      index,
      repairs: [{ key: command.do, command }],
    };
  });
}

/** Layouts are immutable, so errors are computed once per layout. */
const found = new WeakMap<Layout, readonly LayoutError[]>();

/** All errors of a layout; empty if it may be saved. */
export function errorsIn(layout: Layout): readonly LayoutError[] {
  const known = found.get(layout);
  if (known) return known;
  const all = [
    ...emptyColumns(layout),
    ...gaps(layout),
    ...singles(layout),
    ...repeated(layout),
    ...usedBoxes(layout),
    ...astrayBoxes(layout),
  ];
  found.set(layout, all);
  return all;
}
